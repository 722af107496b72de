import { expect, it } from 'vitest';
import { checkHostileFields, isFree } from '../../support/hostileFields.js';
import { HOSTILE_NAMES } from '../../support/hostileNames.js';

it('fields with every hostile name are refused, focused, corrected and sent', async () => {
  await expect(checkHostileFields(HOSTILE_NAMES.filter(isFree))).resolves.toBeUndefined();
});

import { expect, it } from 'vitest';
import { checkHostileFields, isFree } from '../support/hostileFields.js';
import { HOSTILE_NAMES } from '../support/hostileNames.js';

// One form for each name, because react-hook-form reads names as paths: `[a` is the object that contains `a.b`.
it.each(HOSTILE_NAMES.filter(isFree))(
  'a field with the name %j is refused, focused, corrected and sent',
  (name) => expect(checkHostileFields([name])).resolves.toBeUndefined(),
);

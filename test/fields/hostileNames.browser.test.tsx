import { cleanup } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { checkHostileFields, checkForeignControl, isFree } from '../support/hostileFields.js';
import { HOSTILE_NAMES, HOSTILEST_NAMES } from '../support/hostileNames.js';

// Loaded first, so that no test waits for it.
beforeAll(() => import('../../src/engine/createEngine.js'));

it.each(HOSTILEST_NAMES.filter(isFree))(
  'a field called %j is refused, focused, corrected and sent',
  async (name) => {
    await expect(checkHostileFields([name])).resolves.toBeUndefined();
  },
);

// Only in a browser, a control hides the form's property of the same name.
const hiding = HOSTILE_NAMES.filter((name) => !isFree(name));

it.each([...new Set([...HOSTILEST_NAMES, ...hiding])])(
  'a control called %j that is not a field of the form is not sent',
  async (name) => {
    for (const kind of ['input', 'select'] as const) {
      await expect(checkForeignControl(name, kind)).resolves.toBeUndefined();
      cleanup();
    }
  },
);

import { cleanup } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { checkForeignControl, isFree } from '../support/hostileFields.js';
import { HOSTILE_NAMES } from '../support/hostileNames.js';

// Loaded first, so that no test waits for it.
beforeAll(() => import('../../src/engine/createEngine.js'));

// Only in a browser, a control hides the form's property of the same name.
it.each(HOSTILE_NAMES.filter((name) => !isFree(name)))(
  'a control called %j that is not a field of the form is not sent',
  async (name) => {
    for (const kind of ['input', 'select'] as const) {
      await expect(checkForeignControl(name, kind)).resolves.toBeUndefined();
      cleanup();
    }
  },
);

import { cleanup, render } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { diagnoseSubmit } from '../../src/diagnostics/diagnoseForm.js';
import { ContactField, ContactForm } from '../../src/index.js';
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

it('development finds the fields of a form with a control called `elements`', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { container } = render(
    <ContactForm formId="f_1" baseUrl="/">
      {['name', 'email', 'message', 'elements'].map((name) => (
        <ContactField key={name} name={name} />
      ))}
    </ContactForm>,
  );
  diagnoseSubmit(container.querySelector('form') as HTMLFormElement, { formId: 'f_1' });
  expect(error).not.toHaveBeenCalled();
});

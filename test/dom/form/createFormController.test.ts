import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFormController, type FormController } from '../../../src/form/createFormController.js';
import type { FormState } from '../../../src/form/FormState.js';
import { fakeFetch } from '../../support/fakeFetch.js';
import { values } from '../../support/values.js';

let form: HTMLFormElement;

beforeEach(() => {
  form = document.createElement('form');
  for (const [name, value] of Object.entries(values)) {
    const input = form.appendChild(document.createElement('input'));
    Object.assign(input, { name, value });
    input.dataset['field'] = name;
  }
  form.append(document.createElement('button'));
  document.body.append(form);
});
afterEach(() => form.remove());

/** A controller of the form. `commit` does what React does when it has rendered a state. */
function controllerOf(
  fetch: typeof globalThis.fetch,
): Omit<FormController, 'submit'> & { submit: () => Promise<void>; commit: (state: FormState) => void } {
  const controller = createFormController();
  const unset = { schema: undefined, timeout: undefined, queryClient: undefined };
  const callbacks = { onSuccess: undefined, onError: undefined, onInvalid: undefined };
  const options = { formId: 'f_1', baseUrl: '/', locale: 'en', fetch, ...unset, ...callbacks };
  function commit(state: FormState): void {
    for (const input of form.querySelectorAll('input')) {
      input.toggleAttribute('aria-invalid', false);
      if (state.fieldErrors[input.name]) input.setAttribute('aria-invalid', 'true');
    }
    controller.configure(options, state);
  }
  controller.attach(form);
  commit(controller.getState());
  return { ...controller, submit: () => controller.submit(options), commit };
}

it('moves the focus when the refused field is on the page, not in the effect of an older commit', async () => {
  const { submit, commit, getState } = controllerOf(
    fakeFetch({ status: 422, body: '{"errors":[{"field":"email"}]}' }).fetch,
  );
  const button = form.querySelector('button');
  button?.focus();
  const before = getState();
  await submit();
  commit(before);
  expect(button).toHaveFocus();

  commit(getState());
  const email = form.querySelector('[name=email]');
  expect(email).toHaveFocus();

  button?.focus();
  commit(getState());
  expect(button).toHaveFocus();
});

it('moves the focus when the confirmation is on the page, not in the effect of an older commit', async () => {
  const { submit, commit, getState } = controllerOf(fakeFetch(201).fetch);
  const button = form.querySelector('button');
  button?.focus();
  const submission = submit();
  const pending = getState();
  await submission;
  commit(pending);
  expect(button).toHaveFocus();

  commit(getState());
  expect(form).toHaveFocus();
});

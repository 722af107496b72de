import { createFormControl, type FieldValues } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ContactPayload } from '../../../src/client/index.js';
import en from '../../../src/locales/en.js';
import { createMachine, type Machine, type MachineOptions } from '../../../src/submission/machine.js';
import { send } from '../../../src/submission/send.js';
import { createStore, type Submission } from '../../../src/submission/store.js';
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

/** A machine of the form. `commit` does what React does when it has rendered a submission. */
function machineOf(fetch: typeof globalThis.fetch) {
  const store = createStore();
  const options: MachineOptions = { formId: 'f_1', baseUrl: '/', tag: 'en', messages: en, fetch };
  const control = createFormControl<FieldValues, unknown, ContactPayload>({
    resolver: (_values, _context, fields) => machine.resolve(values, fields, options),
  });
  const machine: Machine = createMachine({
    store,
    control,
    getForm: () => form,
  });
  const sendNow = (payload: ContactPayload, onSending: () => void) => {
    const outcome = send(options, payload);
    onSending();
    return outcome;
  };
  const getSubmission = () => store.getState().submission;
  const commit = (submission: Submission) => machine.onCommit(submission);
  commit(getSubmission());
  return {
    getSubmission,
    commit,
    submit: () => (store.lock() ? machine.submit({ form, options, send: sendNow }) : undefined),
  };
}

it('moves the focus when the refused field is on the page, not in the effect of an older commit', async () => {
  const { submit, commit, getSubmission } = machineOf(
    fakeFetch({ status: 422, body: '{"errors":[{"field":"email"}]}' }).fetch,
  );
  const button = form.querySelector('button');
  button?.focus();
  const before = getSubmission();
  await submit();
  commit(before);
  expect(button).toHaveFocus();

  commit(getSubmission());
  const email = form.querySelector('[name=email]');
  expect(email).toHaveFocus();

  button?.focus();
  commit(getSubmission());
  expect(button).toHaveFocus();
});

it('moves the focus when the confirmation is on the page, not in the effect of an older commit', async () => {
  const { submit, commit, getSubmission } = machineOf(fakeFetch(201).fetch);
  const button = form.querySelector('button');
  button?.focus();
  const submission = submit();
  const pending = getSubmission();
  await submission;
  commit(pending);
  expect(button).toHaveFocus();

  // React replaces the fields with the confirmation.
  form.replaceChildren();
  commit(getSubmission());
  expect(form).toHaveFocus();
});

it('allows no second submit until the outcome, and after a success none until a reset', async () => {
  const { submit, getSubmission } = machineOf(fakeFetch(500, 201).fetch);
  const first = submit();
  expect(submit()).toBeUndefined();
  await first;
  expect(getSubmission().status).toBe('error');
  await submit();
  expect(getSubmission().status).toBe('success');
  expect(submit()).toBeUndefined();
});

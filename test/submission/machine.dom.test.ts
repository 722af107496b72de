import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import en from '../../src/locales/en.js';
import { createMachine } from '../../src/engine/machine.js';
import type { ResolvedOptions } from '../../src/form/useOptions.js';
import { contactSchema } from '../../src/schema/index.js';
import { mutate } from '../../src/engine/mutation.js';
import { createStore, type Submission } from '../../src/form/store.js';
import { collectUncaught } from '../support/collectUncaught.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

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

const readValues = () =>
  Object.fromEntries(Array.from(form.querySelectorAll('input'), ({ name, value }) => [name, value]));

/** Sets the text of a field. */
function write(name: keyof typeof values, text: string): void {
  Object.assign(form.querySelector(`[name=${name}]`) as HTMLInputElement, { value: text });
}

/** A machine of the form. `commit` does what React does when it has rendered a submission. */
function machineOf(fetch: typeof globalThis.fetch, more: Partial<ResolvedOptions> = {}) {
  const store = createStore();
  const options: ResolvedOptions = {
    formId: 'f_1',
    baseUrl: '/',
    tag: 'en',
    messages: en,
    needsCatalog: false,
    isLoading: false,
    merge: ({ messages: _, ...own }) => own,
    fetch,
    ...more,
  };
  const machine = createMachine({
    store,
    resolverContext: { getOptions: () => options, readFields: () => ({ values: readValues() }) },
    runMutation: (payload, submit, onSending) => mutate(submit.options, payload, onSending),
    getForm: () => form,
  });
  machine.listen(form);
  const getSubmission = () => store.getState().submission;
  const commit = (submission: Submission) => machine.onCommit(submission);
  commit(getSubmission());
  return {
    getSubmission,
    errorOf: (name: string) => machine.errorOf(name, en),
    commit,
    reset: () => machine.reset(),
    submit: () => (store.lock() ? machine.validateAndSend({ form, options }) : undefined),
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

it('keeps the outcome if the page prevents the reset, and removes it at the next reset', async () => {
  const { submit, reset, getSubmission } = machineOf(fakeFetch(500).fetch);
  await submit();
  form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
  reset();
  expect(getSubmission().status).toBe('error');
  expect(readValues()).toEqual(values);

  form.reset();
  await vi.waitFor(() => expect(getSubmission().status).toBe('idle'));
  write('message', 'Again');
  reset();
  expect(readValues()).toEqual({ name: '', email: '', message: '' });
});

const { shape } = contactSchema;
const parseUrl = (text: string) => new URL(text).protocol === 'https:';

describe('a schema', () => {
  afterEach(() => vi.useRealTimers());

  it('whose check of the whole form fails sends nothing, and the form shows the error', async () => {
    const { fetch } = fakeFetch();
    const onInvalid = vi.fn();
    const { submit, getSubmission } = machineOf(fetch, {
      onInvalid,
      schema: z.object(shape).refine(() => false),
    });
    await submit();
    expect(getSubmission()).toMatchObject({ status: 'error', error: { code: 'invalid' } });
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith([]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('whose check never settles sends nothing, and the submission fails after 30 seconds', async () => {
    const { fetch } = fakeFetch();
    const onError = vi.fn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const schema = z.object(shape).refine(() => new Promise<boolean>(() => {}));
    const { submit, getSubmission } = machineOf(fetch, { onError, schema });
    const submission = submit();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(getSubmission().status).toBe('pending');
    // The developer sees the cause as an uncaught error, which the fake timers pass on.
    await expect(vi.advanceTimersByTimeAsync(2_000)).rejects.toThrow('Timed out');
    vi.useRealTimers();
    await submission;
    expect(getSubmission()).toMatchObject({ status: 'error', error: { code: 'notSent' } });
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'notSent' }));
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['a check', z.object({ ...shape, message: z.string().refine(parseUrl) })],
    ['a transform', z.object({ ...shape, message: z.string().transform((text) => new URL(text).href) })],
    [
      'an asynchronous check',
      z.object({ ...shape, message: z.string().refine(async (text) => !text || parseUrl(text)) }),
    ],
  ])('that throws in %s sends nothing, and the corrected text is sent', async (_, schema) => {
    const uncaught = collectUncaught();
    const onError = vi.fn(() => {
      throw new Error('analytics are down');
    });
    const { fetch, payloads } = fakeFetch(201);
    const { submit, getSubmission } = machineOf(fetch, { onError, schema });
    write('message', 'example.com');
    await submit();
    expect(getSubmission()).toMatchObject({ status: 'error', error: { code: 'notSent' } });
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'notSent' }));
    expect(fetch).not.toHaveBeenCalled();
    await vi.waitFor(() =>
      expect(uncaught).toEqual([
        expect.objectContaining({ code: 'ERR_INVALID_URL' }),
        new Error('analytics are down'),
      ]),
    );

    write('message', 'https://example.com/');
    await submit();
    expect(getSubmission().status).toBe('success');
    expect(payloads()).toMatchObject([{ message: 'https://example.com/' }]);
  });

  it.each([
    ['a module with a default export', (schema: object) => ({ default: schema })],
    ['a schema', (schema: object) => schema],
  ])('that is lazy loads once, as %s, and validates', async (_, moduleOf) => {
    const schema = z.object({ ...shape, message: z.string().max(5, 'fieldTooLong') });
    const load = vi.fn(() => Promise.resolve(moduleOf(schema) as { default: typeof schema }));
    const { fetch, payloads } = fakeFetch(201);
    const { submit, errorOf } = machineOf(fetch, { schema: load });
    write('message', 'too long');
    await submit();
    expect(errorOf('message')).toBe(en.errors.fieldTooLong);
    expect(fetch).not.toHaveBeenCalled();

    write('message', 'Hi');
    await submit();
    expect(payloads()).toEqual([{ ...values, message: 'Hi' }]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('that is lazy and does not load sends nothing, and loads again at the next submit', async () => {
    const uncaught = collectUncaught();
    const failure = new TypeError('Failed to fetch dynamically imported module');
    const load = vi.fn(() => Promise.resolve({ default: contactSchema }));
    load.mockRejectedValueOnce(failure);
    const { fetch } = fakeFetch(201);
    const { submit, getSubmission } = machineOf(fetch, { schema: load });
    await submit();
    expect(getSubmission()).toMatchObject({ status: 'error', error: { code: 'notSent' } });
    expect(fetch).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(uncaught).toEqual([failure]));

    await submit();
    expect(getSubmission().status).toBe('success');
  });

  it('that returns a BigInt, which JSON cannot contain, sends nothing', async () => {
    const uncaught = collectUncaught();
    const { fetch } = fakeFetch();
    const schema = z.object(shape).transform((output) => ({ ...output, count: 1n }));
    const { submit, getSubmission } = machineOf(fetch, { schema });
    await submit();
    expect(getSubmission()).toMatchObject({ status: 'error', error: { code: 'notSent' } });
    expect(fetch).not.toHaveBeenCalled();
    await vi.waitFor(() =>
      expect(uncaught.map(String)).toEqual(['TypeError: Do not know how to serialize a BigInt']),
    );
  });
});

it.each([0, -1, Number.NaN])(
  'sends nothing with the timeout %s, and reports the mistake',
  async (timeout) => {
    const uncaught = collectUncaught();
    const { fetch } = fakeFetch();
    const { submit, getSubmission } = machineOf(fetch, { timeout });
    await submit();
    expect(getSubmission()).toMatchObject({ status: 'error', error: { code: 'notSent' } });
    expect(fetch).not.toHaveBeenCalled();
    await vi.waitFor(() =>
      expect(uncaught.map(String)).toEqual([expect.stringMatching(/timeout is .*Set it to milliseconds/)]),
    );
  },
);

describe('a callback that throws is reported as uncaught, and does not change the outcome:', () => {
  function throws(): never {
    throw new Error('analytics are down');
  }

  it.each([
    ['onSuccess', 201, values.message, 'success'],
    ['onError', 500, values.message, 'error'],
    ['onInvalid', 201, '', 'idle'],
  ] as const)('%s', async (callback, status, message, expected) => {
    const uncaught = collectUncaught();
    const { fetch } = fakeFetch(status, 201);
    const { submit, getSubmission } = machineOf(fetch, { [callback]: throws });
    write('message', message);
    await submit();
    expect(getSubmission().status).toBe(expected);
    await vi.waitFor(() => expect(uncaught.map(String)).toEqual(['Error: analytics are down']));
    if (expected === 'success') return;
    write('message', 'Again');
    await submit();
    expect(getSubmission().status).toBe('success');
  });
});

import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { SubmissionError } from '../../src/client/index.js';
import { contactSchema, type ContactSchema } from '../../src/schema/index.js';
import { acceptSubmission } from '../../src/server/acceptSubmission.js';
import { formFields } from '../../src/server/formFields.js';
import type { ContactSubmission } from '../../src/server/index.js';

const VALUES = { name: ' Ada ', email: 'ada@example.com', message: 'Hello' };

/** Accepts values with this `deliver`. */
async function accept(
  deliver: () => unknown = () => undefined,
  values: Record<string, string> = VALUES,
  schema: ContactSchema = contactSchema,
) {
  const delivered: ContactSubmission[] = [];
  const onError = vi.fn();
  const options = {
    deliver: (submission: ContactSubmission) => {
      delivered.push(submission);
      return deliver();
    },
    schema,
    fields: formFields(schema),
    onError,
  };
  const received = { formId: 'f_1', locale: 'de', evidence: { secondsToSubmit: 3 }, values };
  return { outcome: await acceptSubmission(received, options), delivered, onError };
}

function refuse(...fields: string[]) {
  return () => Promise.reject(new SubmissionError('invalid', { status: 422, fields }));
}

it('delivers valid values once, normalised, with the locale and the evidence', async () => {
  const { outcome, delivered, onError } = await accept();
  expect(outcome).toEqual({ status: 'accepted', id: expect.stringMatching(/^[\da-f]{32}$/) });
  expect(delivered).toEqual([
    {
      id: outcome.status === 'accepted' && outcome.id,
      formId: 'f_1',
      locale: 'de',
      payload: { ...VALUES, name: 'Ada' },
      evidence: { secondsToSubmit: 3 },
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  expect(onError).not.toHaveBeenCalled();
});

it('does not deliver a field without a value', async () => {
  const schema = contactSchema.extend({ date: z.iso.date().optional(), plan: z.enum(['web']).optional() });
  const { delivered } = await accept(undefined, { ...VALUES, date: '', plan: '' }, schema);
  expect(delivered.map(({ payload }) => Object.keys(payload))).toEqual([['name', 'email', 'message']]);
});

it('returns the error keys of invalid fields, and delivers nothing', async () => {
  const { outcome, delivered, onError } = await accept(undefined, { ...VALUES, name: '', email: 'ada' });
  expect(outcome).toEqual({ status: 'invalid', errors: { name: 'nameRequired', email: 'emailInvalid' } });
  expect(delivered).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
});

it('returns `fieldNotAccepted` for fields that `deliver` refused', async () => {
  const { outcome, onError } = await accept(refuse('email'));
  expect(outcome).toEqual({ status: 'invalid', errors: { email: 'fieldNotAccepted' } });
  expect(onError).toHaveBeenCalledOnce();
});

it.each([
  ['a field that the form does not have', () => accept(refuse('other')), { code: 'invalid', status: 422 }],
  [
    'another error of `deliver`',
    () => accept(() => Promise.reject(new Error('bug'))),
    { code: 'unconfirmed' },
  ],
  [
    'a response that does not accept the submission',
    () => accept(() => new Response(null, { status: 503 })),
    { code: 'unconfirmed', cause: { message: 'deliver has returned a response with the status 503.' } },
  ],
  [
    'a response of a library with its own class',
    () => accept(() => ({ ok: false, status: 503 })),
    { code: 'unconfirmed', cause: { message: 'deliver has returned a response with the status 503.' } },
  ],
  [
    'an error that `deliver` throws synchronously',
    () =>
      accept(() => {
        throw new Error('bug');
      }),
    { code: 'unconfirmed', cause: { message: 'bug' } },
  ],
  [
    'a schema whose error has no field',
    () =>
      accept(
        undefined,
        VALUES,
        z.object(contactSchema.shape).refine(() => false),
      ),
    { code: 'invalid' },
  ],
])('returns an error for %s', async (_, run, error) => {
  expect((await run()).outcome).toMatchObject({ status: 'error', error });
});

it('does not wait longer than 30 seconds for `deliver`, which might still deliver the message', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const accepted = accept(() => new Promise(() => undefined));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  expect((await accepted).outcome).toMatchObject({ status: 'error', error: { code: 'unconfirmed' } });
});

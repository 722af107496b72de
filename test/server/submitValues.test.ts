import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { contactSchema } from '../../src/schema/index.js';
import { formFields } from '../../src/server/formFields.js';
import { submitValues } from '../../src/server/submitValues.js';

const VALUES = { name: ' Ada ', email: 'ada@example.com', message: 'Hello' };

/** Submits values to a service that gives this response. */
async function submit(response: Response, values: Record<string, string> = VALUES, schema = contactSchema) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(response));
  const onError = vi.fn();
  const fields = formFields(schema);
  const options = {
    formId: 'x',
    baseUrl: 'https://api.example.com',
    url: 'https://api.example.com/x',
    locale: 'de',
    schema,
    fields,
    fetch,
    onError,
  };
  return { result: await submitValues(values, options), fetch, onError };
}

const refusal = (field: string) =>
  Response.json({ errors: [{ pointer: `#/payload/${field}` }] }, { status: 422 });

it('sends valid values once, normalised, with the locale', async () => {
  const { result, fetch, onError } = await submit(new Response(null, { status: 201 }));
  expect(result).toEqual({ status: 'sent' });
  expect(fetch).toHaveBeenCalledOnce();
  const body = fetch.mock.calls[0]?.[1]?.body as string;
  expect(JSON.parse(body)).toEqual({ locale: 'de', payload: { ...VALUES, name: 'Ada' } });
  expect(onError).not.toHaveBeenCalled();
});

it('returns the error keys of invalid fields, and sends nothing', async () => {
  const { result, fetch, onError } = await submit(new Response(), { ...VALUES, name: '', email: 'ada' });
  expect(result).toEqual({ status: 'invalid', errors: { name: 'nameRequired', email: 'emailInvalid' } });
  expect(fetch).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

it('returns `fieldNotAccepted` for fields that the service refused', async () => {
  const { result, onError } = await submit(refusal('email'));
  expect(result).toEqual({ status: 'invalid', errors: { email: 'fieldNotAccepted' } });
  expect(onError).toHaveBeenCalledOnce();
});

it.each([
  ['a field that the form does not have', () => submit(refusal('other')), { code: 'invalid', status: 422 }],
  ['the whole form', () => submit(Response.error()), { code: 'unconfirmed' }],
  [
    'a schema whose error has no field',
    () => submit(new Response(), VALUES, z.object(contactSchema.shape).refine(() => false) as never),
    { code: 'invalid' },
  ],
])('returns an error for %s', async (_, run, error) => {
  expect((await run()).result).toMatchObject({ status: 'error', error });
});

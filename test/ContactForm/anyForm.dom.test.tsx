import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ContactField, ContactSubmit, ContactStatus } from '../../src/index.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { renderForm } from '../support/renderForm.js';
import { serveEndpoint } from '../support/server/endpoint.js';

const parts = (
  <>
    <ContactSubmit />
    <ContactStatus />
  </>
);
const callback = (
  <>
    <ContactField name="name" />
    <ContactField name="phone" label="Phone" type="tel" required />
    {parts}
  </>
);
const newsletter = (
  <>
    <ContactField name="email" />
    {parts}
  </>
);
const feedback = (
  <>
    <ContactField name="rating" label="Rating" type="number" min={1} max={5} required />
    <ContactField name="text" label="Text" as="textarea" />
    {parts}
  </>
);

afterEach(() => vi.restoreAllMocks());

describe.each<[string, ReactNode, Record<string, string>]>([
  ['a callback form', callback, { name: 'Ada', phone: '+49 30 1' }],
  ['a newsletter', newsletter, { email: 'ada@example.com' }],
  ['a feedback form', feedback, { rating: '5', text: 'Great' }],
])('%s', (_, children, values) => {
  it('sends the fields on the page, and shows a confirmation', async () => {
    const error = vi.spyOn(console, 'error');
    vi.stubEnv('NODE_ENV', 'development');
    const { fetch, payloads } = fakeFetch();
    const { send } = renderForm({ children, fetch, defaultValues: values });
    await send();
    await findConfirmation();
    vi.unstubAllEnvs();
    expect(payloads()).toEqual([values]);
    expect(document.body).not.toHaveTextContent(/\{email\}|undefined/);
    expect(error).not.toHaveBeenCalled();
  });

  it('requires its own fields only', async () => {
    const { fetch } = fakeFetch();
    const { send } = renderForm({ children, fetch });
    await send();
    const [first = ''] = Object.keys(values);
    expect(document.querySelector(`[name=${first}]`)).toHaveFocus();
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(
      document.querySelectorAll('[aria-required=true]').length,
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('arrives at an endpoint that has no other default field', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const fields = Object.fromEntries(
      ['name', 'email', 'message'].filter((name) => !(name in values)).map((name) => [name, false as const]),
    );
    const { origin, delivered } = await serveEndpoint({ fields });
    const { send } = renderForm({ children, formId: 'f_1', baseUrl: origin, defaultValues: values });
    await send();
    await findConfirmation();
    expect(delivered.map(({ payload }) => payload)).toEqual([values]);
  });

  it('can have a schema without the default fields', async () => {
    const { fetch, payloads } = fakeFetch();
    const schema = z.object(Object.fromEntries(Object.keys(values).map((name) => [name, z.string().min(1)])));
    const { send } = renderForm({ children, fetch, schema: schema as never, defaultValues: values });
    await send();
    await findConfirmation();
    expect(payloads()).toEqual([values]);
  });
});

it('without children has the three default fields, which are required', async () => {
  const { fetch } = fakeFetch();
  const { send } = renderForm({ fetch });
  await send();
  const invalid = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
  expect(invalid.map(({ name }) => name)).toEqual(['name', 'email', 'message']);
  expect(fetch).not.toHaveBeenCalled();
});

import { cleanup, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ContactField } from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { APIS } from '../support/HookForm.js';
import { values } from '../support/values.js';

/**
 * The properties of a form element, except the ones that React itself needs: a control with such a name shadows the
 * property.
 */
const NAMES = [HTMLFormElement.prototype, HTMLElement.prototype]
  .flatMap((prototype) => Object.getOwnPropertyNames(prototype))
  .filter((name) => !(name in Object.prototype))
  .concat('id', 'children', 'isConnected', 'getRootNode', 'contains', 'matches', 'querySelectorAll');

async function submitTwice(Form: (typeof APIS)[number][1], name: string) {
  const { fetch } = fakeFetch(200);
  const schema = contactSchema.extend({ [name]: z.string() } as { style: typeof z.string.prototype });
  const { container } = render(
    <Form
      formId="f_1"
      baseUrl="/"
      schema={schema}
      fetch={fetch}
      defaultValues={{ ...values, [name]: 'x' }}
      fields={{ [name]: {}, name: {}, email: {}, message: {} }}
    >
      <ContactField name={name as 'name'} />
      <DefaultParts />
    </Form>,
  );
  const status = () => container.querySelector('[data-status]')?.getAttribute('data-status') ?? '';
  const submit = () => container.querySelector<HTMLButtonElement>('.rck-submit')?.click();
  submit();
  await waitFor(() => expect(['success', 'error']).toContain(status()));
  submit();
  await new Promise(requestAnimationFrame);
  await waitFor(() => expect(['success', 'error']).toContain(status()));
  return { status: status(), requests: fetch.mock.calls.length };
}

it.each(APIS)(
  '%s sends once, and is never pending for ever, whatever property of the form a field shadows',
  { timeout: 240_000 },
  async (_, Form) => {
    for (const name of NAMES) {
      expect({ name, ...(await submitTwice(Form, name)) }).toEqual({ name, status: 'success', requests: 1 });
      cleanup();
    }
  },
);

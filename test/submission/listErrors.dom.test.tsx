import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { useContactForm } from '../../src/hooks/index.js';
import { ContactCheckboxGroup, ContactForm } from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import { createContactEndpoint, forwardTo } from '../../src/server/index.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { submissionsPath } from '../support/submission.js';
import { values } from '../support/values.js';

const schema = contactSchema.extend({ topics: z.array(z.enum(['web', 'app'])) });
const OPTIONS = [
  { value: 'web', label: 'Web' },
  { value: 'website', label: 'Website' },
];

interface FormProps {
  fetch: typeof fetch;
}

function ComponentForm({ fetch }: FormProps) {
  return (
    <ContactForm formId="f_1" baseUrl="/" schema={schema} fetch={fetch} defaultValues={values}>
      <ContactCheckboxGroup<typeof schema> name="topics" label="Topics" options={OPTIONS} />
      <DefaultParts />
    </ContactForm>
  );
}

function HookForm({ fetch }: FormProps) {
  const { form, formProps, errorMessage } = useContactForm({
    formId: 'f_1',
    baseUrl: '/',
    schema,
    fetch,
    defaultValues: { ...values, topics: [] },
  });
  return (
    <form {...formProps}>
      <fieldset aria-describedby="topics-error">
        <legend>Topics</legend>
        {OPTIONS.map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" value={value} {...form.register('topics')} />
            {label}
          </label>
        ))}
        <p id="topics-error">{form.formState.errors.topics?.message}</p>
      </fieldset>
      <p role="alert">{errorMessage}</p>
      <button>Send message</button>
    </form>
  );
}

const FORMS = [
  ['ContactForm', ComponentForm],
  ['useContactForm', HookForm],
] as const;

const group = () => screen.getByRole('group', { name: /^Topics/ });

async function submitWith(
  option: string,
  Form: (props: FormProps) => React.ReactNode,
  fetch: typeof globalThis.fetch,
) {
  const user = userEvent.setup();
  render(<Form fetch={fetch} />);
  await user.click(screen.getByRole('checkbox', { name: option }));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
}

it.each(FORMS)('%s shows at its group that the schema does not contain an option', async (_, Form) => {
  const { fetch } = fakeFetch();
  await submitWith('Website', Form, fetch);
  await waitFor(() => expect(group()).toHaveAccessibleDescription('Check this field.'));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Web' })).toHaveFocus());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(fetch).not.toHaveBeenCalled();
});

it.each(FORMS)('%s shows at its group that the service refused an item', async (_, Form) => {
  const { fetch } = fakeFetch({ status: 422, body: '{"errors":[{"pointer":"#/payload/topics/0"}]}' });
  await submitWith('Web', Form, fetch);
  await waitFor(() =>
    expect(group()).toHaveAccessibleDescription('This was not accepted. Please change it.'),
  );
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Web' })).toHaveFocus());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it.each<[cause: string, topic: string, error: string]>([
  ['the schema does not contain', 'website', 'Check this field.'],
  ['the service refused', 'web', 'This was not accepted. Please change it.'],
])('the endpoint shows at its group an option that %s', async (_, topic, error) => {
  const { fetch } = fakeFetch({ status: 422, body: '{"errors":{"payload.topics.0":["x"]}}' });
  const site = 'https://www.example.com';
  const handle = createContactEndpoint({
    forms: 'f_1',
    deliver: forwardTo({ baseUrl: site, fetch }),
    schema,
    allowedOrigins: site,
    successPath: '/thanks',
  });
  const response = await handle(
    new Request(site + submissionsPath('f_1'), {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...values, topics: topic }).toString(),
    }),
  );
  document.body.innerHTML = await response.text();
  expect(screen.getByRole('group')).toHaveAccessibleDescription(error);
});

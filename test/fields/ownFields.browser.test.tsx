import { render, screen, waitFor } from '@testing-library/react';
import { userEvent as simulated } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as zod from 'zod';
import * as z from 'zod/mini';
import {
  ContactCheckboxGroup,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import fr from '../../src/locales/fr.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { findConfirmation } from '../support/failures.js';
import { contactSchema, contactText, type ContactValues } from '../../src/schema/index.js';
import { TopicSelect } from '../../stories/TopicSelect.js';

/** Simulated, because a driver cannot send keys to the list that the browser opens. */
const choose = (select: HTMLElement, chosen: string | string[]) => simulated.selectOptions(select, chosen);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

const everyKind = contactSchema.extend({
  company: z.string(),
  phone: z.string().check(z.regex(/^[+\d ]*$/, 'phoneInvalid')),
  budget: zod.enum(['small', 'large']),
  topics: z.array(z.string()).check(z.minLength(1)),
  urgency: zod.enum(['low', 'high']),
  days: z.array(zod.enum(['mon', 'fri'])).check(z.minLength(1)),
  details: contactText({ maxLength: 200 }),
  consent: zod.literal(true),
  newsletter: z.boolean(),
});
type EveryKind = typeof everyKind;

function EveryKind(props: Partial<ContactFormProps<EveryKind>>) {
  return (
    <ContactForm<EveryKind> formId="own" baseUrl="/" schema={everyKind} {...props}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField<EveryKind> name="company" label="Company" />
      <ContactField<EveryKind> name="phone" label="Phone" type="tel" autoComplete="tel" />
      <ContactField<EveryKind> as="select" name="budget" label="Budget" required>
        <option value="small">Small</option>
        <option value="large">Large</option>
      </ContactField>
      <ContactField<EveryKind> as="select" name="topics" label="Topics" multiple required>
        <option>Sales</option>
        <option>Support</option>
      </ContactField>
      <ContactRadioGroup<EveryKind>
        name="urgency"
        label="Urgency"
        required
        options={[
          { value: 'low', label: 'Whenever' },
          { value: 'high', label: 'Today' },
        ]}
      />
      <ContactCheckboxGroup<EveryKind>
        name="days"
        label="Days"
        required
        options={[
          { value: 'mon', label: 'Monday' },
          { value: 'fri', label: 'Friday' },
        ]}
      />
      <ContactField<EveryKind> as="textarea" name="details" label="Details" rows={3} required />
      <ContactField name="message" />
      <ContactField<EveryKind> name="consent" label="I agree" type="checkbox" required />
      <ContactField<EveryKind> name="newsletter" label="Newsletter" type="checkbox" />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

it('sends fields of every kind as the schema defines them, and no value that the schema does not have', async () => {
  const { fetch, payloads } = fakeFetch(201);
  render(<EveryKind fetch={fetch} defaultValues={values} />);
  await userEvent.type(screen.getByLabelText(/^Company/), 'Analytical Engines');
  await userEvent.type(screen.getByLabelText(/^Phone/), '+44 1234');
  await choose(screen.getByLabelText('Budget'), 'large');
  await choose(screen.getByLabelText('Topics'), ['Sales', 'Support']);
  await userEvent.click(screen.getByLabelText('Today'));
  await userEvent.click(screen.getByText('Friday'));
  await userEvent.click(screen.getByLabelText('Monday'));
  await userEvent.type(screen.getByLabelText('Details'), ' more ');
  await userEvent.click(screen.getByLabelText('I agree'));
  const stray = document.createElement('input');
  stray.name = 'stray';
  stray.value = 'not the schema’s';
  document.querySelector('form')?.append(stray);
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([
    {
      ...values,
      company: 'Analytical Engines',
      phone: '+44 1234',
      budget: 'large',
      topics: ['Sales', 'Support'],
      urgency: 'high',
      days: ['mon', 'fri'],
      details: 'more',
      consent: true,
      newsletter: false,
    },
  ]);
});

it('shows and sends the default values of fields of every kind', async () => {
  const { fetch, payloads } = fakeFetch(201);
  const defaultValues = {
    ...values,
    company: 'AE',
    budget: 'small',
    topics: ['Support'],
    urgency: 'low',
    days: ['fri'],
    details: 'more',
    consent: true,
    newsletter: true,
  } satisfies Partial<ContactValues<EveryKind>>;
  render(<EveryKind fetch={fetch} defaultValues={defaultValues} />);
  expect(screen.getByLabelText('Whenever')).toBeChecked();
  expect(screen.getByLabelText('Friday')).toBeChecked();
  expect(screen.getByLabelText('Monday')).not.toBeChecked();
  expect(screen.getByLabelText('I agree')).toBeChecked();
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...defaultValues, phone: '' }]);
});

it('shows each error at its field, focuses the first in document order, and removes each as it is corrected', async () => {
  render(<EveryKind defaultValues={values} />);
  await userEvent.type(screen.getByLabelText(/^Phone/), 'call me');
  await send();
  await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveFocus());
  expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription('(optional) phoneInvalid');
  expect(screen.getByLabelText('Budget')).toHaveAccessibleDescription('Choose an option.');
  expect(screen.getByLabelText('Topics')).toHaveAccessibleDescription('Choose an option.');
  expect(screen.getByRole('radiogroup', { name: 'Urgency' })).toHaveAccessibleDescription(
    'Choose an option.',
  );
  expect(screen.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription('Choose an option.');
  expect(screen.getByLabelText('I agree')).toHaveAccessibleDescription('Check this box to continue.');
  expect(screen.getByLabelText('Newsletter')).toBeValid();

  await choose(screen.getByLabelText('Budget'), 'small');
  await choose(screen.getByLabelText('Topics'), 'Sales');
  await userEvent.click(screen.getByLabelText('Today'));
  await userEvent.click(screen.getByLabelText('Monday'));
  await userEvent.click(screen.getByLabelText('I agree'));
  await waitFor(() => expect(screen.getAllByText('Fill in this field.')).toHaveLength(1));
  await simulated.clear(screen.getByLabelText(/^Phone/));
  await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toBeValid());
  await send();
  await waitFor(() => expect(screen.getByLabelText('Details')).toHaveFocus());
});

it('focuses the radio button of an invalid group that Tab would focus', async () => {
  render(<EveryKind defaultValues={{ ...values, budget: 'small', topics: ['Sales'] }} />);
  await send();
  await waitFor(() => expect(screen.getByLabelText('Whenever')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByLabelText('Today')).toBeChecked();
  await waitFor(() => expect(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid'));
});

it('focuses the first checkbox of an invalid group, which the space bar ticks', async () => {
  render(<EveryKind defaultValues={{ ...values, budget: 'small', topics: ['Sales'], urgency: 'low' }} />);
  await send();
  await waitFor(() => expect(screen.getByLabelText('Monday')).toHaveFocus());
  await userEvent.keyboard(' ');
  expect(screen.getByLabelText('Monday')).toBeChecked();
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Days' })).not.toHaveAttribute('aria-invalid'),
  );
});

it('includes the app’s own control: a Radix select is refused, chosen by keyboard and sent', async () => {
  const schema = contactSchema.extend({ topic: zod.enum(['sales', 'support']) });
  const { fetch, payloads } = fakeFetch(201);
  render(
    <ContactForm formId="own" baseUrl="/" schema={schema} fetch={fetch} defaultValues={values}>
      <TopicSelect<typeof schema>
        name="topic"
        label="Topic"
        required
        topics={{ sales: 'A question', support: 'A complaint' }}
      />
      <DefaultParts />
    </ContactForm>,
  );
  await send();
  const topic = screen.getByRole('combobox', { name: 'Topic' });
  await waitFor(() => expect(topic).toHaveFocus());
  expect(topic).toBeInvalid();
  expect(topic).toHaveAccessibleDescription('Choose an option.');

  await userEvent.keyboard('{Enter}');
  // Radix moves the focus a task later.
  await waitFor(() => expect(screen.getByRole('option', { name: 'A question' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { name: 'A complaint' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(topic).toHaveTextContent('A complaint'));
  await waitFor(() => expect(topic).toBeValid());
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, topic: 'support' }]);
});

it('validates and sends only the fields on the page if fields change after the engine has loaded', async () => {
  const schema = contactSchema.extend({
    kind: zod.enum(['question', 'order']),
    order: zod.optional(zod.string().min(3)),
  });
  const { fetch, payloads } = fakeFetch(201);
  function Conditional() {
    const [kind, setKind] = useState('');
    return (
      <ContactForm formId="own" baseUrl="/" schema={schema} fetch={fetch} defaultValues={values}>
        <ContactField<typeof schema>
          as="select"
          name="kind"
          label="Kind"
          required
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
        >
          <option value="question">Question</option>
          <option value="order">Order</option>
        </ContactField>
        {kind === 'order' && <ContactField<typeof schema> name="order" label="Order number" required />}
        <DefaultParts />
      </ContactForm>
    );
  }
  render(<Conditional />);
  await send();
  await waitFor(() => expect(screen.getByLabelText('Kind')).toHaveFocus());

  await choose(screen.getByLabelText('Kind'), 'order');
  await userEvent.type(screen.getByLabelText('Order number'), '1');
  await send();
  await waitFor(() => expect(screen.getByLabelText('Order number')).toHaveFocus());
  expect(screen.getByLabelText('Order number')).toBeInvalid();

  await choose(screen.getByLabelText('Kind'), 'question');
  expect(screen.queryByLabelText('Order number')).toBeNull();
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, kind: 'question' }]);
});

it('takes the labels, descriptions, placeholders and errors of your own fields from the catalog', async () => {
  const schema = contactSchema.extend({
    company: contactText({ maxLength: 20, required: 'companyRequired' }),
  });
  const messages = {
    ...fr,
    labels: { ...fr.labels, company: 'Société' },
    descriptions: { company: 'Telle qu’au registre', message: 'En quelques mots' },
    placeholders: { company: 'Moteurs Analytiques' },
    errors: { ...fr.errors, companyRequired: 'Quelle société ?' },
  };
  render(
    <ContactForm formId="own" baseUrl="/" schema={schema} messages={messages}>
      <ContactField<typeof schema> name="company" required />
      <ContactField name="message" aria-describedby="note" />
      <p id="note">Sans engagement.</p>
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>,
  );
  const company = screen.getByRole('textbox', { name: 'Société' });
  expect(company).toHaveAccessibleDescription('Telle qu’au registre');
  expect(company).toHaveAttribute('placeholder', 'Moteurs Analytiques');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Sans engagement. En quelques mots');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));
  await waitFor(() => expect(company).toHaveAccessibleDescription('Telle qu’au registre Quelle société ?'));
});

it('marks the optional fields, the required fields or no fields, in the language of the form', () => {
  const schema = contactSchema.extend({ company: z.string() });
  const form = (requiredMark?: 'optional' | 'required' | 'none') => (
    <ContactForm formId="own" baseUrl="/" schema={schema} messages={fr} requiredMark={requiredMark}>
      <ContactField name="name" />
      <ContactField<typeof schema> name="company" label="Société" />
    </ContactForm>
  );
  const labels = () =>
    Array.from(document.querySelectorAll('.rck-label'), ({ textContent }) => textContent.trim());
  const view = render(form());
  expect(labels()).toEqual(['Nom', 'Société (facultatif)']);
  expect(screen.getByRole('textbox', { name: 'Société' })).toHaveAccessibleDescription('(facultatif)');
  view.rerender(form('required'));
  expect(labels()).toEqual(['Nom (obligatoire)', 'Société']);
  // Screen readers announce the attribute `required` of the control.
  expect(screen.getByRole('textbox', { name: 'Nom' })).toBeRequired();
  view.rerender(form('none'));
  expect(labels()).toEqual(['Nom', 'Société']);
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod';
import {
  ContactCheckboxGroup,
  ContactCounter,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  ContactStatus,
  ContactSubmit,
} from '../src/index.js';
import { createSandbox } from '../src/sandbox/createSandbox.js';
import { contactSchema, contactText } from '../src/schema/index.js';
import './ClassNames.css';
import { textFile } from './recipes/textFile.js';
import { TextFileField } from './recipes/TextFileField.js';
import './stage.css';
import { TopicSelect } from './TopicSelect.js';
import { visitForm } from './visitForm.js';

/** Your own fields. The schema lists them, and the kit sends only the fields of the schema. */
const meta = {
  title: 'Fields',
  component: ContactForm,
  args: { formId: 'demo', baseUrl: '/', fetch: createSandbox().fetch },
  decorators: (Story) => (
    <div className="stage">
      <Story />
    </div>
  ),
} satisfies Meta<typeof ContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const everyKind = contactSchema.extend({
  company: z.string(),
  phone: z.string(),
  budget: z.enum(['small', 'large']),
  urgency: z.enum(['low', 'high']),
  consent: z.literal(true),
});
type EveryKind = typeof everyKind;

/** Text, telephone, select, radio group and checkbox. */
export const EveryKindOfField: Story = {
  render: (args) => (
    <ContactForm<EveryKind> {...args} schema={everyKind}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField<EveryKind> name="company" label="Company" autoComplete="organization" />
      <ContactField<EveryKind> name="phone" label="Telephone" type="tel" autoComplete="tel" />
      <ContactField<EveryKind> as="select" name="budget" label="Budget">
        <option value="small">Up to 5,000</option>
        <option value="large">More</option>
      </ContactField>
      <ContactRadioGroup<EveryKind>
        name="urgency"
        label="When do you need it?"
        options={[
          { value: 'low', label: 'There is time' },
          { value: 'high', label: 'This week' },
        ]}
      />
      <ContactField name="message" />
      <ContactField<EveryKind>
        name="consent"
        type="checkbox"
        label={
          <>
            I have read the <a href="#privacy">privacy notice</a>
          </>
        }
      />
      <ContactStatus />
      <ContactSubmit />
    </ContactForm>
  ),
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await expect(form.getByLabelText(`Company ${messages.hints.optional}`)).not.toBeRequired();
    await fillIn();
    await send();
    await expect(await form.findAllByText(messages.errors.choiceRequired)).toHaveLength(2);
    await expect(form.getByText(messages.errors.checkboxRequired)).toBeVisible();
    await expect(form.getByLabelText('Budget')).toHaveFocus();
  },
};

const planned = contactSchema.extend({
  days: z.array(z.enum(['mon', 'wed', 'fri'])).min(1),
  extras: z.array(z.enum(['demo', 'quote'])),
});
type Planned = typeof planned;

/** Two groups of checkboxes: one needs at least one tick, the other is optional. The values are arrays. */
export const CheckboxGroups: Story = {
  render: (args) => (
    <ContactForm<Planned> {...args} schema={planned} defaultValues={{ extras: ['quote'] }}>
      <ContactCheckboxGroup<Planned>
        name="days"
        label="When can we call you?"
        description="We call between 9 and 12."
        options={[
          { value: 'mon', label: 'Monday' },
          { value: 'wed', label: 'Wednesday' },
          { value: 'fri', label: 'Friday' },
        ]}
      />
      <ContactCheckboxGroup<Planned>
        name="extras"
        label="Would you like something else?"
        options={[
          { value: 'demo', label: 'A demonstration of the engine' },
          { value: 'quote', label: 'A quote' },
        ]}
      />
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactStatus />
      <ContactSubmit />
    </ContactForm>
  ),
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await expect(form.getByLabelText('A quote')).toBeChecked();
    await fillIn();
    await send();
    await expect(await form.findByText(messages.errors.choiceRequired)).toBeVisible();
    await expect(form.getByLabelText('Monday')).toHaveFocus();
    const days = form.getByRole('group', { name: 'When can we call you?' });
    await expect(days).toHaveAccessibleDescription(
      `We call between 9 and 12. ${messages.errors.choiceRequired}`,
    );
  },
};

const attached = contactSchema.extend({ log: textFile });

/** The text of a file, which your own control reads. */
export const TextFile: Story = {
  args: { messages: { errors: { fileInvalid: 'Attach a text file of at most 100 kB.' } } },
  render: (args) => (
    <ContactForm {...args} schema={attached}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <TextFileField<typeof attached>
        name="log"
        label="Log of the engine"
        description="A text file of at most 100 kB."
      />
      <ContactStatus />
      <ContactSubmit />
    </ContactForm>
  ),
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    const log = form.getByLabelText(`Log of the engine ${messages.hints.optional}`);
    await fillIn();
    await userEvent.upload(log, new File([new Uint8Array([0xff, 0xd8])], 'photo.txt'));
    await send();
    await expect(await form.findByText('Attach a text file of at most 100 kB.')).toBeVisible();
    await expect(log).toHaveFocus();
    await userEvent.upload(log, new File(['12:00 The engine stops.'], 'engine.log'));
    await waitFor(() => expect(log).toBeValid());
  },
};

const topical = contactSchema.extend({ topic: z.enum(['question', 'order']) });

/** A Radix select, connected by `useContactField`. */
export const OwnControl: Story = {
  render: (args) => (
    <ContactForm {...args} schema={topical}>
      <TopicSelect<typeof topical>
        name="topic"
        label="What is it about?"
        topics={{ question: 'A question', order: 'An order' }}
      />
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactStatus />
      <ContactSubmit />
    </ContactForm>
  ),
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    const topic = form.getByRole('combobox');
    await expect(await form.findByText(messages.errors.choiceRequired)).toBeVisible();
    await expect(topic).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'An order' }));
    await expect(topic).toHaveTextContent('An order');
    await send();
    await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
  },
};

const ordered = topical.extend({ order: z.string().min(3).optional() });

/** A field that appears for one topic. The schema must accept the values without it. */
export const Conditional: Story = {
  render: function Conditional(args) {
    const [topic, setTopic] = useState('');
    return (
      <ContactForm {...args} schema={ordered}>
        <ContactField<typeof ordered>
          as="select"
          name="topic"
          label="What is it about?"
          onChange={({ currentTarget }) => setTopic(currentTarget.value)}
        >
          <option value="question">A question</option>
          <option value="order">An order</option>
        </ContactField>
        {topic === 'order' && <ContactField<typeof ordered> name="order" label="Order number" required />}
        <ContactField name="name" />
        <ContactField name="email" />
        <ContactField name="message" />
        <ContactStatus />
        <ContactSubmit />
      </ContactForm>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { form, send } = await visitForm(canvasElement, globals['locale']);
    await userEvent.selectOptions(form.getByLabelText('What is it about?'), 'order');
    await userEvent.type(form.getByLabelText('Order number'), '1');
    await send();
    await expect(form.getByLabelText('Order number')).toBeVisible();
  },
};

const short = contactSchema.extend({ message: contactText({ maxLength: 60, required: 'messageRequired' }) });

/** The number of characters (code points) that the visitor can still type. */
export const Counter: Story = {
  render: (args) => (
    <ContactForm {...args} schema={short}>
      <ContactField name="message" description={<ContactCounter max={60} />} />
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactStatus />
      <ContactSubmit />
    </ContactForm>
  ),
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await userEvent.type(form.getByLabelText(messages.labels.message), ' It is quite urgent, thank you.');
    await send();
    await expect(await form.findByText(messages.errors.fieldTooLong)).toBeVisible();
    await expect(canvasElement.querySelector('[data-over]')).toBeVisible();
  },
};

/** A form for a signed-in visitor, with default values. The labels mark the required fields. */
export const SignedIn: Story = {
  args: { defaultValues: { name: 'Ada Lovelace', email: 'ada@example.com' }, requiredMark: 'required' },
};

/** Your own class names for the elements inside every field, in addition to the kit's. */
export const ClassNames: Story = {
  args: { classNames: { control: 'underlined', error: 'strong-error' } },
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale']);
    await send();
    await expect(form.getByLabelText(messages.labels.name)).toHaveClass('rck-control', 'underlined');
    await expect(await form.findByText(messages.errors.nameRequired)).toHaveClass(
      'rck-error',
      'strong-error',
    );
  },
};

/** A function returns class names for the state of a field. */
export const ClassNamesByState: Story = {
  args: { classNames: { label: ({ invalid }) => (invalid ? 'needs-attention' : undefined) } },
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale']);
    await userEvent.type(form.getByLabelText(messages.labels.name), 'Ada Lovelace');
    await send();
    await form.findByText(messages.errors.emailRequired);
    await expect(form.getByText(messages.labels.email)).toHaveClass('needs-attention');
    await expect(form.getByText(messages.labels.name)).not.toHaveClass('needs-attention');
  },
};

/** The parts in another order, inside a fieldset, with your own labels. */
export const OwnArrangement: Story = {
  render: (args) => (
    <ContactForm {...args}>
      <ContactField name="message" as="textarea" label="What is it about?" rows={4} />
      <fieldset className="you">
        <legend>About you</legend>
        <ContactField name="name" label="Your name" description="As you would like to be addressed." />
        <ContactField name="email" placeholder="you@example.com" />
      </fieldset>
      <ContactStatus />
      <ContactSubmit>Send it off</ContactSubmit>
    </ContactForm>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const names = form.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    await expect(names).toEqual(['message', 'name', 'email']);
    await expect(form.getByRole('button', { name: 'Send it off' })).toBeVisible();
  },
};

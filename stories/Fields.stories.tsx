import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import * as z from 'zod';
import {
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

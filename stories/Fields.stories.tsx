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
import './stage.css';
import { TopicSelect } from './TopicSelect.js';
import { visitForm } from './visitForm.js';

/** Fields of your own: the schema names them, and only what it names is sent. */
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

/** Text, telephone, choice, group, and consent. */
export const EveryKindOfField: Story = {
  render: (args) => (
    <ContactForm<EveryKind> {...args} schema={everyKind}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField<EveryKind> name="company" label="Company" autoComplete="organization" />
      <ContactField<EveryKind> name="phone" label="Telephone" type="tel" autoComplete="tel" />
      <ContactField<EveryKind> name="budget" label="Budget" required>
        <option value="small">Up to 5,000</option>
        <option value="large">More</option>
      </ContactField>
      <ContactRadioGroup<EveryKind>
        name="urgency"
        label="When do you need it?"
        required
        options={[
          { value: 'low', label: 'There is time' },
          { value: 'high', label: 'This week' },
        ]}
      />
      <ContactField name="message" />
      <ContactField<EveryKind>
        name="consent"
        type="checkbox"
        required
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
    const { form, texts, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await expect(form.getByLabelText(`Company ${texts.optional}`)).not.toBeRequired();
    await fillIn();
    await send();
    await expect(await form.findAllByText(texts.fieldRequired)).toHaveLength(3);
    await expect(form.getByLabelText('Budget')).toHaveFocus();
  },
};

const topical = contactSchema.extend({ topic: z.enum(['question', 'order']) });

/** A select of Radix’s, by `useContactField`. */
export const OwnControl: Story = {
  render: (args) => (
    <ContactForm {...args} schema={topical}>
      <TopicSelect<typeof topical>
        name="topic"
        label="What is it about?"
        required
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
    const { form, texts, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    const topic = form.getByRole('combobox');
    await expect(await form.findByText(texts.fieldRequired)).toBeVisible();
    await expect(topic).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'An order' }));
    await expect(topic).toHaveTextContent('An order');
    await send();
    await expect(await form.findByRole('heading', { name: texts.sentTitle })).toHaveFocus();
  },
};

const ordered = topical.extend({ order: z.string().min(3).optional() });

/** A field that comes and goes: ask for it only when it is there. */
export const Conditional: Story = {
  render: function Conditional(args) {
    const [topic, setTopic] = useState('');
    return (
      <ContactForm {...args} schema={ordered}>
        <ContactField<typeof ordered>
          name="topic"
          label="What is it about?"
          required
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

const short = contactSchema.extend({ message: contactText(60, 'messageRequired') });

/** What is left of the message's bound, in code points. */
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
    const { form, texts, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await userEvent.type(form.getByLabelText(texts.message), ' It is quite urgent, thank you.');
    await send();
    await expect(await form.findByText(texts.fieldTooLong)).toBeVisible();
    await expect(canvasElement.querySelector('[data-over]')).toBeVisible();
  },
};

/** For a visitor who is signed in; the required fields are marked instead. */
export const SignedIn: Story = {
  args: { defaultValues: { name: 'Ada Lovelace', email: 'ada@example.com' }, marks: 'required' },
};

/** Parts rearranged, wrapped and renamed. */
export const OwnArrangement: Story = {
  render: (args) => (
    <ContactForm {...args}>
      <ContactField name="message" label="What is it about?" rows={4} />
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

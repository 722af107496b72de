import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import * as z from 'zod';
import { ContactField, ContactForm, ContactStatus, ContactSubmit } from '../src/index.js';
import { createSandbox } from '../src/sandbox/createSandbox.js';
import { contactSchema } from '../src/schema/index.js';
import './designSystems/AriaField.css';
import { AriaField } from './designSystems/AriaField.js';
import './designSystems/ShadcnField.css';
import { ShadcnField } from './designSystems/ShadcnField.js';
import './recipes/shadcn.css';
import './stage.css';
import { TopicSelect } from './TopicSelect.js';
import { visitForm } from './visitForm.js';

const schema = contactSchema.extend({ company: z.string(), topic: z.enum(['question', 'order']) });
type Schema = typeof schema;

const topics = { question: 'A question', order: 'An order' };

/** Fields of a design system, connected by `useContactField`. */
const meta = {
  title: 'Design systems',
  component: ContactForm,
  args: { formId: 'demo', baseUrl: '/', fetch: createSandbox().fetch },
  decorators: (Story) => (
    <div className="stage">
      <Story />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale']);
    await userEvent.type(form.getByLabelText(messages.labels.name), 'Ada Lovelace');
    await send();
    const email = form.getByLabelText(messages.labels.email);
    await form.findByText(messages.errors.emailRequired);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(messages.errors.emailRequired);
    await expect(form.getByRole('combobox')).toHaveAccessibleDescription(messages.errors.choiceRequired);
    await userEvent.click(form.getByRole('combobox'));
    await userEvent.click(await within(document.body).findByRole('option', { name: topics.order }));
    await expect(form.getByRole('combobox')).toHaveTextContent(topics.order);
  },
} satisfies Meta<typeof ContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Text fields of React Aria, and a select of Radix. */
export const ReactAria: Story = {
  render: (args) => (
    <ContactForm<Schema> {...args} className="aria" schema={schema}>
      <AriaField name="name" autoComplete="name" />
      <AriaField name="email" type="email" autoComplete="email" />
      <AriaField<Schema> name="company" label="Company" description="As registered" />
      <TopicSelect<Schema> name="topic" label="What is it about?" topics={topics} />
      <ContactField name="message" />
      <ContactStatus />
      <ContactSubmit />
    </ContactForm>
  ),
};

/** The inputs and fields of shadcn/ui, and a select of Radix. */
export const Shadcn: Story = {
  render: (args) => (
    <div className="shadcn">
      <ContactForm<Schema> {...args} className="ui-form" schema={schema}>
        <ShadcnField name="name" autoComplete="name" />
        <ShadcnField name="email" type="email" autoComplete="email" />
        <ShadcnField<Schema> name="company" label="Company" description="As registered" />
        <TopicSelect<Schema> name="topic" label="What is it about?" topics={topics} />
        <ContactField name="message" />
        <ContactStatus />
        <ContactSubmit />
      </ContactForm>
    </div>
  ),
};

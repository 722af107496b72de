import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  ContactCheckboxGroup,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import fields, * as stories from '../Fields.stories.js';
import { visitForm } from '../visitForm.js';

/** The forms of the stories in `Fields`, while visitors use them. Only tests show these stories. */
const meta = {
  ...fields,
  title: 'Tests/Fields',
  tags: ['!dev', '!autodocs'],
} satisfies Meta<ContactFormProps>;

export default meta;

type Story = StoryObj<ContactFormProps>;

export const EveryKindOfField: Story = {
  ...stories.EveryKindOfField,
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await expect(form.getByLabelText('Company')).not.toBeRequired();
    await fillIn();
    await send();
    await expect(await form.findAllByText(messages.errors.choiceRequired)).toHaveLength(2);
    await expect(form.getByText(messages.errors.checkboxRequired)).toBeVisible();
    await expect(form.getByLabelText('Budget')).toHaveFocus();
  },
};

const asOptions = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** Labels in a language that is written from right to left. */
export const InArabic: Story = {
  args: { locale: 'ar' },
  render: (props) => (
    <ContactForm {...props}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="company" label="الشركة" />
      <ContactField name="budget" label="الميزانية" as="select" required>
        <option value="small">حتى 5000</option>
      </ContactField>
      <ContactCheckboxGroup
        name="topics"
        label="ما الذي تحتاج إليه؟"
        options={asOptions('موقع إلكتروني', 'متجر إلكتروني')}
        required
      />
      <ContactRadioGroup name="source" label="كيف سمعت عنا؟" options={asOptions('محرك بحث', 'صديق')} />
      <ContactField name="message" />
      <ContactField name="consent" label="قرأت إشعار الخصوصية" type="checkbox" required />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  ),
  play: async ({ canvasElement }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, 'ar');
    await fillIn();
    await send();
    await expect(await form.findAllByText(messages.errors.choiceRequired)).toHaveLength(2);
    await expect(form.getByLabelText('الميزانية')).toHaveFocus();
  },
};

export const CheckboxGroups: Story = {
  ...stories.CheckboxGroups,
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

export const TextFile: Story = {
  ...stories.TextFile,
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

export const OwnControl: Story = {
  ...stories.OwnControl,
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

export const Conditional: Story = {
  ...stories.Conditional,
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale']);
    const topic = form.getByLabelText('What is it about?');
    await userEvent.selectOptions(topic, 'question');
    await expect(form.queryByLabelText('Order number')).toBeNull();
    await userEvent.selectOptions(topic, 'order');
    await userEvent.type(form.getByLabelText('Order number'), '1');
    await send();
    await expect(await form.findByText(messages.errors.fieldInvalid)).toBeVisible();
  },
};

export const Counter: Story = {
  ...stories.Counter,
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale']);
    await userEvent.type(form.getByLabelText(messages.labels.name), 'Ada Lovelace');
    await userEvent.type(form.getByLabelText(messages.labels.email), 'ada@example.com');
    await userEvent.type(form.getByLabelText(messages.labels.message), ' It is quite urgent, thank you.');
    await send();
    await expect(await form.findByText(messages.errors.fieldTooLong)).toBeVisible();
    await expect(canvasElement.querySelector('[data-over]')).toBeVisible();
  },
};

export const ClassNames: Story = {
  ...stories.ClassNames,
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

export const ClassNamesByState: Story = {
  ...stories.ClassNamesByState,
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale']);
    await userEvent.type(form.getByLabelText(messages.labels.name), 'Ada Lovelace');
    await send();
    await form.findByText(messages.errors.emailRequired);
    await expect(form.getByText(messages.labels.email).parentElement).toHaveClass('needs-attention');
    await expect(form.getByText(messages.labels.name).parentElement).toHaveClass('capitals');
  },
};

export const OwnArrangement: Story = {
  ...stories.OwnArrangement,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const names = form.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    await expect(names).toEqual(['message', 'name', 'email']);
    await expect(form.getByRole('button', { name: 'Send it off' })).toBeVisible();
  },
};

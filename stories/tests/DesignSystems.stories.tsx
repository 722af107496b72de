import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ContactFormProps } from '../../src/index.js';
import designSystems, * as stories from '../DesignSystems.stories.js';
import { visitForm } from '../visitForm.js';

/** The fields of design systems after the form was sent without an email address. Only tests show these stories. */
const meta = {
  ...designSystems,
  title: 'Tests/Design systems',
  tags: ['!dev', '!autodocs'],
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
    await userEvent.click(await within(document.body).findByRole('option', { name: 'An order' }));
    await expect(form.getByRole('combobox')).toHaveTextContent('An order');
  },
} satisfies Meta<ContactFormProps>;

export default meta;

type Story = StoryObj<ContactFormProps>;

export const ReactAria: Story = stories.ReactAria;
export const Shadcn: Story = stories.Shadcn;

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactField, ContactForm, ContactStatus, ContactSubmit } from '../src/index.js';
import { createSandbox } from '../src/sandbox/createSandbox.js';
import './stage.css';
import './Theming.css';

/** A handful of custom properties, or an arrangement of your own. */
const meta = {
  title: 'Theming',
  component: ContactForm,
  args: { formId: 'demo', baseUrl: '/', locale: 'en', fetch: createSandbox().fetch },
  decorators: (Story) => (
    <div className="stage">
      <Story />
    </div>
  ),
} satisfies Meta<typeof ContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CustomProperties: Story = { args: { className: 'plum' } };

export const OwnArrangement: Story = {
  args: {
    children: (
      <>
        <ContactField name="message" label="What is it about?" rows={4} />
        <ContactField name="name" label="Your name" />
        <ContactField name="email" placeholder="you@example.com" />
        <ContactStatus />
        <ContactSubmit>Send it off</ContactSubmit>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const labels = form.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    await expect(labels).toEqual(['message', 'name', 'email']);
    await expect(form.getByRole('button', { name: 'Send it off' })).toBeVisible();
  },
};

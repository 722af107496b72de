import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ContactForm } from '../src/index.js';
import { createSandbox } from '../src/sandbox/createSandbox.js';
import './stage.css';
import { fillInAndSend } from './fillInAndSend.js';

/** What a visitor sees of every outcome. The sandbox answers from within the page, by form id. */
const meta = {
  title: 'Outcomes',
  component: ContactForm,
  args: {
    formId: 'demo',
    baseUrl: '/',
    locale: 'en',
    fetch: createSandbox({ rateLimit: { limit: 1000, window: 1 } }).fetch,
  },
  decorators: (Story) => (
    <div className="stage">
      <Story />
    </div>
  ),
} satisfies Meta<typeof ContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A failure of the whole form: told in words, the text stays, the focus too. */
function failsWith(text: RegExp): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const form = within(canvasElement);
    await fillInAndSend(canvasElement);
    await expect(await form.findByText(text)).toBeVisible();
    await expect(form.getByRole('alert')).toHaveTextContent(text);
    await expect(form.getByLabelText('Message')).toHaveValue('Could you tell me more about your engine?');
    await expect(form.getByRole('button', { name: 'Send message' })).toHaveFocus();
  };
}

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await fillInAndSend(canvasElement);
    const heading = await within(canvasElement).findByRole('heading', { name: 'Message sent' });
    await expect(heading).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { formId: 'sandbox-hangs' },
  play: async ({ canvasElement }) => {
    await fillInAndSend(canvasElement);
    const button = await within(canvasElement).findByRole('button', { name: 'Sending…' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Nothing filled in: each field says what it needs, and nothing is sent. */
export const FieldsMissing: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Send message' }));
    await expect(await form.findByText('Enter your name.')).toBeVisible();
    await expect(form.getByLabelText('Name')).toHaveFocus();
    await expect(form.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
  },
};

/** The service refuses one field: it is named, whatever the shape of the answer. */
export const FieldRefused: Story = {
  args: { formId: 'sandbox-invalid-email' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await fillInAndSend(canvasElement);
    await expect(await form.findByText('This was not accepted. Please change it.')).toBeVisible();
    await expect(form.getByLabelText('Email')).toHaveFocus();
    await expect(form.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Refused: Story = {
  args: { formId: 'sandbox-invalid' },
  play: failsWith(/check what you wrote/),
};

export const NotAccepted: Story = {
  args: { formId: 'sandbox-not-accepted' },
  play: failsWith(/was not sent/),
};

export const RateLimited: Story = {
  args: { formId: 'sandbox-rate-limited' },
  play: failsWith(/try again in 2 minutes/),
};

export const Rejected: Story = {
  args: { formId: 'sandbox-rejected' },
  play: failsWith(/cannot take messages/),
};

export const Unconfirmed: Story = {
  args: { formId: 'sandbox-server-error' },
  play: failsWith(/could not confirm/),
};

export const Offline: Story = {
  args: { fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
  play: failsWith(/seem to be offline/),
};

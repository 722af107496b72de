import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactForm, type Messages } from '../src/index.js';
import { draftStore } from '../src/drafts/draftStore.js';
import { createSandbox } from '../src/sandbox/createSandbox.js';
import './stage.css';
import { MESSAGE, visitForm } from './visitForm.js';

/** What a visitor sees of every outcome. The sandbox answers from within the page, by form id. */
const meta = {
  title: 'Outcomes',
  component: ContactForm,
  args: {
    formId: 'demo',
    baseUrl: '/',
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

/** A failure of the whole form: told in words, with ways out; the text stays, the focus too. */
function failsWith(code: keyof Messages): NonNullable<Story['play']> {
  return async ({ canvasElement, globals }) => {
    const { form, texts, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    const [beforeTime = '', afterTime = ''] = texts[code].split('{time}');
    await expect(await form.findByText((text: string) => text.startsWith(beforeTime))).toBeVisible();
    await expect(form.getByRole('alert').textContent.endsWith(afterTime)).toBe(true);
    await expect(form.getByLabelText(texts.message)).toHaveValue(MESSAGE);
    await expect(form.getByRole('button', { name: texts.submit })).toHaveFocus();
    await expect(form.getByRole('button', { name: texts.copyMessage })).toBeVisible();
  };
}

export const Sent: Story = {
  play: async ({ canvasElement, globals }) => {
    const { form, texts, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    await expect(await form.findByRole('heading', { name: texts.sentTitle })).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { formId: 'sandbox-hangs' },
  play: async ({ canvasElement, globals }) => {
    const { form, texts, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    const button = await form.findByRole('button', { name: texts.sending });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Nothing filled in: each field says what it needs, and nothing is sent. */
export const FieldsMissing: Story = {
  play: async ({ canvasElement, globals }) => {
    const { form, texts, send } = await visitForm(canvasElement, globals['locale']);
    await send();
    await expect(await form.findByText(texts.nameRequired)).toBeVisible();
    await expect(form.getByLabelText(texts.name)).toHaveFocus();
    await expect(form.getByLabelText(texts.email)).toHaveAccessibleDescription(texts.emailRequired);
  },
};

/** The service refuses one field: it is named, whatever the shape of the answer. */
export const FieldRefused: Story = {
  args: { formId: 'sandbox-invalid-email' },
  play: async ({ canvasElement, globals }) => {
    const { form, texts, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    await expect(await form.findByText(texts.fieldRejected)).toBeVisible();
    await expect(form.getByLabelText(texts.email)).toHaveFocus();
    await expect(form.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Refused: Story = { args: { formId: 'sandbox-invalid' }, play: failsWith('invalid') };

export const NotAccepted: Story = {
  args: { formId: 'sandbox-not-accepted' },
  play: failsWith('notAccepted'),
};

export const RateLimited: Story = {
  args: { formId: 'sandbox-rate-limited' },
  play: failsWith('rateLimitedUntil'),
};

export const Rejected: Story = { args: { formId: 'sandbox-rejected' }, play: failsWith('rejected') };

export const Unconfirmed: Story = {
  args: { formId: 'sandbox-server-error', fallback: { email: 'hello@example.com' } },
  play: failsWith('unconfirmed'),
};

export const Offline: Story = {
  args: { fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
  play: failsWith('offline'),
};

/** What was written on an earlier visit is back. */
export const DraftRestored: Story = {
  args: { draft: true },
  beforeEach: () => {
    const store = draftStore(`/v1/public/contact/forms/demo/submissions ${location.pathname}`);
    store.write({ values: { message: MESSAGE }, isUnconfirmed: false });
    return store.remove;
  },
  play: async ({ canvasElement, globals }) => {
    const { form, texts } = await visitForm(canvasElement, globals['locale']);
    await expect(await form.findByText(texts.draftRestored)).toBeVisible();
    await expect(form.getByLabelText(texts.message)).toHaveValue(MESSAGE);
    await expect(form.getByRole('button', { name: texts.draftKeep })).toBeVisible();
  },
};

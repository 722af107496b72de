import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { ContactFormProps, Messages } from '../src/index.js';
import { challengeWidget } from './challengeWidget.js';
import { contactForm, example } from './contactForm.js';
import { ChallengeForm } from './recipes/ChallengeForm.js';
import { DraftNoticePlaced as DraftNoticePlacedForm } from './examples/DraftNoticePlaced.js';
import { OwnStatusAndButton as OwnStatusAndButtonForm } from './examples/OwnStatusAndButton.js';
import { storeDraft } from './storeDraft.js';
import { MESSAGE, visitForm } from './visitForm.js';

/** Every outcome of a submission as visitors see it. The sandbox runs in this page and chooses the outcome by form id. */
const meta = {
  title: 'Outcomes',
  ...contactForm,
} satisfies Meta<ContactFormProps>;

export default meta;

type Story = StoryObj<ContactFormProps>;

/** A failure of the whole form: an alert and fallback actions appear; the text and focus stay. */
function failsWith(outcome: keyof Messages['outcomes']): NonNullable<Story['play']> {
  return async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    const [beforeTime = '', afterTime = ''] = messages.outcomes[outcome].split('{time}');
    await expect(await form.findByText((text: string) => text.startsWith(beforeTime))).toBeVisible();
    await expect(form.getByRole('alert').textContent.endsWith(afterTime)).toBe(true);
    await expect(form.getByLabelText(messages.labels.message)).toHaveValue(MESSAGE);
    await expect(form.getByRole('button', { name: messages.actions.sendAgain })).toHaveFocus();
    await expect(form.getByRole('button', { name: messages.actions.copyMessage })).toBeVisible();
  };
}

/** Choose an outcome with the control `formId`, then send the form. */
export const Playground: Story = {
  args: {
    defaultValues: { name: 'Ada Lovelace', email: 'ada@example.com', message: MESSAGE },
    fallback: { email: 'hello@example.com' },
  },
};

export const Sent: Story = {
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { formId: 'sandbox-hangs' },
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    const button = await form.findByRole('button', { name: messages.actions.sending });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Each empty field shows its error, and nothing is sent. */
export const FieldsMissing: Story = {
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale']);
    await send();
    await expect(await form.findByText(messages.errors.nameRequired)).toBeVisible();
    await expect(form.getByLabelText(messages.labels.name)).toHaveFocus();
    await expect(form.getByLabelText(messages.labels.email)).toHaveAccessibleDescription(
      messages.errors.emailRequired,
    );
  },
};

/** The backend reports one invalid field, and the error appears at that field. The kit reads several response formats. */
export const InvalidField: Story = {
  args: { formId: 'sandbox-invalid-email' },
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    await expect(await form.findByText(messages.errors.fieldNotAccepted)).toBeVisible();
    await expect(form.getByLabelText(messages.labels.email)).toHaveFocus();
    await expect(form.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Invalid: Story = { args: { formId: 'sandbox-invalid' }, play: failsWith('invalid') };

export const NotSent: Story = {
  args: { formId: 'sandbox-not-sent' },
  play: failsWith('notSent'),
};

export const RateLimited: Story = {
  args: { formId: 'sandbox-rate-limited' },
  play: failsWith('rateLimitedUntil'),
};

export const Rejected: Story = {
  args: { formId: 'sandbox-rejected', fallback: { email: 'hello@example.com', phone: '+49 30 123456' } },
  play: failsWith('rejectedWithEmail'),
};

/** A content blocker or the network blocks the script of a CAPTCHA. */
export const ChallengeFailed: Story = {
  args: { fallback: { email: 'hello@example.com' } },
  ...example(
    (props) => <ChallengeForm {...props} load={() => Promise.reject(new Error('blocked'))} />,
    'recipes/ChallengeForm.tsx',
  ),
  play: failsWith('challengeFailed'),
};

/** A submission waits until the visitor has completed the challenge. */
export const ChallengeWaiting: Story = {
  ...example(
    (props) => <ChallengeForm {...props} load={() => Promise.resolve(challengeWidget('hcaptcha'))} />,
    'recipes/ChallengeForm.tsx',
  ),
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    await expect(await form.findByText(messages.hints.completeChallenge)).toBeVisible();
    // The request has not started, so the button does not say that it sends.
    const button = form.getByRole('button', { name: messages.actions.submit });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const icon = getComputedStyle(button.querySelector('.rck-submit-label') ?? button, '::after');
    // An envelope, which is wider than a spinner.
    await expect(parseFloat(icon.width)).toBeGreaterThan(parseFloat(icon.height));
  },
};

/** The address looks misspelled. The suggestion corrects it, and does not block the form. */
export const EmailSuggested: Story = {
  play: async ({ canvasElement, globals }) => {
    const { form, messages } = await visitForm(canvasElement, globals['locale']);
    await userEvent.type(form.getByLabelText(messages.labels.name), 'Ada Lovelace');
    const email = form.getByLabelText(messages.labels.email);
    await userEvent.type(email, 'ada@gmial.com');
    await userEvent.tab();
    const suggestion = await form.findByRole('button', { name: /ada@gmail\.com/ });
    await expect(suggestion).toBeVisible();
    await expect(email).toHaveValue('ada@gmial.com');
  },
};

export const Unconfirmed: Story = {
  args: { formId: 'sandbox-server-error', fallback: { email: 'hello@example.com' } },
  play: failsWith('unconfirmed'),
};

/** The first submit makes no request. The next one does, because a device can report wrongly that it has no network. */
export const Offline: Story = {
  args: { fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      // The next submit then makes no request either.
      window.dispatchEvent(new Event('online'));
    };
  },
  play: failsWith('offline'),
};

/** Your own status and button, with `useContactFormState`. */
export const OwnStatusAndButton: Story = {
  ...example(OwnStatusAndButtonForm, 'examples/OwnStatusAndButton.tsx'),
  args: { formId: 'sandbox-rejected' },
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale'], 'Send it');
    await fillIn();
    await send();
    await expect(await form.findByRole('button', { name: 'Try again' })).toHaveFocus();
    await expect(form.getByRole('alert')).toHaveTextContent(messages.outcomes.rejected);
  },
};

/** The form restores the text of an earlier visit. */
export const DraftRestored: Story = {
  args: { draft: true },
  beforeEach: storeDraft,
  play: async ({ canvasElement, globals }) => {
    const { form, messages } = await visitForm(canvasElement, globals['locale']);
    await expect(await form.findByText(messages.outcomes.draftRestored)).toBeVisible();
    await expect(form.getByLabelText(messages.labels.message)).toHaveValue(MESSAGE);
    await expect(form.getByRole('button', { name: messages.actions.keepDraft })).toBeVisible();
  },
};

/** A draft notice directly after the message field, instead of at the end of the form. */
export const DraftNoticePlaced: Story = {
  ...example(DraftNoticePlacedForm, 'examples/DraftNoticePlaced.tsx'),
  beforeEach: storeDraft,
  play: async ({ canvasElement, globals }) => {
    const { form, messages } = await visitForm(canvasElement, globals['locale']);
    const discard = await form.findByRole('button', { name: messages.actions.discardDraft });
    await expect(form.getByLabelText(messages.labels.message)).toHaveValue(MESSAGE);
    await expect(discard.previousElementSibling).toHaveAccessibleName(messages.actions.keepDraft);
    await expect(form.getAllByText(messages.outcomes.draftRestored)).toHaveLength(1);
  },
};

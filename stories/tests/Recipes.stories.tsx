import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadMessages, type ContactFormProps } from '../../src/index.js';
import { sandbox } from '../contactForm.js';
import { failFirst } from '../failFirst.js';
import recipes, * as stories from '../Recipes.stories.js';
import { MESSAGE, visitForm } from '../visitForm.js';
import { visitWith } from '../visitWith.js';

/** The recipes while visitors use them, from the first field until after the submission. Only tests show these stories. */
const meta = {
  ...recipes,
  title: 'Tests/Recipes',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale']);
    await send();
    await form.findByText(messages.errors.nameRequired);
  },
} satisfies Meta<ContactFormProps>;

export default meta;

type Story = StoryObj<ContactFormProps>;

const sent: NonNullable<Story['play']> = async ({ canvasElement, globals }) => {
  const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
  await fillIn();
  await send();
  await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
};

const failed: NonNullable<Story['play']> = async ({ canvasElement, globals }) => {
  const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
  await fillIn();
  await send();
  await expect(await form.findByRole('button', { name: messages.actions.copyMessage })).toBeVisible();
  await expect(form.getByRole('link', { name: messages.actions.sendByEmail })).toBeVisible();
};

export const Tailwind: Story = stories.Tailwind;
export const TailwindSent: Story = { ...stories.Tailwind, play: sent };
export const TailwindFailed: Story = {
  ...stories.Tailwind,
  args: { formId: 'sandbox-rejected' },
  play: failed,
};
/** The utilities override the kit's stylesheet, which overrides Tailwind's base styles. */
export const TailwindStyled: Story = {
  ...stories.TailwindStyled,
  play: async (context) => {
    const { canvasElement, globals } = context;
    const { form, messages } = await visitForm(canvasElement, globals['locale']);
    const button = form.getByRole('button', { name: messages.actions.submit });
    await expect(getComputedStyle(form.getByText(messages.labels.name)).textTransform).toBe('uppercase');
    await expect(getComputedStyle(button).paddingInlineStart).toBe('32px');
    const control = getComputedStyle(form.getByLabelText(messages.labels.name));
    await expect(control.borderTopWidth).toBe('1px');
    await expect(control.borderTopLeftRadius).toBe('4px');
    await failed(context);
  },
  args: { formId: 'sandbox-not-sent' },
};
export const TailwindStyledSent: Story = { ...stories.TailwindStyled, play: sent };
export const CssModules: Story = stories.CssModules;
export const CssModulesSent: Story = { ...stories.CssModules, play: sent };
export const CssModulesFailed: Story = {
  ...stories.CssModules,
  args: { formId: 'sandbox-rejected' },
  play: failed,
};
export const Shadcn: Story = stories.Shadcn;
export const ShadcnSent: Story = { ...stories.Shadcn, play: sent };
export const ShadcnFailed: Story = { ...stories.Shadcn, args: { formId: 'sandbox-rejected' }, play: failed };
export const Material: Story = stories.Material;
/** No stylesheet of another recipe applies, and the button has one label. */
export const Unstyled: Story = {
  ...stories.Unstyled,
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale']);
    await expect(form.getByRole('button').textContent).toBe(messages.actions.submit);
    await send();
    await form.findByText(messages.errors.nameRequired);
  },
};

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', message: MESSAGE };

/** The payloads that the sandbox has accepted since the last call. */
function newPayloads(): () => unknown[] {
  const count = sandbox.submissions().length;
  return () =>
    sandbox
      .submissions()
      .slice(count)
      .map(({ payload }) => payload);
}

const analyticsService = failFirst();

/** An invalid, a failed and a successful submit. No event contains what the visitor typed. */
export const Analytics: Story = {
  ...stories.Analytics,
  args: { fetch: analyticsService.fetch },
  beforeEach: analyticsService.reset,
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await send();
    await form.findByText(messages.errors.nameRequired);
    await fillIn();
    await send();
    await form.findByText(messages.outcomes.notSentTitle);
    await send();
    await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
    const events = [
      { event: 'contact_start', form_id: 'demo' },
      { event: 'contact_invalid', form_id: 'demo', fields: ['name', 'email', 'message'] },
      { event: 'contact_error', form_id: 'demo', code: 'notSent' },
      { event: 'contact_success', form_id: 'demo' },
    ];
    await expect([...(window.dataLayer ?? [])]).toEqual(events);
    const shown = form
      .getAllByRole('listitem')
      .map((item: HTMLElement) => JSON.parse(item.textContent) as unknown);
    await expect(shown).toEqual(events);
    await expect(analyticsService.payloads).toEqual([ADA, ADA]);
  },
};

const turnstileService = failFirst();

/** The first request fails. The second one has another token, without an action of the visitor. */
export const Turnstile: Story = {
  ...stories.Turnstile,
  args: { fetch: turnstileService.fetch },
  beforeEach: turnstileService.reset,
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    await form.findByText(messages.outcomes.notSentTitle);
    await expect(form.getByLabelText(messages.labels.message)).toHaveValue(MESSAGE);
    await send();
    await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
    await expect(turnstileService.payloads).toEqual([
      { ...ADA, 'cf-turnstile-response': 'turnstile-token-1' },
      { ...ADA, 'cf-turnstile-response': 'turnstile-token-2' },
    ]);
  },
};

const hCaptchaService = failFirst();

/** The first request fails. The visitor ticks the box again, and the second request has another token. */
export const HCaptcha: Story = {
  ...stories.HCaptcha,
  args: { fetch: hCaptchaService.fetch },
  beforeEach: hCaptchaService.reset,
  play: async ({ canvasElement, globals }) => {
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await userEvent.click(await form.findByLabelText('I am human'));
    await send();
    await form.findByText(messages.outcomes.notSentTitle);
    await expect(form.getByLabelText('I am human')).not.toBeChecked();
    await send();
    await expect(await form.findByText(messages.hints.completeChallenge)).toBeVisible();
    await userEvent.click(form.getByLabelText('I am human'));
    await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toBeVisible();
    await expect(hCaptchaService.payloads).toEqual([
      { ...ADA, 'cf-turnstile-response': 'hcaptcha-token-1' },
      { ...ADA, 'cf-turnstile-response': 'hcaptcha-token-2' },
    ]);
  },
};

export const PrefilledFromUrl: Story = {
  ...stories.PrefilledFromUrl,
  play: async ({ canvasElement, globals }) => {
    const payloads = newPayloads();
    const { form, messages, send } = await visitForm(canvasElement, globals['locale']);
    await expect(form.getByLabelText('What is it about?')).toHaveValue('support');
    await expect(form.getByLabelText(messages.labels.email)).toHaveValue('ada@example.com');
    await userEvent.type(form.getByLabelText(messages.labels.name), 'Ada Lovelace');
    await userEvent.type(form.getByLabelText(messages.labels.message), 'Hello');
    await send();
    await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
    await expect(payloads()).toEqual([{ ...ADA, message: 'Hello', topic: 'support' }]);
  },
};

/** Values that the schema rejects, and a field that a link cannot fill in. */
export const PrefilledWithWrongValues: Story = {
  ...stories.PrefilledFromUrl,
  beforeEach: () =>
    visitWith({ topic: 'gossip', email: `${'a'.repeat(250)}@example.com`, message: 'Buy now', name: 'X' }),
  play: async ({ canvasElement, globals }) => {
    const { form, messages } = await visitForm(canvasElement, globals['locale']);
    await expect(form.getByLabelText('What is it about?')).toHaveValue('');
    await expect(form.getByLabelText(messages.labels.email)).toHaveValue('');
    await expect(form.getByLabelText(messages.labels.name)).toHaveValue('');
    await expect(form.getByLabelText(messages.labels.message)).toHaveValue('');
  },
};

/** Close keeps the text. The confirmation stays until the visitor closes it, and the next dialog is empty. */
export const Dialog: Story = {
  ...stories.Dialog,
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    const { labels } = await loadMessages(String(globals['locale']));
    const opener = page.getByRole('button', { name: 'Contact us' });
    const open = () => userEvent.click(opener);
    await open();
    const dialog = page.getByRole<HTMLDialogElement>('dialog', { name: 'Contact us' });
    const { form, messages, fillIn, send } = await visitForm(dialog, globals['locale']);
    await expect(form.getByLabelText(labels.name)).toHaveFocus();

    await fillIn();
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toHaveAttribute('open');
    await expect(opener).toHaveFocus();

    await open();
    await expect(form.getByLabelText(labels.message)).toHaveValue(MESSAGE);
    await send();
    const confirmation = await form.findByRole('heading', { name: messages.outcomes.sentTitle });
    await expect(confirmation).toHaveFocus();
    await expect(dialog).toHaveAttribute('open');

    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    await expect(opener).toHaveFocus();
    await open();
    await waitFor(() => expect(form.getByLabelText(labels.message)).toHaveValue(''));
  },
};

/** The dialog after a message was sent. */
export const DialogSent: Story = {
  ...stories.Dialog,
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Contact us' }));
    const { form, messages, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
    await expect(form.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

/** One form is sent while the other shows an error. */
export const TwoFormsOnAPage: Story = {
  ...stories.TwoFormsOnAPage,
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    const payloads = newPayloads();
    const contact = page.getByRole('form', { name: 'Write to us' });
    const callback = page.getByRole('form', { name: 'Ask for a call' });
    const ids = Array.from(canvasElement.querySelectorAll('[id]'), ({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);

    const { form, messages } = await visitForm(callback, globals['locale'], 'Ask for a call');
    await userEvent.type(form.getByLabelText('Phone'), 'none');
    await userEvent.click(form.getByRole('button', { name: 'Ask for a call' }));
    await form.findByText('Enter a phone number, such as +49 30 123456.');
    await expect(within(contact).queryByText(messages.errors.nameRequired)).toBeNull();

    const visit = await visitForm(contact, globals['locale']);
    await visit.fillIn();
    await visit.send();
    await expect(await visit.form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
    await expect(callback).toHaveAttribute('data-status', 'idle');
    await expect(form.getByLabelText('Phone')).toHaveValue('none');
    await expect(form.getByLabelText('Phone')).toBeInvalid();
    await expect(payloads()).toEqual([ADA]);
  },
};

const stepsService = failFirst();

/** Each step shows its own errors, and none of the next step. */
export const Steps: Story = {
  ...stories.Steps,
  args: { fetch: stepsService.fetch },
  beforeEach: stepsService.reset,
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale'], 'Next');
    const heading = form.getByRole('heading');
    const name = form.getByLabelText(messages.labels.name);
    const email = form.getByLabelText(messages.labels.email);
    const message = form.getByLabelText(messages.labels.message);
    const isAt = async (title: string) => {
      await waitFor(() => expect(heading).toHaveTextContent(title));
      await expect(heading).toHaveFocus();
    };

    // An empty step is invalid.
    await send();
    await expect(await form.findByText(messages.errors.nameRequired)).toBeVisible();
    await expect(form.getByText(messages.errors.emailRequired)).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(heading).toHaveTextContent('Step 1 of 3: About you');

    // Browsers accept this address, and the schema does not.
    await userEvent.type(name, 'Ada Lovelace');
    await userEvent.type(email, 'ada@localhost{Enter}');
    await expect(await form.findByText(messages.errors.emailInvalid)).toBeVisible();
    await expect(form.queryByText(messages.errors.nameRequired)).toBeNull();
    await userEvent.clear(email);
    await userEvent.type(email, 'ada@example.com{Enter}');
    await isAt('Step 2 of 3: Your topic');
    await expect(name).not.toBeVisible();
    await expect(form.queryByText(messages.errors.choiceRequired)).toBeNull();
    await send();
    await expect(await form.findByText(messages.errors.choiceRequired)).toBeVisible();
    await userEvent.click(form.getByLabelText('Support'));
    await send();
    await isAt('Step 3 of 3: Your message');
    await expect(form.queryByText(messages.errors.messageRequired)).toBeNull();
    await userEvent.type(message, 'Hello');

    await userEvent.click(form.getByRole('button', { name: 'Back' }));
    await isAt('Step 2 of 3: Your topic');
    await expect(form.getByLabelText('Support')).toBeChecked();
    await send();
    await expect(message).toHaveValue('Hello');
    await expect(stepsService.payloads).toEqual([]);
    await send();
    await form.findByText(messages.outcomes.notSentTitle);
    await expect(message).toHaveValue('Hello');
    await send();
    await expect(await form.findByRole('heading', { name: messages.outcomes.sentTitle })).toHaveFocus();
    const payload = { ...ADA, message: 'Hello', topic: 'support' };
    await expect(stepsService.payloads).toEqual([payload, payload]);

    // The next message starts with the first step.
    await userEvent.click(form.getByRole('button', { name: messages.actions.sendAnother }));
    await expect(await form.findByRole('heading')).toHaveTextContent('Step 1 of 3: About you');
    await waitFor(() => expect(form.getByLabelText(messages.labels.name)).toHaveFocus());
  },
};

/** The backend reports that the address is invalid, which is in the first step. */
export const StepsInvalid: Story = {
  ...stories.Steps,
  args: { formId: 'sandbox-invalid-email' },
  play: async ({ canvasElement, globals }) => {
    const { form, messages, send } = await visitForm(canvasElement, globals['locale'], 'Next');
    await userEvent.type(form.getByLabelText(messages.labels.name), 'Ada Lovelace');
    await userEvent.type(form.getByLabelText(messages.labels.email), 'ada@example.com');
    await send();
    await userEvent.click(form.getByLabelText('Support'));
    await send();
    await userEvent.type(form.getByLabelText(messages.labels.message), 'Hello');
    await send();
    await expect(await form.findByText(messages.errors.fieldNotAccepted)).toBeVisible();
    await expect(form.getByRole('heading')).toHaveTextContent('Step 1 of 3: About you');
    await expect(form.getByLabelText(messages.labels.email)).toHaveFocus();
  },
};

/** The page after sending takes focus. */
export const Redirect: Story = {
  ...stories.Redirect,
  play: async ({ canvasElement, globals }) => {
    const payloads = newPayloads();
    const { form, fillIn, send } = await visitForm(canvasElement, globals['locale']);
    await fillIn();
    await send();
    await expect(await form.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
    await expect(form.queryByRole('form')).toBeNull();
    await expect(payloads()).toEqual([ADA]);
  },
};

import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadMessages, type Messages } from '../src/index.js';

export interface Visit {
  form: ReturnType<typeof within>;
  /** The catalog of the story's language. */
  messages: Messages;
  /** Fills in the three fields. */
  fillIn: () => Promise<void>;
  send: () => Promise<void>;
}

export const MESSAGE = 'Could you tell me more about your engine?';

/**
 * Waits until a story's form is in the story's language. Returns the actions of a visitor.
 *
 * @param submitLabel label of the submit button, if it is not the catalog's
 */
export async function visitForm(
  canvasElement: HTMLElement,
  locale: unknown,
  submitLabel?: string,
): Promise<Visit> {
  const form = within(canvasElement);
  const messages = await loadMessages(String(locale));
  const button = await form.findByRole('button', { name: submitLabel ?? messages.actions.submit });
  // Your own label of the button is there before the catalog has loaded.
  await waitFor(() => expect(button.closest('form')).toHaveAttribute('lang', messages.lang));
  // Typing fires several events per character, which would add minutes to the tests that play every story.
  async function paste(label: string, text: string): Promise<void> {
    await userEvent.click(form.getByLabelText(label));
    await userEvent.paste(text);
  }
  return {
    form,
    messages,
    async fillIn() {
      await paste(messages.labels.name, 'Ada Lovelace');
      await paste(messages.labels.email, 'ada@example.com');
      await paste(messages.labels.message, MESSAGE);
    },
    send: () => userEvent.click(button),
  };
}

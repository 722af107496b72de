import { userEvent, within } from 'storybook/test';
import { loadMessages } from '../src/i18n/loadMessages.js';
import type { Messages } from '../src/index.js';

export interface Visit {
  form: ReturnType<typeof within>;
  /** What the form says, in the story's language. */
  texts: Messages;
  /** Fills the form in as a visitor would. */
  fillIn: () => Promise<void>;
  send: () => Promise<void>;
}

export const MESSAGE = 'Could you tell me more about your engine?';

/** A visitor at a story's form, once it speaks the story's language. */
export async function visitForm(canvasElement: HTMLElement, locale: unknown): Promise<Visit> {
  const form = within(canvasElement);
  const texts = await loadMessages(String(locale));
  const button = await form.findByRole('button', { name: texts.submit });
  const type = (label: string, text: string) => userEvent.type(form.getByLabelText(label), text);
  return {
    form,
    texts,
    async fillIn() {
      await type(texts.name, 'Ada Lovelace');
      await type(texts.email, 'ada@example.com');
      await type(texts.message, MESSAGE);
    },
    send: () => userEvent.click(button),
  };
}

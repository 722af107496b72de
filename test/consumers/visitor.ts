import type { Locator, Page } from 'playwright';
import en from '../../src/locales/en.js';

// What a visitor does with a form, and sees of it.

/** Where a form is: a page with one, a frame, the form itself. */
type Place = Pick<Page, 'getByLabel' | 'getByRole'>;

/** Until its JavaScript is there, the browser itself would post a form. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('form[novalidate]').first().waitFor();
}

/** The form's engine is here, so that a press goes out at once. */
export async function interested(page: Page): Promise<void> {
  const arrives = page.waitForResponse(/createEngine/);
  await page.getByLabel('Name').first().focus();
  await arrives;
}

export async function fillIn(form: Place, message = 'Hello!', messages = en): Promise<void> {
  await form.getByLabel(messages.name).fill('Ada');
  await form.getByLabel(messages.email).fill('ada@example.com');
  await form.getByLabel(messages.message).fill(message);
}

export function sendButton(form: Place, messages = en): Locator {
  return form.getByRole('button', { name: messages.submit });
}

export async function confirmation(form: Place, messages = en): Promise<void> {
  await form.getByRole('heading', { name: messages.sentTitle }).waitFor();
}

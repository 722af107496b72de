import type { Locator, Page } from 'playwright';
import en from '../../src/locales/en.js';
import { values } from './values.js';

/** Contains one form: a page, a frame or the form itself. */
type Place = Pick<Page, 'getByLabel' | 'getByRole'>;

/** The URL of the engine's chunk. */
export const ENGINE = /createEngine/;

/** Waits for hydration. Until then, the browser itself would post the form. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('form[novalidate]').first().waitFor();
}

/** Without `action`, a form whose engine does not load shows an error instead of posting natively. */
export async function removeAction(page: Page): Promise<void> {
  await page.locator('form').evaluate((form) => form.removeAttribute('action'));
}

/** Focuses a field and waits for the engine, so that the next submit is sent at once. */
export async function loadEngine(page: Page): Promise<void> {
  const engineLoaded = page.waitForResponse(ENGINE);
  await page.getByLabel('Name').first().focus();
  await engineLoaded;
}

/** Fills in the three default fields. */
export async function fillIn(
  form: Place,
  texts: { [Name in keyof typeof values]?: string | undefined } = {},
  messages = en,
): Promise<void> {
  const { name = values.name, email = values.email, message = values.message } = texts;
  await form.getByLabel(messages.labels.name).fill(name);
  await form.getByLabel(messages.labels.email).fill(email);
  await form.getByLabel(messages.labels.message).fill(message);
}

/** The submit button before a submit or after a failure. */
export function sendButton(form: Place, messages = en): Locator {
  const { submit, sendAgain } = messages.actions;
  return form
    .getByRole('button', { name: submit, exact: true })
    .or(form.getByRole('button', { name: sendAgain, exact: true }));
}

export async function confirmation(form: Place, messages = en): Promise<void> {
  await form.getByRole('heading', { name: messages.outcomes.sentTitle }).waitFor();
}

/** Waits until the page has stored a draft that contains this text. */
export async function draftSaved(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (part) => Object.values(sessionStorage).some((item) => String(item).includes(part)),
    text,
  );
}

import { beforeAll, expect, it } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { HOOK_FORM, serveForm, type ServedForm } from '../../support/consumers/serveForm.js';
import { fillIn, sendButton } from '../../support/visitor.js';

let component: ServedForm;
let hook: ServedForm;
beforeAll(async () => {
  [component, hook] = await Promise.all([serveForm('production'), serveForm('production', HOOK_FORM)]);
  return () => Promise.all([component.close(), hook.close()]);
});

it.each([
  ['ContactForm', () => component, 'createEngine'],
  ['useContactForm', () => hook, ''],
] as const)(
  'the mail link of %s contains the text if the network is gone at the submit',
  async (_, served, chunk) => {
    const page = await openPage();
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes(chunk));
    await page.goto(served().urlOf({ formId: 'f_1', fallback: { email: 'contact@example.com' } }));
    await page.getByLabel('Name').focus();
    await loaded;
    await page.context().setOffline(true);
    await fillIn(page, { message: 'Hello!' });
    await sendButton(page).click();
    await page.getByRole('alert').getByText(en.outcomes.offline).waitFor();
    const link = page.getByRole('link', { name: en.actions.sendByEmail });
    await expect
      .poll(() => link.getAttribute('href'))
      .toMatch(/^mailto:contact@example\.com\?.*Ada.*Hello!$/);
    expect(served().submissions()).toEqual([]);
  },
);

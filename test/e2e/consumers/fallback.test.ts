import { beforeAll, expect, it } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { serveForm, type ServedForm } from '../../support/consumers/serveForm.js';
import { fillIn, sendButton } from '../../support/visitor.js';

let served: ServedForm;
beforeAll(async () => {
  served = await serveForm('production');
  return served.close;
});

it('the mail link contains the text if the network is gone when the visitor submits', async () => {
  const page = await openPage();
  await page.goto(served.urlOf({ formId: 'f_1', fallbackEmail: 'contact@example.com' }));
  const loaded = page.waitForEvent('requestfinished', (request) => /keepMailLink/.test(request.url()));
  await page.getByLabel('Name').focus();
  await loaded;
  await page.context().setOffline(true);
  await fillIn(page, { message: 'Hello!' });
  await sendButton(page).click();
  await page.getByRole('alert').getByText(en.outcomes.offline).waitFor();
  const link = page.getByRole('link', { name: en.actions.sendByEmail });
  await expect.poll(() => link.getAttribute('href')).toMatch(/^mailto:contact@example\.com\?.*Ada.*Hello!$/);
  expect(served.submissions()).toEqual([]);
});

import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { serveForm, type ServedForm } from '../../support/consumers/serveForm.js';
import { confirmation, fillIn, sendButton } from '../../support/visitor.js';

const NOTICE = en.outcomes.draftRestored;

let served: ServedForm;
beforeAll(async () => {
  served = await serveForm('production');
  return served.close;
});

const LAZY_HALF = /keepDraft/;

/** Opens a form and waits until the lazy half of drafts has loaded, or has failed to load. */
async function openForm(page: Page, formId: string): Promise<void> {
  const settled = Promise.race([
    page.waitForEvent('requestfinished', (request) => LAZY_HALF.test(request.url())),
    page.waitForEvent('requestfailed', (request) => LAZY_HALF.test(request.url())),
  ]);
  await page.goto(served.urlOf({ formId, draft: true }), { waitUntil: 'networkidle' });
  await settled;
}

const messageOf = (page: Page) => page.getByLabel('Message').inputValue();
const sent = (formId: string) => served.submissions().filter((submission) => submission.formId === formId);

it('text is kept when the visitor leaves the page right after typing', async () => {
  const page = await openPage();
  await openForm(page, 'left');
  await fillIn(page, { message: 'Written in a hurry' });
  await page.goto('about:blank');
  await openForm(page, 'left');
  await page.getByText(NOTICE).waitFor();
  expect(await messageOf(page)).toBe('Written in a hurry');
});

it('the lazy half of drafts loads with the engine if it failed to load before', async () => {
  const page = await openPage();
  const blocked: string[] = [];
  await page.route(LAZY_HALF, (route) => {
    blocked.push(route.request().url());
    return route.abort();
  });
  await openForm(page, 'late');
  expect(blocked).toHaveLength(1);
  await page.unroute(LAZY_HALF);
  const loaded = page.waitForResponse(LAZY_HALF);
  await page.getByLabel('Message').focus();
  await loaded;
  await page.keyboard.type('Still here');
  await page.reload();
  await page.getByText(NOTICE).waitFor();
  expect(await messageOf(page)).toBe('Still here');
});

it('a page that is reloaded while it sends shows that the outcome is unknown, and does not send again', async () => {
  const page = await openPage();
  await openForm(page, 'sandbox-slow');
  await fillIn(page, { message: 'On its way' });
  await sendButton(page).click();
  await expect.poll(() => sent('sandbox-slow')).toHaveLength(1);
  await page.reload();
  await page.locator('.rck-draft').getByText(en.outcomes.unconfirmed).waitFor();
  expect(await messageOf(page)).toBe('On its way');
  expect(sent('sandbox-slow')).toHaveLength(1);
});

it('two tabs have separate drafts, and a submission in one does not delete the draft of the other', async () => {
  const first = await openPage();
  const second = await first.context().newPage();
  await openForm(first, 'tabs');
  await fillIn(first, { message: 'of the first' });
  await openForm(second, 'tabs');
  await fillIn(second, { message: 'of the second' });
  await sendButton(first).click();
  await confirmation(first);
  await Promise.all([openForm(first, 'tabs'), openForm(second, 'tabs')]);
  await second.getByText(NOTICE).waitFor();
  expect(await messageOf(second)).toBe('of the second');
  expect(await messageOf(first)).toBe('');
});

it('a form in a sandboxed frame, where storage throws, still sends', async () => {
  const page = await openPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(served.urlOf({ formId: 'outer' }));
  const props = { formId: 'framed', draft: true, baseUrl: served.origin };
  const loaded = page.waitForResponse(LAZY_HALF);
  await page.setContent(`<iframe sandbox="allow-scripts allow-forms" src="${served.urlOf(props)}"></iframe>`);
  await loaded;
  const frame = page.frameLocator('iframe');
  await fillIn(frame, { message: 'From a frame' });
  await sendButton(frame).click();
  await confirmation(frame);
  expect(sent('framed')).toMatchObject([{ payload: { message: 'From a frame' } }]);
  expect(errors).toEqual([]);
});

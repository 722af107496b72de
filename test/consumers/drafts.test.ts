import type { FrameLocator, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { openPage } from '../browsers/openPage.js';
import { serveForm, type ServedForm } from './serveForm.js';
import { confirmation, fillIn, sendButton } from './visitor.js';

const NOTICE = 'What you wrote earlier is back.';

let served: ServedForm;
beforeAll(async () => {
  served = await serveForm('production');
  return served.close;
});

async function write(page: Page | FrameLocator, message: string): Promise<void> {
  // The part that keeps drafts loads by itself.
  await page.locator('.contact-draft').waitFor({ state: 'attached' });
  await fillIn(page, message);
}

const sent = (formId: string) => served.submissions().filter((submission) => submission.formId === formId);

it('a page that is left at once keeps what was written last', async () => {
  const page = await openPage();
  await page.goto(served.urlOf({ formId: 'left', draft: true }));
  await write(page, 'Written in a hurry');
  await page.goto('about:blank');
  await page.goto(served.urlOf({ formId: 'left', draft: true }));
  await page.getByText(NOTICE).waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('Written in a hurry');
});

it('a page whose part for drafts did not come keeps one once its engine comes', async () => {
  const page = await openPage();
  await page.route(/ContactDraft/, (route) => route.abort());
  await page.goto(served.urlOf({ formId: 'late', draft: true }), { waitUntil: 'networkidle' });
  expect(await page.locator('.contact-draft').count()).toBe(0);
  await page.unroute(/ContactDraft/);
  await page.getByLabel('Message').focus();
  await page.locator('.contact-draft').waitFor({ state: 'attached' });
  await page.keyboard.type('Still here');
  await page.reload();
  await page.getByText(NOTICE).waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('Still here');
});

it('a page that is reloaded while it sends says that nobody knows, and sends nothing by itself', async () => {
  const page = await openPage();
  await page.goto(served.urlOf({ formId: 'sandbox-slow', draft: true }));
  await write(page, 'On its way');
  await sendButton(page).click();
  await expect.poll(() => sent('sandbox-slow')).toHaveLength(1);
  await page.reload();
  await page.locator('.contact-draft').getByText('Sending it again could deliver it twice.').waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('On its way');
  expect(sent('sandbox-slow')).toHaveLength(1);
});

it('two tabs have a draft each, and what one sends is not taken from the other', async () => {
  const first = await openPage();
  const second = await first.context().newPage();
  const url = served.urlOf({ formId: 'tabs', draft: true });
  for (const [page, text] of [[first, 'of the first'] as const, [second, 'of the second'] as const]) {
    await page.goto(url);
    await write(page, text);
  }
  await sendButton(first).click();
  await confirmation(first);
  await Promise.all([first.reload(), second.reload()]);
  await second.getByText(NOTICE).waitFor();
  expect(await second.getByLabel('Message').inputValue()).toBe('of the second');
  await first.locator('.contact-draft').waitFor({ state: 'attached' });
  expect(await first.getByLabel('Message').inputValue()).toBe('');
});

it('a sandboxed frame, which has no storage, has a form that works', async () => {
  const page = await openPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(served.urlOf({ formId: 'outer' }));
  const props = { formId: 'framed', draft: true, baseUrl: served.origin };
  await page.setContent(`<iframe sandbox="allow-scripts allow-forms" src="${served.urlOf(props)}"></iframe>`);
  const frame = page.frameLocator('iframe');
  await write(frame, 'From a frame');
  await sendButton(frame).click();
  await confirmation(frame);
  expect(sent('framed')).toMatchObject([{ payload: { message: 'From a frame' } }]);
  expect(errors).toEqual([]);
});

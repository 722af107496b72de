import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { HOOK_FORM, serveForm, type ServedForm } from '../../support/consumers/serveForm.js';
import { confirmation, draftSaved, ENGINE, fillIn, sendButton } from '../../support/visitor.js';

const NOTICE = en.outcomes.draftRestored;

let component: ServedForm;
let hook: ServedForm;
beforeAll(async () => {
  [component, hook] = await Promise.all([serveForm('production'), serveForm('production', HOOK_FORM)]);
  return () => Promise.all([component.close(), hook.close()]);
});

/** The chunk with drafts of a `ContactForm`. */
const LAZY_HALF = /attachDraft/;

/** Resolves when the lazy half of drafts has loaded, or has failed to load. The hook has no lazy half. */
async function draftsSettled(page: Page, served: ServedForm): Promise<unknown> {
  if (served === hook) return undefined;
  return Promise.race([
    page.waitForEvent('requestfinished', (request) => LAZY_HALF.test(request.url())),
    page.waitForEvent('requestfailed', (request) => LAZY_HALF.test(request.url())),
  ]);
}

async function openForm(page: Page, served: ServedForm, formId: string): Promise<void> {
  const settled = draftsSettled(page, served);
  await page.goto(served.urlOf({ formId, draft: true }), { waitUntil: 'networkidle' });
  await settled;
  await page.getByLabel('Message').waitFor();
}

const messageOf = (page: Page) => page.getByLabel('Message').inputValue();

it('the lazy half of drafts loads with the engine if it failed to load before', async () => {
  const page = await openPage();
  const blocked: string[] = [];
  await page.route(LAZY_HALF, (route) => {
    blocked.push(route.request().url());
    return route.abort();
  });
  await openForm(page, component, 'late');
  expect(blocked).toHaveLength(1);
  await page.unroute(LAZY_HALF);
  const loaded = page.waitForResponse(LAZY_HALF);
  await page.getByLabel('Message').focus();
  await loaded;
  await page.keyboard.type('Still here');
  // The file runs some time after its response has arrived.
  await draftSaved(page, 'Still here');
  await page.reload();
  await page.getByText(NOTICE).waitFor();
  expect(await messageOf(page)).toBe('Still here');
});

it('text is kept if the engine does not load', async () => {
  const page = await openPage();
  await page.route(ENGINE, (route) => route.abort());
  await openForm(page, component, 'gone');
  await page.getByLabel('Message').pressSequentially('Still here');
  await page.unroute(ENGINE);
  await draftSaved(page, 'Still here');
  await page.reload();
  await page.getByText(NOTICE).waitFor();
  expect(await messageOf(page)).toBe('Still here');
});

describe.each(['ContactForm', 'useContactForm'])('with %s,', (api) => {
  let served: ServedForm;
  beforeAll(() => void (served = api === 'ContactForm' ? component : hook));
  const sent = (formId: string) => served.submissions().filter((submission) => submission.formId === formId);

  it('text is kept when the visitor leaves the page right after typing', async () => {
    const page = await openPage();
    await openForm(page, served, 'left');
    await fillIn(page, { message: 'Written in a hurry' });
    await page.goto('about:blank');
    await openForm(page, served, 'left');
    await page.getByText(NOTICE).waitFor();
    expect(await messageOf(page)).toBe('Written in a hurry');
  });

  it('a page that is reloaded while it sends shows that the outcome is unknown, and does not send again', async () => {
    const page = await openPage();
    await openForm(page, served, 'sandbox-slow');
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
    await openForm(first, served, 'tabs');
    await fillIn(first, { message: 'of the first' });
    await openForm(second, served, 'tabs');
    await fillIn(second, { message: 'of the second' });
    await sendButton(first).click();
    await confirmation(first);
    await Promise.all([openForm(first, served, 'tabs'), openForm(second, served, 'tabs')]);
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
    const settled = draftsSettled(page, served);
    await page.setContent(
      `<iframe sandbox="allow-scripts allow-forms" src="${served.urlOf(props)}"></iframe>`,
    );
    await settled;
    const frame = page.frameLocator('iframe');
    await fillIn(frame, { message: 'From a frame' });
    await sendButton(frame).click();
    await confirmation(frame);
    expect(sent('framed')).toMatchObject([{ payload: { message: 'From a frame' } }]);
    expect(errors).toEqual([]);
  });
});

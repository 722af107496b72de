import type { Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../../src/messages/Messages.js';
import ar from '../../../src/locales/ar.js';
import de from '../../../src/locales/de.js';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { serveInTest } from '../../support/serveInTest.js';
import { fillIn } from '../../support/visitor.js';
import { submissionsPath } from '../../support/submission.js';
import { serveSite } from '../../support/serveSite.js';

const MESSAGE = '\n  Hello <b>you</b> & "them"\n\n</textarea><script>document.title = "owned"</script>';

const TEXTS = { name: 'Ada "the first" <Lovelace>', message: MESSAGE };

/** Submits the form and resolves to the response. */
async function send(page: Page, messages: Messages = en): Promise<Response> {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.getByRole('button', { name: messages.actions.submit }).click(),
  ]);
  await page.waitForLoadState();
  return response;
}

async function valuesOf(page: Page, messages: Messages = en): Promise<string[]> {
  const controls = [messages.labels.name, messages.labels.email, messages.labels.message];
  return Promise.all(controls.map((label) => page.getByLabel(label).inputValue()));
}

const focused = (page: Page) => page.locator(':focus').getAttribute('name');

describe.each([en, de, ar])('a visitor without JavaScript', (messages) => {
  const { lang, dir } = messages;

  it(`sees the errors in their language, keeps the text, and sends once: ${lang}`, async () => {
    const site = await serveSite();
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/contact?locale=${lang}`);
    await fillIn(page, { ...TEXTS, email: 'ada@example' }, messages);

    const refused = await send(page, messages);
    expect(refused.status()).toBe(422);
    expect(page.url()).toBe(`${site.origin}${submissionsPath('f_1')}?locale=${lang}`);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('html').getAttribute('dir')).toBe(dir);
    expect(await page.title()).toBe(messages.outcomes.notSentTitle);
    expect(await page.getByRole('heading').textContent()).toBe(messages.outcomes.notSentTitle);
    await page.getByRole('paragraph').getByText(messages.outcomes.invalid, { exact: true }).waitFor();
    const email = page.getByRole('textbox', {
      name: messages.labels.email,
      description: messages.errors.emailInvalid,
    });
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await focused(page)).toBe('email');
    expect(await valuesOf(page, messages)).toEqual(['Ada "the first" <Lovelace>', 'ada@example', MESSAGE]);
    expect(site.sent()).toBe(0);

    await email.fill('ada@example.com');
    expect((await send(page, messages)).status()).toBe(303);
    expect(page.url()).toBe(`${site.origin}/thanks`);
    expect(site.submissions()).toMatchObject([
      {
        locale: lang,
        payload: { name: 'Ada "the first" <Lovelace>', email: 'ada@example.com', message: MESSAGE.trim() },
      },
    ]);

    await page.reload();
    await page.goBack();
    await page.goForward();
    expect(await page.getByRole('heading').textContent()).toBe('Thank you');
    expect([site.handled(), site.sent()]).toEqual([2, 1]);
  });
});

describe('a message that was not sent', () => {
  const { outcomes } = en;
  const time = new Intl.RelativeTimeFormat('en').format(2, 'minute');

  it.each([
    ['sandbox-invalid', 422, outcomes.invalidTitle, outcomes.invalid],
    ['sandbox-not-sent', 500, outcomes.notSentTitle, outcomes.notSent],
    [
      'sandbox-rate-limited',
      429,
      outcomes.rateLimitedTitle,
      outcomes.rateLimitedUntil.replace('{time}', time),
    ],
    ['sandbox-rejected', 500, outcomes.rejectedTitle, outcomes.rejectedWithEmail],
    ['sandbox-server-error', 500, outcomes.unconfirmedTitle, outcomes.unconfirmed],
    ['sandbox-redirect', 500, outcomes.unconfirmedTitle, outcomes.unconfirmed],
    ['sandbox-hangs', 500, outcomes.unconfirmedTitle, outcomes.unconfirmed],
  ])(
    'is reported with its outcome, and the text stays in the form: %s',
    async (formId, status, title, text) => {
      const site = await serveSite({ formId, timeout: 500, fallback: { email: 'hello@example.com' } });
      const page = await openPage({ javaScriptEnabled: false });
      await page.goto(`${site.origin}/contact`);
      await fillIn(page, TEXTS);

      const answer = await send(page);
      expect(answer.status()).toBe(status);
      expect(answer.headers()['retry-after']).toBe(status === 429 ? '120' : undefined);
      expect(page.url()).toBe(site.origin + submissionsPath(formId));
      expect(await page.locator(':focus').textContent()).toBe(`${title} ${text}`);
      expect(await page.getByRole('heading').textContent()).toBe(title);
      await page.getByRole('button', { name: en.actions.sendAgain }).waitFor();
      const link = await page.getByRole('link', { name: en.actions.sendByEmail }).getAttribute('href');
      expect(link?.startsWith('mailto:hello@example.com?subject=Message&body=Name')).toBe(true);
      expect(decodeURIComponent(link ?? '')).toContain('Hello <b>you</b> & "them"');

      await page.goto(`${site.origin}/thanks`);
      await page.goBack();
      expect(await valuesOf(page)).toEqual(['Ada "the first" <Lovelace>', 'ada@example.com', MESSAGE]);
      expect([site.handled(), site.sent(), site.submissions()]).toEqual([1, 1, []]);
    },
  );

  it('has a link to the site above the heading', async () => {
    const site = await serveSite({ formId: 'sandbox-rejected' });
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/contact`);
    await fillIn(page);
    await send(page);
    const link = page.getByRole('link', { name: new URL(site.origin).host });
    expect(await link.getAttribute('href')).toBe(`${site.origin}/`);
    const [linkTop = NaN, headingTop = NaN] = await Promise.all(
      [link, page.getByRole('heading')].map(async (part) => (await part.boundingBox())?.y),
    );
    expect(linkTop).toBeLessThan(headingTop);
  });

  it('shows an error at the field that the service refused', async () => {
    const site = await serveSite({ formId: 'sandbox-invalid-email' });
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/contact`);
    await fillIn(page, TEXTS);
    expect((await send(page)).status()).toBe(422);
    await page
      .getByRole('textbox', { name: en.labels.email, description: en.errors.fieldNotAccepted })
      .waitFor();
    expect(await focused(page)).toBe('email');
    expect([site.handled(), site.sent()]).toEqual([1, 1]);
  });
});

it('the endpoint refuses a text that is far too long, even while most of it is still being sent', async () => {
  const site = await serveSite();
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/contact?locale=de`);
  await fillIn(page, TEXTS, de);
  // A hidden field, because a browser needs a long time to draw that much text in a textarea.
  await page.locator('form').evaluate((form) => {
    form.insertAdjacentHTML('beforeend', '<input type="hidden" name="more">');
    form.querySelector<HTMLInputElement>('[name=more]')?.setAttribute('value', 'x'.repeat(20_000_000));
  });
  expect((await send(page, de)).status()).toBe(413);
  expect(await page.textContent('body')).toContain(de.errors.fieldTooLong);
  await page.goto(`${site.origin}/thanks`, { timeout: 10_000 });
  expect([site.handled(), site.sent()]).toEqual([1, 0]);
});

it.each([
  ['another site', 'localhost', ''],
  ['another port', '127.0.0.1', ''],
  ['another site that hides its origin', 'localhost', 'no-referrer'],
])('a form of %s is refused', async (_, host, policy) => {
  const site = await serveSite();
  const other = await serveInTest((_request, response) => {
    response.setHeader('Content-Type', 'text/html').setHeader('Referrer-Policy', policy);
    response.end(
      `<form method="post" action="${site.origin}${submissionsPath('f_1')}"><input name="name" value="Ada">` +
        '<input name="email" value="ada@example.com"><input name="message" value="Spam"><button>Win</button></form>',
    );
  });
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(other.replace('127.0.0.1', host));
  await page.getByRole('button', { name: 'Win' }).click();
  await page.getByText('403: The request does not come from a page of this site.').waitFor();
  expect(await page.textContent('body')).toContain(en.outcomes.rejected);
  expect([site.handled(), site.sent()]).toEqual([1, 0]);
});

it('a page that hides its origin can still post to its own site', async () => {
  const site = await serveSite();
  const page = await openPage({ javaScriptEnabled: false });
  await page.route(`${site.origin}/contact`, async (route) => {
    if (route.request().method() === 'POST') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), 'Referrer-Policy': 'no-referrer' } });
  });
  await page.goto(`${site.origin}/contact`);
  await fillIn(page, TEXTS);
  const answer = await send(page);
  expect(answer.request().headers()['origin']).toBe('null');
  expect([answer.status(), site.sent()]).toEqual([303, 1]);
});

import type { Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../src/i18n/Messages.js';
import ar from '../../src/locales/ar.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { openPage } from '../browsers/openPage.js';
import { startServer } from '../startServer.js';
import { startSite } from './startSite.js';

const MESSAGE = '\n  Hello <b>you</b> & "them"\n\n</textarea><script>document.title = "owned"</script>';

async function fillIn(page: Page, messages: Messages, email: string): Promise<void> {
  await page.getByLabel(messages.name).fill('Ada "the first" <Lovelace>');
  await page.getByLabel(messages.email).fill(email);
  await page.getByLabel(messages.message).fill(MESSAGE);
}

/** Presses Send; the answer to the post. */
async function send(page: Page, messages: Messages = en): Promise<Response> {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.getByRole('button', { name: messages.submit }).click(),
  ]);
  await page.waitForLoadState();
  return response;
}

async function held(page: Page, messages: Messages = en): Promise<string[]> {
  const controls = [messages.name, messages.email, messages.message];
  return Promise.all(controls.map((label) => page.getByLabel(label).inputValue()));
}

const focused = (page: Page) => page.locator(':focus').getAttribute('name');

describe.each([en, de, ar])('a visitor without JavaScript', (messages) => {
  const { lang, dir } = messages;

  it(`is told in their language what to correct, keeps the text, and sends once: ${lang}`, async () => {
    const site = await startSite();
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/contact?locale=${lang}`);
    await fillIn(page, messages, 'ada@example');

    const refused = await send(page, messages);
    expect(refused.status()).toBe(422);
    expect(page.url()).toBe(`${site.origin}/contact?locale=${lang}`);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('html').getAttribute('dir')).toBe(dir);
    expect(await page.title()).toBe(messages.submit);
    const email = page.getByRole('textbox', { name: messages.email, description: messages.emailInvalid });
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await focused(page)).toBe('email');
    expect(await held(page, messages)).toEqual(['Ada "the first" <Lovelace>', 'ada@example', MESSAGE]);
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
  const time = new Intl.RelativeTimeFormat('en').format(2, 'minute');

  it.each([
    ['sandbox-invalid', 422, en.invalid],
    ['sandbox-not-accepted', 500, en.notAccepted],
    ['sandbox-rate-limited', 429, en.rateLimitedUntil.replace('{time}', time)],
    ['sandbox-rejected', 500, en.rejected],
    ['sandbox-server-error', 500, en.unconfirmed],
    ['sandbox-redirect', 500, en.unconfirmed],
    ['sandbox-hangs', 500, en.unconfirmed],
  ])('is told of as what it is, once, and kept: %s', async (formId, status, text) => {
    const site = await startSite({ formId, timeout: 500, fallback: { email: 'hello@example.com' } });
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/contact`);
    await fillIn(page, en, 'ada@example.com');

    const answer = await send(page);
    expect(answer.status()).toBe(status);
    expect(answer.headers()['retry-after']).toBe(status === 429 ? '120' : undefined);
    expect(page.url()).toBe(`${site.origin}/contact`);
    expect(await page.locator(':focus').textContent()).toBe(text);
    const link = await page.getByRole('link', { name: en.sendByEmail }).getAttribute('href');
    expect(link?.startsWith('mailto:hello@example.com?body=')).toBe(true);
    expect(decodeURIComponent(link ?? '')).toContain('Hello <b>you</b> & "them"');

    await page.goto(`${site.origin}/thanks`);
    await page.goBack();
    expect(await held(page)).toEqual(['Ada "the first" <Lovelace>', 'ada@example.com', MESSAGE]);
    expect([site.handled(), site.sent(), site.submissions()]).toEqual([1, 1, []]);
  });

  it('is told of at the field that the service refused', async () => {
    const site = await startSite({ formId: 'sandbox-invalid-email' });
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/contact`);
    await fillIn(page, en, 'ada@example.com');
    expect((await send(page)).status()).toBe(422);
    await page.getByRole('textbox', { name: en.email, description: en.fieldRejected }).waitFor();
    expect(await focused(page)).toBe('email');
    expect([site.handled(), site.sent()]).toEqual([1, 1]);
  });
});

it('is told that a text is far too long, also while most of it is still under way', async () => {
  const site = await startSite();
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/contact?locale=de`);
  await fillIn(page, de, 'ada@example.com');
  // Beside the message, as a browser takes its time to draw so much.
  await page.locator('form').evaluate((form) => {
    form.insertAdjacentHTML('beforeend', '<input type="hidden" name="more">');
    form.querySelector<HTMLInputElement>('[name=more]')?.setAttribute('value', 'x'.repeat(20_000_000));
  });
  expect((await send(page, de)).status()).toBe(413);
  expect(await page.textContent('body')).toContain(de.fieldTooLong);
  await page.goto(`${site.origin}/thanks`, { timeout: 10_000 });
  expect([site.handled(), site.sent()]).toEqual([1, 0]);
});

it.each([
  ['another site', 'localhost', ''],
  ['another port', '127.0.0.1', ''],
  ['another site that hides where it is', 'localhost', 'no-referrer'],
])('a form of %s is refused, whoever fills it in', async (_, host, policy) => {
  const site = await startSite();
  const other = await startServer((response) => {
    response.setHeader('Content-Type', 'text/html').setHeader('Referrer-Policy', policy);
    response.end(
      `<form method="post" action="${site.origin}/contact"><input name="name" value="Ada">` +
        '<input name="email" value="ada@example.com"><input name="message" value="Spam"><button>Win</button></form>',
    );
  });
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(other.url.replace('127.0.0.1', host));
  await page.getByRole('button', { name: 'Win' }).click();
  await page.getByText('403: The request does not come from a page of this site.').waitFor();
  expect(await page.textContent('body')).toContain(en.rejected);
  expect([site.handled(), site.sent()]).toEqual([1, 0]);
});

it('a page that hides where it is can still post to its own site', async () => {
  const site = await startSite();
  const page = await openPage({ javaScriptEnabled: false });
  await page.route(`${site.origin}/contact`, async (route) => {
    if (route.request().method() === 'POST') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), 'Referrer-Policy': 'no-referrer' } });
  });
  await page.goto(`${site.origin}/contact`);
  await fillIn(page, en, 'ada@example.com');
  const answer = await send(page);
  expect(answer.request().headers()['origin']).toBe('null');
  expect([answer.status(), site.sent()]).toEqual([303, 1]);
});

import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../../../src/sandbox/createSandbox.js';
import { nodeListener } from '../../../src/sandbox/nodeListener.js';
import { openPage } from '../../support/browsers/openPage.js';
import { MARKUP } from '../../support/markup.js';
import { serveSandbox } from '../../support/sandbox/serveSandbox.js';
import { submission, submissionsPath } from '../../support/submission.js';
import { values } from '../../support/values.js';
import { listen } from '../../support/serve.js';

const run = promisify(execFile);

/** The name of a field has at most 100 characters, and a dot separates the parts of a path. */
const MARKUP_NAME = `<img src=x onerror="window.pwned=1">`;

test('the inbox shows new submissions as text, live and newest first', { timeout: 60_000 }, async () => {
  const { base, sandbox } = await serveSandbox();
  const page = await openPage({ viewport: { width: 320, height: 640 } });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(String(error)));

  await page.goto(base + sandbox.inboxPath);
  await page.getByText('No messages yet.').waitFor();
  await page.getByRole('status').getByText('0 messages').waitFor();

  const post = (name: string, message: string, formId = 'f_123') =>
    fetch(
      base + submissionsPath(encodeURIComponent(formId)),
      submission({ locale: 'ar', payload: { ...values, name, message, [MARKUP_NAME]: MARKUP } }),
    );
  await post('Ada', 'one\ntwo');
  await page.getByRole('status').getByText('1 message', { exact: true }).waitFor();
  await post(MARKUP, MARKUP, MARKUP);
  await page.getByRole('status').getByText('2 messages').waitFor();

  const items = page.getByRole('listitem');
  expect(await items.getByRole('heading').allTextContents()).toEqual([MARKUP, 'Ada']);
  expect(await items.locator('.text').allInnerTexts()).toEqual([MARKUP, 'one\ntwo']);
  expect(await items.locator('.text').first().getAttribute('dir')).toBe('auto');
  expect(await items.first().innerText()).toContain('ada@example.com');
  expect(await items.locator('bdi').allTextContents()).toEqual([MARKUP, 'f_123']);
  expect(await page.locator('main :is(img, script, svg)').count()).toBe(0);
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect(decodeURIComponent(icon ?? '')).toMatch(/^data:image\/svg\+xml,<svg /);
  expect(await page.title()).toMatch(/^Inbox/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(logged).toEqual([]);
});

test('an address in the inbox is a mail link to that address only', async () => {
  const { base, sandbox } = await serveSandbox();
  const page = await openPage();
  await page.goto(base + sandbox.inboxPath);
  for (const email of ['ada+1@example.com', 'a?bcc=b&c@example.com']) {
    await fetch(
      base + submissionsPath('sandbox'),
      submission({ locale: 'en', payload: { ...values, email } }),
    );
  }
  await expect.poll(() => page.getByRole('listitem').count()).toBe(2);
  expect(
    await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['mailto:a%3Fbcc%3Db%26c@example.com', 'mailto:ada%2B1@example.com']);
});

test('the inbox can be cleared, and stays empty after it reconnects', async () => {
  const sandbox = createSandbox();
  const server = createServer(await nodeListener(sandbox));
  const { origin, close } = await listen(server);
  onTestFinished(close);
  const page = await openPage();
  await page.goto(origin + sandbox.inboxPath);
  const post = (name: string) =>
    fetch(origin + submissionsPath('f_123'), submission({ locale: 'en', payload: { ...values, name } }));
  const clear = page.getByRole('button', { name: 'Clear list' });
  const count = page.getByRole('status');
  await count.getByText('0 messages').waitFor();
  expect(await clear.isVisible()).toBe(false);

  await post('Ada');
  await count.getByText('1 message', { exact: true }).waitFor();
  expect(await clear.getAttribute('aria-disabled')).toBe('false');
  await clear.focus();
  await page.keyboard.press('Enter');
  await page.getByText('No messages yet.').waitFor();
  expect(await clear.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await clear.getAttribute('aria-disabled')).toBe('true');
  expect(sandbox.submissions()).toHaveLength(1);

  server.closeAllConnections();
  await page.getByText(/^Reconnecting/).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await post('Grace');
  await page.getByRole('heading', { name: 'Grace' }).waitFor();
  expect(await page.getByRole('listitem').count()).toBe(1);

  await page.reload();
  await count.getByText('2 messages').waitFor();
});

test('an empty inbox shows a command that sends a message, and copies it', async () => {
  const { base, sandbox } = await serveSandbox();
  const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(base + sandbox.inboxPath);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('status').getByText('Copied').waitFor();

  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toBe(await page.getByText(/^curl /).textContent());
  // A terminal sends it as it is.
  expect(JSON.parse((await run('bash', ['-c', command])).stdout)).toEqual({
    id: sandbox.submissions()[0]?.id,
  });
  await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
  await page.getByText(/^curl /).waitFor({ state: 'hidden' });
});

test('a message shows how long ago it arrived, and its fields one below the other', async () => {
  const { base, sandbox } = await serveSandbox();
  const page = await openPage();
  await page.clock.install();
  await page.goto(base + sandbox.inboxPath);
  const extra = {
    company: 'Nile & Co',
    days: 'mon,wed',
    price: '1,5',
    topics: ['sales', 'support'],
    phone: '',
  };
  await fetch(
    base + submissionsPath('f_123'),
    submission({ locale: 'en', payload: { ...values, ...extra } }),
  );

  const time = page.getByRole('time');
  await time.getByText('just now').waitFor();
  expect(await time.getAttribute('datetime')).toBe(sandbox.submissions()[0]?.receivedAt);
  expect(await time.getAttribute('title')).toContain(String(new Date().getFullYear()));
  await page.clock.fastForward('02:30');
  expect(await time.textContent()).toBe('2 minutes ago');
  await page.clock.fastForward('03:00:00');
  expect(await time.textContent()).toBe('3 hours ago');
  await page.clock.fastForward('48:00:00');
  expect(await time.textContent()).toBe(await time.getAttribute('title'));

  const fields = page.getByRole('definition');
  expect(await fields.allTextContents()).toEqual(['Nile & Co', 'mon, wed', '1,5', 'sales, support', '']);
  const starts = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().left));
  expect(new Set(starts).size).toBe(1);
});

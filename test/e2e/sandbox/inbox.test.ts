import { expect, test } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { MARKUP } from '../../support/markup.js';
import { serveSandbox } from '../../support/sandbox/serveSandbox.js';
import { payload, submission, submissionsPath } from '../../support/sandbox/submission.js';

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
      submission({ locale: 'ar', payload: { ...payload, name, message, [MARKUP]: MARKUP } }),
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
  expect(await items.locator('code').allTextContents()).toEqual([MARKUP, 'f_123']);
  expect(await page.locator('main :is(img, script, svg, a)').count()).toBe(0);
  expect(await page.title()).toMatch(/^Inbox/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(logged).toEqual([]);
});

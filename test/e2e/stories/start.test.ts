import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { freePort } from '../../support/freePort.js';

const ROOT = new URL('../../..', import.meta.url).pathname;

/** Runs `npm start`. Resolves to its output once that matches the pattern. */
function npmStart(port: number, pattern: RegExp): Promise<string> {
  const child = spawn('npm', ['start', '--', '--port', String(port)], { cwd: ROOT, detached: true });
  onTestFinished(() => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    const onData = (chunk: Buffer) => {
      printed += stripVTControlCharacters(chunk.toString());
      if (pattern.test(printed)) resolve(printed);
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('exit', () => reject(new Error(printed)));
  });
}

it('npm start serves a contact page and prints the inbox that shows its submissions', async () => {
  const port = await freePort();
  const printed = await npmStart(port, /Storybook ready/);
  expect(printed).toContain(`:${port}/`);
  const inbox =
    /http:\/\/localhost:\d+\/_sandbox\/\?key=[0-9a-f]+$/m.exec(printed)?.[0] ?? 'no inbox printed';

  const page = await openPage();
  await page.goto(`http://localhost:${port}/iframe.html?id=contact-page--default&viewMode=story`);
  const sent = page.waitForRequest(/\/v1\/public\/contact\/forms\/contact\/submissions$/);
  await page.getByLabel('Name').pressSequentially('  Zoë  ');
  await page.getByLabel('Email').pressSequentially('zoe@example.com');
  await page.getByLabel('Message').fill('  Grüße\nمرحبا\n👩‍🚀 <b>&amp;</b>\t!  ');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await sent).method()).toBe('POST');
  await page.getByRole('heading', { name: 'Message sent' }).waitFor();

  await page.goto(inbox);
  const item = page.getByRole('listitem');
  expect(await item.getByRole('heading').textContent()).toBe('Zoë');
  expect(await item.locator('.text').textContent()).toBe('Grüße\nمرحبا\n👩‍🚀 <b>&amp;</b>\t!');
  expect(await item.textContent()).toContain('zoe@example.com');
});

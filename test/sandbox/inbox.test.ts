import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { createSandbox, createSandboxWith } from '../../src/sandbox/createSandbox.js';
import { fileStore } from '../../src/sandbox/submissionStore.js';
import type { ContactSubmission } from '../../src/server/index.js';
import { serveSandbox } from '../support/sandbox/serveSandbox.js';
import { submission, submissionsPath } from '../support/submission.js';
import { values } from '../support/values.js';
import { temporaryFile } from '../support/temporaryFile.js';

const FORM = submissionsPath('f_123');

/** Reads the given number of server-sent events. */
async function readEvents(
  body: ReadableStream<Uint8Array> | null,
  count: number,
): Promise<ContactSubmission[]> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const events = [...text.matchAll(/^data: (.*)\n\n/gm)].map(
      ([, data = '']) => JSON.parse(data) as ContactSubmission,
    );
    if (!reader || events.length >= count) {
      reader?.releaseLock();
      return events;
    }
    const { value, done } = await reader.read();
    if (done) return events;
    text += decoder.decode(value, { stream: true });
  }
}

test.each([
  '/_sandbox/',
  '/_sandbox/?key=',
  '/_sandbox/?key=wrong',
  '/_sandbox/events',
  '/_sandbox/events?key=wrong',
])('%s without the right key explains where to find the key and shows nothing else', async (path) => {
  const { base, sandbox } = await serveSandbox();
  await fetch(base + FORM, submission());
  const response = await fetch(base + path);
  expect(response.status).toBe(403);
  const page = await response.text();
  expect(page).toContain('Its URL must contain the key.');
  expect(page).not.toContain(sandbox.key);
  expect(page).not.toContain('Ada');
});

test('a key is random unless it is set', async () => {
  expect(createSandbox().key).toMatch(/^[0-9a-f]{16}$/);
  expect(createSandbox().key).not.toBe(createSandbox().key);
  expect(createSandbox({ key: '' }).key).not.toBe('');
  const { base, sandbox } = await serveSandbox({ key: 'a&b c' });
  expect(sandbox.inboxPath).toBe('/_sandbox/?key=a%26b%20c');
  expect((await fetch(base + sandbox.inboxPath)).status).toBe(200);
});

test('the page states that it is not part of the API, and no other origin can read it', async () => {
  const { base, sandbox } = await serveSandbox();
  const response = await fetch(base + sandbox.inboxPath);
  const page = await response.text();
  expect(page).toContain('not part of the API');
  const { headers } = response;
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  const nonce = /<script nonce="(\w+)">/.exec(page)?.[1];
  expect(headers.get('Content-Security-Policy')).toContain(
    `default-src 'none'; script-src 'nonce-${nonce}';`,
  );
  expect(await (await fetch(base + sandbox.inboxPath)).text()).not.toContain(nonce);
});

test('the events contain the stored submissions, then each new one, in order', async () => {
  const { base, sandbox } = await serveSandbox();
  await fetch(base + FORM, submission());
  await fetch(base + FORM, submission({ locale: 'de', payload: values }));
  const response = await fetch(`${base}/_sandbox/events?key=${sandbox.key}`);
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect((await readEvents(response.body, 2)).map(({ locale }) => locale)).toEqual(['en', 'de']);

  await fetch(base + FORM, submission({ locale: 'ar', payload: { ...values, message: 'one\n\ndata: two' } }));
  expect(await readEvents(response.body, 1)).toEqual([sandbox.submissions()[2]]);
});

test('an empty inbox starts its events at once', async () => {
  const { base, sandbox } = await serveSandbox();
  const response = await fetch(`${base}/_sandbox/events?key=${sandbox.key}`);
  expect(response.status).toBe(200);
});

test('no event is lost among hundreds of submissions, of an earlier sandbox with the same file and while reading', async () => {
  const path = await temporaryFile();
  const start = async () => serveSandbox({ rateLimit: { max: 1000, seconds: 60 } }, await fileStore(path));
  const post = (base: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => fetch(base + FORM, submission()).then((r) => r.text())));
  await post((await start()).base, 250);
  const { base, sandbox } = await start();
  const response = await fetch(`${base}/_sandbox/events?key=${sandbox.key}`);
  const [events] = await Promise.all([readEvents(response.body, 350), post(base, 100)]);
  const lines = events.map((event) => `${JSON.stringify(event)}\n`);
  expect(lines).toHaveLength(350);
  expect(await readFile(path, 'utf8')).toBe(lines.join(''));
});

test('a client that disconnects is no longer notified', async () => {
  const all = vi.fn<() => ContactSubmission[]>(() => []);
  const sandbox = createSandboxWith({ add: () => Promise.resolve(), all });
  const events = await sandbox.fetch(new Request(`http://localhost/_sandbox/events?key=${sandbox.key}`));
  const reader = events.body?.getReader();
  await reader?.read();
  await vi.waitFor(() => expect(all).toHaveBeenCalledOnce());

  await reader?.cancel();
  await sandbox.fetch(FORM, submission());
  expect(all).toHaveBeenCalledOnce();
});

test('the inbox is read-only and has no other page', async () => {
  const { base, sandbox } = await serveSandbox();
  expect((await fetch(base + sandbox.inboxPath, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${base}/_sandbox/files?key=${sandbox.key}`)).status).toBe(404);
});

import { expect, test, vi } from 'vitest';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import type { StoredSubmission } from '../../src/sandbox/memoryStore.js';
import { startServer } from './startServer.js';
import { payload, submission, submissionsPath } from './submission.js';

const FORM = submissionsPath('f_123');

/** Reads server-sent events until so many have come. */
async function readEvents(
  body: ReadableStream<Uint8Array> | null,
  count: number,
): Promise<StoredSubmission[]> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const events = [...text.matchAll(/^data: (.*)\n\n/gm)].map(
      ([, data = '']) => JSON.parse(data) as StoredSubmission,
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
])('%s without the right key says where the key is, and nothing more', async (path) => {
  const { base, sandbox } = await startServer();
  await fetch(base + FORM, submission());
  const response = await fetch(base + path);
  expect(response.status).toBe(403);
  const page = await response.text();
  expect(page).toContain('Look where the sandbox was started');
  expect(page).not.toContain(sandbox.key);
  expect(page).not.toContain('Ada');
});

test('a key is a long random one, or the one that was set', async () => {
  expect(createSandbox().key).toMatch(/^[0-9a-f]{16}$/);
  expect(createSandbox().key).not.toBe(createSandbox().key);
  expect(createSandbox({ key: '' }).key).not.toBe('');
  const { base, sandbox } = await startServer({ key: 'a&b c' });
  expect(sandbox.inboxPath).toBe('/_sandbox/?key=a%26b%20c');
  expect((await fetch(base + sandbox.inboxPath)).status).toBe(200);
});

test('the page says that it is no part of the API, and is kept to itself', async () => {
  const { base, sandbox } = await startServer();
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

test('events bring what is there, then each arrival, in order', async () => {
  const { base, sandbox } = await startServer();
  await fetch(base + FORM, submission());
  await fetch(base + FORM, submission({ locale: 'de', payload }));
  const response = await fetch(`${base}/_sandbox/events?key=${sandbox.key}`);
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect((await readEvents(response.body, 2)).map(({ locale }) => locale)).toEqual(['en', 'de']);

  await fetch(
    base + FORM,
    submission({ locale: 'ar', payload: { ...payload, message: 'one\n\ndata: two' } }),
  );
  expect(await readEvents(response.body, 1)).toEqual([sandbox.submissions()[2]]);
});

test('an empty inbox answers at once', async () => {
  const { base, sandbox } = await startServer();
  const response = await fetch(`${base}/_sandbox/events?key=${sandbox.key}`);
  expect(response.status).toBe(200);
});

test('hundreds of submissions are all brought, also those that arrive meanwhile', async () => {
  const { base, sandbox } = await startServer({ rateLimit: { limit: 1000, window: 60 } });
  const post = (count: number) =>
    Promise.all(Array.from({ length: count }, () => fetch(base + FORM, submission()).then((r) => r.text())));
  await post(250);
  const response = await fetch(`${base}/_sandbox/events?key=${sandbox.key}`);
  const [events] = await Promise.all([readEvents(response.body, 350), post(100)]);
  expect(events).toEqual(sandbox.submissions());
  expect(events).toHaveLength(350);
});

test('a client that leaves is forgotten', async () => {
  const all = vi.fn<() => StoredSubmission[]>(() => []);
  const sandbox = createSandbox({ store: { add: () => Promise.resolve(), all } });
  const events = await sandbox.fetch(new Request(`http://localhost/_sandbox/events?key=${sandbox.key}`));
  const reader = events.body?.getReader();
  await reader?.read();
  await vi.waitFor(() => expect(all).toHaveBeenCalledOnce());

  await reader?.cancel();
  await sandbox.fetch(FORM, submission());
  expect(all).toHaveBeenCalledOnce();
});

test('it is only to be read, and has nothing else', async () => {
  const { base, sandbox } = await startServer();
  expect((await fetch(base + sandbox.inboxPath, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${base}/_sandbox/files?key=${sandbox.key}`)).status).toBe(404);
});

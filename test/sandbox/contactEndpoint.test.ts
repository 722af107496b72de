import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoredSubmission } from '../../src/server/submission.js';
import { serveSandbox } from '../support/sandbox/serveSandbox.js';
import { submission, submissionsPath } from '../support/submission.js';
import { values } from '../support/values.js';

const FORM = submissionsPath('f_123');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a submission is acknowledged with its id and stored, normalized', async () => {
  const { base, sandbox } = await serveSandbox();
  const asTyped = { ...values, name: '  Ada ', message: 'a\r\nb\u0000', company: 'ACME', newsletter: true };
  const response = await fetch(base + FORM, submission({ locale: 'de', payload: asTyped }));
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  expect(sandbox.submissions()).toEqual([
    {
      id,
      formId: 'f_123',
      locale: 'de',
      payload: { ...values, name: 'Ada', message: 'a\nb', company: 'ACME', newsletter: true },
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
});

test('a form id is stored decoded', async () => {
  const { base, sandbox } = await serveSandbox();
  await fetch(base + submissionsPath('a%2Fb%20c'), submission());
  expect(sandbox.submissions()[0]?.formId).toBe('a/b c');
});

test('a blank form id is a 404', async () => {
  const { base } = await serveSandbox();
  expect((await fetch(base + submissionsPath('%20'), submission())).status).toBe(404);
});

test('a submission is acknowledged only after the store has stored it', async () => {
  let stored = () => {};
  const added: StoredSubmission[] = [];
  const { base } = await serveSandbox(undefined, {
    add: async (one) => {
      added.push(one);
      await new Promise<void>((resolve) => {
        stored = resolve;
      });
    },
    all: () => added,
  });
  let isAnswered = false;
  const answer = fetch(base + FORM, submission()).finally(() => {
    isAnswered = true;
  });
  await vi.waitFor(() => expect(added).toHaveLength(1));
  // After a whole round trip there is still no answer.
  await fetch(base);
  expect(isAnswered).toBe(false);
  stored();
  expect((await answer).status).toBe(201);
});

test('a store that fails causes a 500, and the inbox shows nothing', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { base, sandbox } = await serveSandbox(undefined, {
    add: () => Promise.reject(new Error('disk full')),
    all: () => [],
  });
  const response = await fetch(base + FORM, submission());
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('disk full');
  expect(sandbox.submissions()).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
});

test('a field that is nested too deeply is refused and not stored', async () => {
  const { base, sandbox } = await serveSandbox();
  const response = await fetch(
    base + FORM,
    submission({ locale: 'en', payload: { ...values, company: { a: { b: { c: 1 } } } } }),
  );
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ pointer: '#/payload/company' }] });
  expect(sandbox.submissions()).toEqual([]);
});

/** A new connection and the text that it receives. */
function connectTo(base: string) {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  const received = { text: '' };
  socket.on('data', (chunk) => {
    received.text += chunk.toString();
  });
  // The server closes some of these connections.
  socket.on('error', () => undefined);
  return { socket, received };
}

function requestHead(headers: string, path = FORM): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;
}

test.each([
  ['f_123', '413'],
  ['sandbox-rejected', '403'],
])(
  'a client that sends an 8 MB body to %s first still receives the %s and can use the connection again',
  async (formId, status) => {
    const { base } = await serveSandbox();
    const { socket, received } = connectTo(base);
    const large = 'x'.repeat(8 * 1024 * 1024);
    await new Promise((written) => {
      socket.write(requestHead(`Content-Length: ${large.length}`, submissionsPath(formId)) + large, written);
    });
    await vi.waitFor(() => expect(received.text).toContain(`HTTP/1.1 ${status} `));
    const body = JSON.stringify({ locale: 'en', payload: values });
    socket.end(requestHead(`Content-Length: ${body.length}`) + body);
    await vi.waitFor(() => expect(received.text).toContain('HTTP/1.1 201 '));
  },
);

test('a body that never ends is answered, and its connection is closed', async () => {
  const { base } = await serveSandbox();
  const { socket, received } = connectTo(base);
  const chunk = `2000\r\n${'x'.repeat(0x2000)}\r\n`;
  const flood = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', flood);
  socket.write(requestHead('Transfer-Encoding: chunked'));
  flood();
  await new Promise((closed) => {
    socket.on('close', closed);
  });
  expect(received.text).toMatch(/^HTTP\/1\.1 413 /);
});

test.each([
  '/v1/public/contact/forms/f_123',
  '/v1/public/contact/forms//submissions',
  submissionsPath('%'),
  '/',
  '/v2',
])('%s is not found', async (path) => {
  const { base } = await serveSandbox();
  const response = await fetch(base + path, submission());
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
});

test('any origin can read every answer and its Retry-After', async () => {
  const { base } = await serveSandbox();
  for (const formId of ['f_123', 'sandbox-rate-limited', 'sandbox-server-error', 'sandbox-hardly-known']) {
    const { headers } = await fetch(base + submissionsPath(formId), submission());
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
  }
});

test('a long form ID has a limit of its own, and the default number of seconds', async () => {
  const { base } = await serveSandbox({ rateLimit: { max: 1 } });
  const post = (formId: string) => fetch(base + submissionsPath(formId), submission());
  const long = 'f'.repeat(100);
  expect((await post(`${long}1`)).status).toBe(201);
  expect((await post(`${long}2`)).status).toBe(201);
  const refused = await post(`${long}1`);
  expect(refused.headers.get('Retry-After')).toBe('60');
});

test('a form over its rate limit is refused with the time to wait, and other forms are not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { base, sandbox } = await serveSandbox({ rateLimit: { max: 2, seconds: 60 } });
  const post = (formId: string) => fetch(base + submissionsPath(formId), submission());
  expect((await post('f_1')).status).toBe(201);
  vi.advanceTimersByTime(20_500);
  expect((await post('f_1')).status).toBe(201);
  const refused = await post('f_1');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('40');
  expect((await post('f_2')).status).toBe(201);
  vi.advanceTimersByTime(39_500);
  expect((await post('f_1')).status).toBe(201);
  expect(sandbox.submissions()).toHaveLength(4);
});

/** The options of a request that a browser makes for a form without JavaScript, on a page with this origin. */
function posted(fields: Record<string, string>, origin: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  };
}

test.each(['the origin of the sandbox', 'http://localhost:5173'])(
  'a form without JavaScript on a page of %s is stored, and its visitor sees a page',
  async (page) => {
    const { base, sandbox } = await serveSandbox();
    const origin = page.startsWith('the') ? base : page;
    const response = await fetch(`${base}${FORM}?locale=de`, posted({ ...values, company: 'ACME' }, origin));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain('The sandbox has received the message.');
    expect(sandbox.submissions()).toMatchObject([{ locale: 'de', payload: { ...values, company: 'ACME' } }]);
  },
);

test('a form without JavaScript on a page without an origin, such as in a sandboxed frame, is refused', async () => {
  const { base, sandbox } = await serveSandbox();
  expect((await fetch(base + FORM, posted(values, 'null'))).status).toBe(403);
  expect(sandbox.submissions()).toEqual([]);
});

test('a form without JavaScript that is not valid is shown again', async () => {
  const { base, sandbox } = await serveSandbox();
  const response = await fetch(base + FORM, posted({ ...values, email: 'ada' }, base));
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('value="ada"');
  expect(sandbox.submissions()).toEqual([]);
});

test('every token of a CAPTCHA is accepted, and not stored', async () => {
  const { base, sandbox } = await serveSandbox();
  const payload = { ...values, 'cf-turnstile-response': 'token' };
  expect((await fetch(base + FORM, submission({ locale: 'en', payload }))).status).toBe(201);
  expect(sandbox.submissions().map((stored) => stored.payload)).toEqual([values]);
});

test('a field of the form needs no declaration, and is not logged', async () => {
  const warn = vi.spyOn(console, 'warn');
  const { base, sandbox } = await serveSandbox();
  const payload = { ...values, budget: '20k', days: ['a'], size: { width: 1 } };
  expect((await fetch(`${base}/shop/en${FORM}`, submission({ locale: 'en', payload }))).status).toBe(201);
  expect(sandbox.submissions().map((stored) => stored.payload)).toEqual([payload]);
  expect(warn).not.toHaveBeenCalled();
});

test.each(['http://', 'https://a*b', 'file://'])('a page with the origin %s is answered', async (origin) => {
  const { base } = await serveSandbox();
  const { headers, ...init } = submission();
  expect((await fetch(base + FORM, { ...init, headers: { ...headers, Origin: origin } })).status).toBe(201);
});

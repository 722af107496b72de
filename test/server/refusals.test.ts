import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import en from '../../src/locales/en.js';
import { mediaType } from '../../src/server/readBytes.js';
import { serveSite, type Site } from '../support/serveSite.js';

const BODY = 'name=Ada&email=ada%40example.com&message=Hello';
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const OWN = { 'Content-Type': FORM, 'Sec-Fetch-Site': 'same-origin' };

/** Posts without a browser. `SITE` in a header stands for the site's origin. */
async function post({ origin }: Site, headers: Record<string, string>, init: RequestInit = {}) {
  const given = Object.entries(headers).map(([name, value]) => [name, value.replace('SITE', origin)]);
  return fetch(`${origin}/contact`, {
    method: 'POST',
    body: BODY,
    redirect: 'manual',
    ...init,
    headers: Object.fromEntries(given) as Record<string, string>,
  });
}

/** Writes to a connection and resolves to the head of the response. */
function answerTo({ origin }: Site, write: (send: (text: string) => void) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.once('data', (data: Buffer) => resolve(data.toString()));
    socket.once('error', reject);
    write((text) => socket.write(text));
  });
}

const head = (length: string) =>
  `POST /contact HTTP/1.1\r\nHost: example.com\r\nContent-Type: ${FORM}\r\nSec-Fetch-Site: same-origin\r\n${length}\r\n\r\n`;

describe('a request from a page of the site', () => {
  it.each([
    ['a browser with Sec-Fetch-Site', OWN],
    ['such a browser on a page that hides its origin', { ...OWN, Origin: 'null' }],
    ['an old browser with Origin', { 'Content-Type': FORM, Origin: 'SITE' }],
    [
      'another spelling of the media type',
      { ...OWN, 'Content-Type': `${FORM.toUpperCase()} ; charset=UTF-8` },
    ],
    [
      'a browser behind a proxy',
      { ...OWN, 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
    ],
  ])('is accepted: %s', async (_, headers) => {
    const site = await serveSite();
    const answer = await post(site, headers);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/thanks']);
    expect([site.handled(), site.sent()]).toEqual([1, 1]);
  });

  it.each(['cross-site', 'same-site'])(
    'can come from an allowed origin that is %s to the endpoint, to which the visitor returns',
    async (relation) => {
      const allowedOrigins = 'https://www.example.com';
      const site = await serveSite({ allowedOrigins });
      const answer = await post(site, { ...OWN, 'Sec-Fetch-Site': relation, Origin: allowedOrigins });
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${allowedOrigins}/thanks`]);
      expect(site.sent()).toBe(1);
    },
  );

  it('can come from any of the allowed origins', async () => {
    const site = await serveSite({ allowedOrigins: ['https://example.com', 'https://www.example.com/'] });
    expect((await post(site, { 'Content-Type': FORM, Origin: 'https://www.example.com' })).status).toBe(303);
    expect((await post(site, { 'Content-Type': FORM, Origin: 'https://example.org' })).status).toBe(403);
    expect(site.sent()).toBe(1);
  });
});

describe('a request that is not a form of the site', () => {
  it.each<[number, string, Record<string, string>, RequestInit?]>([
    [403, 'another site', { ...OWN, 'Sec-Fetch-Site': 'cross-site' }],
    [403, 'another subdomain', { ...OWN, 'Sec-Fetch-Site': 'same-site' }],
    [403, 'no page', { ...OWN, 'Sec-Fetch-Site': 'none' }],
    [403, 'an unknown value', { ...OWN, 'Sec-Fetch-Site': 'same-origin, cross-site' }],
    [403, 'an empty value', { ...OWN, 'Sec-Fetch-Site': '' }],
    [403, 'another origin', { 'Content-Type': FORM, Origin: 'https://evil.example' }],
    [403, 'a null origin', { 'Content-Type': FORM, Origin: 'null' }],
    [403, 'an origin that starts like ours', { 'Content-Type': FORM, Origin: 'SITE.evil.example' }],
    [403, 'an origin that ends like ours', { 'Content-Type': FORM, Origin: 'https://evil.example?SITE' }],
    [403, 'an empty origin', { 'Content-Type': FORM, Origin: '' }],
    [403, 'neither header', { 'Content-Type': FORM }],
    [
      403,
      'a forwarded host that equals the origin',
      { 'Content-Type': FORM, Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    ],
    [415, 'no media type', { 'Sec-Fetch-Site': 'same-origin' }, { body: new Uint8Array([110, 61, 49]) }],
    [
      415,
      'JSON with another media type',
      { ...OWN, 'Content-Type': 'text/json' },
      { body: '{"name":"Ada"}' },
    ],
    [422, 'JSON that is not a submission', { ...OWN, 'Content-Type': JSON_TYPE }, { body: '{"name":"Ada"}' }],
    [400, 'a form as JSON', { ...OWN, 'Content-Type': JSON_TYPE }],
    [403, 'JSON of another site', { 'Content-Type': JSON_TYPE, Origin: 'https://evil.example' }],
    [403, 'JSON of a null origin', { 'Content-Type': JSON_TYPE, Origin: 'null' }],
    [403, 'JSON of another subdomain', { 'Content-Type': JSON_TYPE, 'Sec-Fetch-Site': 'same-site' }],
    [415, 'multipart', { 'Sec-Fetch-Site': 'same-origin' }, { body: new FormData() }],
    [415, 'plain text', { ...OWN, 'Content-Type': 'text/plain' }],
    [415, 'two media types', { ...OWN, 'Content-Type': `text/plain, ${FORM}` }],
    [405, 'PUT', OWN, { method: 'PUT' }],
    [405, 'DELETE', OWN, { method: 'DELETE' }],
    [405, 'HEAD', OWN, { method: 'HEAD', body: null }],
    [400, 'a field twice', OWN, { body: `${BODY}&email=eve%40example.com` }],
    [400, 'a field twice, in another spelling', OWN, { body: `${BODY}&%65mail=eve%40example.com` }],
    [400, '__proto__', OWN, { body: `${BODY}&__proto__=x` }],
    [400, '__proto__, encoded', OWN, { body: `${BODY}&%5F_proto__=x` }],
    [400, 'a path into __proto__', OWN, { body: `${BODY}&__proto__%5Bpolluted%5D=x` }],
    [400, 'a path into the constructor', OWN, { body: `${BODY}&constructor.prototype.polluted=x` }],
    [400, 'toString', OWN, { body: `${BODY}&toString=x` }],
    [400, 'bytes that are not UTF-8', OWN, { body: new Uint8Array([...Buffer.from(`${BODY}&more=`), 0xff]) }],
    [400, 'encoded bytes that are not UTF-8', OWN, { body: BODY.replace('Ada', 'Ad%E4') }],
    [413, 'a large body', OWN, { body: `${BODY}${'x'.repeat(256 * 1024)}` }],
  ])('is refused with %i and sends nothing: %s', async (status, _, headers, init) => {
    const site = await serveSite();
    const answer = await post(site, headers, init);
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Allow')).toBe(status === 405 ? 'POST, OPTIONS' : null);
    // A visitor sees the response to a form.
    const isForm = mediaType(new Request(site.origin, { headers })) === FORM;
    const type = isForm ? 'text/plain; charset=utf-8' : 'application/problem+json';
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Cache-Control')).toBe(isForm ? 'private, no-cache' : null);
    const { rejectedTitle, rejected } = en.outcomes;
    const message = status === 413 ? en.errors.fieldTooLong : `${rejectedTitle} ${rejected}`;
    const start = isForm ? `${message}\n` : `{"status":${status},`;
    expect(text.startsWith(init?.method === 'HEAD' ? '' : start)).toBe(true);
    expect(text).not.toMatch(/Ada|polluted/);
    expect([site.handled(), site.sent()]).toEqual([1, 0]);
    expect('polluted' in {}).toBe(false);
  });

  it('is refused in the language of its URL', async () => {
    const site = await serveSite();
    const body = new URLSearchParams({ name: 'Ada' });
    const answer = await fetch(`${site.origin}/contact?locale=de`, { method: 'POST', body });
    expect([answer.status, answer.headers.get('Content-Language')]).toEqual([403, 'de']);
  });
});

describe('a body in pieces', () => {
  it('is accepted if it is a form', async () => {
    const site = await serveSite();
    const pieces = ['name=Ada&email=ada%40example.com&mess', 'age=Gr%C3', '%BC%C3%9Fe'];
    const body = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    expect((await post(site, OWN, { body, duplex: 'half' } as RequestInit)).status).toBe(303);
    expect(site.submissions()).toMatchObject([{ payload: { message: 'Grüße' } }]);
  });

  it('is accepted at the maximum length of a message', async () => {
    const site = await serveSite();
    const body = `name=Ada&email=ada%40example.com&message=${encodeURIComponent('😀'.repeat(10_000))}`;
    expect((await post(site, OWN, { body })).status).toBe(303);
    expect(site.sent()).toBe(1);
  });

  it('is refused with 413 as soon as it is too large, regardless of its declared length', async () => {
    const site = await serveSite();
    const flood = 'x'.repeat(256 * 1024 + 1);
    const chunked = await answerTo(site, (send) => {
      send(`${head('Transfer-Encoding: chunked')}${flood.length.toString(16)}\r\n${flood}\r\n`);
    });
    const sized = await answerTo(site, (send) => send(`${head('Content-Length: 9999999999')}${flood}`));
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
    expect(sized).toMatch(/^HTTP\/1\.1 413 /);
    expect([site.handled(), site.sent()]).toEqual([2, 0]);
  });

  it('is refused with 408 if it is late, whether it stalls or drips', async () => {
    const site = await serveSite({ bodyTimeout: 300 });
    const stalled = answerTo(site, (send) => send(`${head('Content-Length: 100')}name=Ada`));
    const dripping = answerTo(site, (send) => {
      send(head('Content-Length: 100000'));
      const timer = setInterval(send, 20, 'x');
      onTestFinished(() => clearInterval(timer));
    });
    expect(await stalled).toMatch(/^HTTP\/1\.1 408 /);
    expect(await dripping).toMatch(/^HTTP\/1\.1 408 /);
    expect([site.handled(), site.sent()]).toEqual([2, 0]);
  });

  it('sends nothing if the connection breaks, and the next request is accepted', async () => {
    const site = await serveSite();
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    socket.write(`${head('Content-Length: 100')}${BODY}`);
    await expect.poll(site.handled).toBe(1);
    socket.destroy();
    expect((await post(site, OWN)).status).toBe(303);
    expect([site.handled(), site.sent()]).toEqual([2, 1]);
  });
});

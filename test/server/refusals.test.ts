import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import en from '../../src/locales/en.js';
import { startSite, type Site } from './startSite.js';

const BODY = 'name=Ada&email=ada%40example.com&message=Hello';
const FORM = 'application/x-www-form-urlencoded';
const OWN = { 'Content-Type': FORM, 'Sec-Fetch-Site': 'same-origin' };

/** Posts as somebody would who is no browser; `SITE` in a header stands for the site's origin. */
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

/** Writes to the site as it comes, and resolves to the head of its answer. */
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
    ['a browser that says so', OWN],
    ['one that does, on a page that tells no origin', { ...OWN, Origin: 'null' }],
    ['an old browser, by the origin', { 'Content-Type': FORM, Origin: 'SITE' }],
    [
      'another spelling of the media type',
      { ...OWN, 'Content-Type': `${FORM.toUpperCase()} ; charset=UTF-8` },
    ],
    ['a proxy in between', { ...OWN, 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }],
  ])('is taken: %s', async (_, headers) => {
    const site = await startSite();
    const answer = await post(site, headers);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/thanks']);
    expect([site.handled(), site.sent()]).toEqual([1, 1]);
  });

  it('may come from any origin of the list', async () => {
    const site = await startSite({ origin: ['https://example.com', 'https://www.example.com/'] });
    expect((await post(site, { 'Content-Type': FORM, Origin: 'https://www.example.com' })).status).toBe(303);
    expect((await post(site, { 'Content-Type': FORM, Origin: 'https://example.org' })).status).toBe(403);
    expect(site.sent()).toBe(1);
  });
});

describe('a request that no page of the site makes', () => {
  it.each<[number, string, Record<string, string>, RequestInit?]>([
    [403, 'another site', { ...OWN, 'Sec-Fetch-Site': 'cross-site' }],
    [403, 'another site that lends our origin', { ...OWN, 'Sec-Fetch-Site': 'cross-site', Origin: 'SITE' }],
    [403, 'a neighbour', { ...OWN, 'Sec-Fetch-Site': 'same-site' }],
    [403, 'no page at all', { ...OWN, 'Sec-Fetch-Site': 'none' }],
    [403, 'an unknown word', { ...OWN, 'Sec-Fetch-Site': 'same-origin, cross-site' }],
    [403, 'an empty word', { ...OWN, 'Sec-Fetch-Site': '', Origin: 'SITE' }],
    [403, 'another origin', { 'Content-Type': FORM, Origin: 'https://evil.example' }],
    [403, 'a null origin', { 'Content-Type': FORM, Origin: 'null' }],
    [403, 'an origin that begins like ours', { 'Content-Type': FORM, Origin: 'SITE.evil.example' }],
    [403, 'an origin that ends like ours', { 'Content-Type': FORM, Origin: 'https://evil.example?SITE' }],
    [403, 'an empty origin', { 'Content-Type': FORM, Origin: '' }],
    [403, 'neither header', { 'Content-Type': FORM }],
    [
      403,
      'a host that agrees with the origin',
      { 'Content-Type': FORM, Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    ],
    [415, 'no media type', { 'Sec-Fetch-Site': 'same-origin' }, { body: new Uint8Array([110, 61, 49]) }],
    [415, 'JSON', { ...OWN, 'Content-Type': 'application/json' }, { body: '{"name":"Ada"}' }],
    [415, 'multipart', { 'Sec-Fetch-Site': 'same-origin' }, { body: new FormData() }],
    [415, 'plain text', { ...OWN, 'Content-Type': 'text/plain' }],
    [415, 'two media types', { ...OWN, 'Content-Type': `text/plain, ${FORM}` }],
    [405, 'PUT', OWN, { method: 'PUT' }],
    [405, 'DELETE', OWN, { method: 'DELETE' }],
    [405, 'OPTIONS', OWN, { method: 'OPTIONS' }],
    [405, 'HEAD', OWN, { method: 'HEAD', body: null }],
    [400, 'a field twice', OWN, { body: `${BODY}&email=eve%40example.com` }],
    [400, 'a field twice, in another spelling', OWN, { body: `${BODY}&%65mail=eve%40example.com` }],
    [400, '__proto__', OWN, { body: `${BODY}&__proto__=x` }],
    [400, '__proto__, encoded', OWN, { body: `${BODY}&%5F_proto__=x` }],
    [400, 'a path into __proto__', OWN, { body: `${BODY}&__proto__%5Bpolluted%5D=x` }],
    [400, 'a path into the constructor', OWN, { body: `${BODY}&constructor.prototype.polluted=x` }],
    [400, 'toString', OWN, { body: `${BODY}&toString=x` }],
    [400, 'bytes that are no UTF-8', OWN, { body: new Uint8Array([...Buffer.from(`${BODY}&more=`), 0xff]) }],
    [400, 'encoded bytes that are none', OWN, { body: BODY.replace('Ada', 'Ad%E4') }],
    [413, 'a large body', OWN, { body: `${BODY}${'x'.repeat(256 * 1024)}` }],
  ])('is refused with %i and sends nothing: %s', async (status, _, headers, init) => {
    const site = await startSite();
    const answer = await post(site, headers, init);
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Allow')).toBe(status === 405 ? 'POST' : null);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(text).toMatch(
      init?.method === 'HEAD' ? /^$/ : new RegExp(`^${status === 413 ? en.fieldTooLong : en.rejected}\n`),
    );
    expect(text).not.toMatch(/Ada|polluted/);
    expect([site.handled(), site.sent()]).toEqual([1, 0]);
    expect('polluted' in {}).toBe(false);
  });

  it('is refused in the language of its address', async () => {
    const site = await startSite();
    const answer = await fetch(`${site.origin}/contact?locale=de`, { method: 'POST' });
    expect([answer.status, answer.headers.get('Content-Language')]).toEqual([403, 'de']);
  });
});

describe('a body that comes in pieces', () => {
  it('is taken when it is a form', async () => {
    const site = await startSite();
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

  it('is taken at the greatest length that a message may have', async () => {
    const site = await startSite();
    const body = `name=Ada&email=ada%40example.com&message=${encodeURIComponent('😀'.repeat(10_000))}`;
    expect((await post(site, OWN, { body })).status).toBe(303);
    expect(site.sent()).toBe(1);
  });

  it('is refused with 413 once there is too much, whatever length it claims, and without waiting for the rest', async () => {
    const site = await startSite();
    const flood = 'x'.repeat(256 * 1024 + 1);
    const chunked = await answerTo(site, (send) => {
      send(`${head('Transfer-Encoding: chunked')}${flood.length.toString(16)}\r\n${flood}\r\n`);
    });
    const sized = await answerTo(site, (send) => send(`${head('Content-Length: 9999999999')}${flood}`));
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
    expect(sized).toMatch(/^HTTP\/1\.1 413 /);
    expect([site.handled(), site.sent()]).toEqual([2, 0]);
  });

  it('is refused with 408 when it does not arrive in time: stalled, or a byte now and then', async () => {
    const site = await startSite({ bodyTimeout: 300 });
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

  it('that breaks off sends nothing, and the next one is taken', async () => {
    const site = await startSite();
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    socket.write(`${head('Content-Length: 100')}${BODY}`);
    await expect.poll(site.handled).toBe(1);
    socket.destroy();
    expect((await post(site, OWN)).status).toBe(303);
    expect([site.handled(), site.sent()]).toEqual([2, 1]);
  });
});

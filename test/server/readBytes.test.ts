import { createRequestListener } from '@remix-run/node-fetch-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_BYTES, mediaType, readBytes } from '../../src/server/readBytes.js';
import { serveInTest } from '../support/serveInTest.js';

const FIX =
  /^react-contact-kit: the body of the request is missing.* register the endpoint before body parsers/;

function requestOf(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request('https://example.com', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

/** A stream of single bytes. */
function pieces(text: string): ReadableStream {
  return new Blob([text]).stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        for (const byte of chunk) controller.enqueue(new Uint8Array([byte]));
      },
    }),
  );
}

/** A stream that never ends after its chunks. */
function endless(...chunks: string[]) {
  const cancel = vi.fn<() => void>();
  const stream = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
    },
    cancel,
  });
  return { stream, cancel };
}

afterEach(() => vi.useRealTimers());

describe('a body', () => {
  it.each([
    ['in one piece', 'a=b', 'a=b'],
    ['in several pieces', pieces('a=\u00e9'), 'a=é'],
    ['that is empty', '', ''],
    ['that is missing', null, ''],
    ['of the maximum size', 'x'.repeat(MAX_BYTES), 'x'.repeat(MAX_BYTES)],
  ])('%s is read completely', async (_, body, text) => {
    const read = await readBytes(requestOf(body));
    expect(read.status === 'read' && new TextDecoder().decode(read.bytes) === text).toBe(true);
  });

  it('is read completely without `Request.body`, as in Firefox', async () => {
    const blob = () => Promise.resolve(new Blob(['a=b']));
    const request = { headers: new Headers(), bodyUsed: false, blob } as unknown as Request;
    expect(await readBytes(request)).toEqual({ status: 'read', bytes: new TextEncoder().encode('a=b') });
  });

  it('is cancelled as soon as it is too large', async () => {
    const { stream, cancel } = endless('x'.repeat(MAX_BYTES), 'x');
    expect(await readBytes(requestOf(stream))).toEqual({ status: 'tooLarge' });
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('is cancelled when it is late', async () => {
    vi.useFakeTimers();
    const { stream, cancel } = endless('a=');
    const result = readBytes(requestOf(stream, { 'Content-Length': '3' }), { bodyTimeout: 60_000 });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(cancel).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ status: 'late' });
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('that breaks is reported as broken', async () => {
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array([1])),
      pull: (controller) => controller.error(new Error('gone')),
    });
    expect(await readBytes(requestOf(stream, { 'Content-Length': '3' }))).toEqual({ status: 'broken' });
  });
});

describe('a body that something else has read', () => {
  it('is a developer error at once if the request reports it', async () => {
    const used = requestOf('a=b');
    await used.text();
    await expect(readBytes(used)).rejects.toThrow(FIX);
    const locked = requestOf('a=b');
    locked.body?.getReader();
    await expect(readBytes(locked)).rejects.toThrow(FIX);
  });

  it.each([
    ['ends', () => new ReadableStream({ start: (controller) => controller.close() })],
    ['breaks', () => new ReadableStream({ start: (controller) => controller.error(new Error('closed')) })],
  ])('is a developer error at once if an announced body %s without a byte', async (_, body) => {
    await expect(readBytes(requestOf(body(), { 'Content-Length': '3' }))).rejects.toThrow(FIX);
  });

  it('is a developer error after 10 seconds if an announced body never starts', async () => {
    vi.useFakeTimers();
    const { stream } = endless();
    const error = readBytes(requestOf(stream, { 'Content-Length': '3' })).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(String(await error)).toMatch(/register the endpoint before body parsers/);
  });

  // Express calls the next middleware inside the `end` event of the request.
  it('is a developer error at once behind a body parser of Node', async () => {
    let error: unknown;
    const handle = createRequestListener(
      async (request) => {
        await readBytes(request).catch((thrown: unknown) => {
          error = thrown;
        });
        return new Response();
      },
      { onError: () => undefined },
    );
    const url = await serveInTest((request, response) => {
      request.on('end', () => handle(request, response)).resume();
    });
    const abort = new AbortController();
    const answer = fetch(url, { method: 'POST', body: 'a=b', signal: abort.signal }).catch(() => undefined);
    await expect.poll(() => String(error)).toMatch(/register the endpoint before body parsers/);
    abort.abort();
    await answer;
  });
});

describe('the media type', () => {
  it.each([
    ['application/json', 'application/json'],
    ['Application/JSON; charset=utf-8', 'application/json'],
    [' text/plain ;x', 'text/plain'],
    ['text/plain, application/json', 'text/plain, application/json'],
    [undefined, undefined],
  ])('of %j is %j', (header, type) => {
    const headers = new Headers(header === undefined ? {} : { 'Content-Type': header });
    expect(mediaType({ headers } as Request)).toBe(type);
  });
});

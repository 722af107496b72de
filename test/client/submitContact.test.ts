import * as fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  isSubmissionError,
  SubmissionError,
  submitContact,
  type SubmitContactOptions,
} from '../../src/client/index.js';
import { typedText } from '../support/typedText.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { fakeService } from '../support/fakeService.js';

const payload = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

function submit(options: Partial<SubmitContactOptions> & Pick<SubmitContactOptions, 'baseUrl'>) {
  return submitContact({ formId: 'f_1', locale: 'de', payload, ...options });
}

/** Returns the error of a submission. Throws if the submission succeeds. */
async function failure(submission: Promise<unknown>): Promise<SubmissionError> {
  const outcome = await submission.catch((error: unknown) => error);
  if (!isSubmissionError(outcome)) throw new Error('expected a SubmissionError', { cause: outcome });
  return outcome;
}

afterEach(() => vi.unstubAllGlobals());

describe('a SubmissionError', () => {
  it.each([
    [undefined, [], undefined],
    [['email'], ['email'], undefined],
    [{ email: 'Taken' }, ['email'], { email: 'Taken' }],
    [{}, [], {}],
  ])('with the fields %j has their names and messages', (given, names, fieldTexts) => {
    const error = new SubmissionError('invalid', given && { fields: given as Record<string, string> });
    expect(error).toMatchObject({ code: 'invalid', fields: names, message: 'invalid' });
    expect(error.fieldTexts).toEqual(fieldTexts);
    expect(isSubmissionError(error)).toBe(true);
  });

  it.each([
    [Object.assign(new Error('x'), { name: 'SubmissionError', code: 'invalid' })],
    [Object.assign(new Error('x'), { name: 'SubmissionError', fields: { email: 'x' } })],
    [new TypeError('x')],
    [{ name: 'ZodError', fields: [] }],
    ['SubmissionError'],
    [null],
    [undefined],
  ])('is not %s', (value: unknown) => expect(isSubmissionError(value)).toBe(false));

  it('can come from another copy of the package', () => {
    const other = Object.assign(new Error('x'), { name: 'SubmissionError', code: 'rejected', fields: [] });
    expect(isSubmissionError(other)).toBe(true);
  });
});

describe('the request', () => {
  it('contains any text unchanged', async () => {
    const server = await fakeService(201);
    await fc.assert(
      fc.asyncProperty(typedText, typedText, async (name, message) => {
        await submit({ baseUrl: server.url, payload: { ...payload, name, message } });
        const { body } = server.requests.at(-1) ?? { body: '{}' };
        expect(JSON.parse(body)).toEqual({ locale: 'de', payload: { ...payload, name, message } });
      }),
    );
  });

  it('has the documented method, URL, headers and body, and is sent once', async () => {
    const server = await fakeService(201);
    await submit({ baseUrl: `${server.url}/api/`, formId: 'f 1/ü' });

    expect(server.requests).toHaveLength(1);
    const [{ method, path, headers, body } = { headers: {} as Record<string, string>, body: '' }] =
      server.requests;
    expect(method).toBe('POST');
    expect(path).toBe('/api/v1/public/contact/forms/f%201%2F%C3%BC/submissions');
    expect(headers['content-type']).toBe('application/json');
    expect(headers['authorization'] ?? headers['cookie'] ?? headers['idempotency-key']).toBeUndefined();
    expect(JSON.parse(body)).toEqual({ locale: 'de', payload });
  });

  it('sends cookies only to the server of the site, follows no redirects, and outlives the page if it is small', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response()));
    await submit({ baseUrl: '/', fetch });
    await submit({ baseUrl: '/', fetch, payload: { ...payload, message: 'é'.repeat(20_000) } });

    expect(fetch).toHaveBeenNthCalledWith(
      1,
      '/v1/public/contact/forms/f_1/submissions',
      expect.objectContaining({ credentials: 'same-origin', redirect: 'manual', keepalive: true }),
    );
    expect(fetch).toHaveBeenNthCalledWith(
      2,
      expect.anything(),
      expect.objectContaining({ keepalive: false }),
    );
    for (const baseUrl of [
      'https://api.example.com',
      `${globalThis.location?.origin ?? 'https://x.example'}/a`,
    ]) {
      await submit({ baseUrl, fetch });
      expect(fetch).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ credentials: 'omit' }),
      );
    }
  });
});

it('a submission calls `fetch` before it sets a timer', async () => {
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => setTimer.mockRestore());
  let timers: number | undefined;
  const fetch = vi.fn(() => {
    timers ??= setTimer.mock.calls.length;
    return Promise.resolve(new Response());
  });
  await submit({ baseUrl: '/', fetch });
  expect([timers, setTimer.mock.calls.length > 0]).toEqual([0, true]);
});

describe('the keepalive requests of a page', () => {
  it('have at most 32 KiB together, because they share a quota, and each submission is one request', async () => {
    const { fetch, hold, release } = fakeFetch(201);
    hold();
    const message = 'x'.repeat(6_000);
    const submitLong = () => submit({ baseUrl: '/', fetch, payload: { ...payload, message } });
    const isKeptAlive = () => fetch.mock.calls.map(([, init]) => init?.keepalive);
    const submissions = [submitLong(), submitLong(), submitLong(), submitLong()];
    submissions.push(submit({ baseUrl: '/', fetch }));
    expect(isKeptAlive()).toEqual([true, false, false, false, true]);
    release();
    await Promise.all(submissions);
    expect(fetch).toHaveBeenCalledTimes(5);

    await submitLong();
    expect(isKeptAlive().at(-1)).toBe(true);
  });

  it('count three bytes for each UTF-16 unit', async () => {
    const { fetch, hold, release } = fakeFetch(201);
    hold();
    const message = '語'.repeat(900);
    const submissions = Array.from({ length: 12 }, () =>
      submit({ baseUrl: '/', fetch, payload: { ...payload, message } }),
    );
    const kept = fetch.mock.calls.filter(([, init]) => init?.keepalive);
    expect(kept).toHaveLength(11);
    release();
    await Promise.all(submissions);
  });

  it.each<[string, () => Promise<Response>]>([
    ['a response with the status 500', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['a rejection', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'an exception',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('no longer count after %s of `fetch`', async (_, answer) => {
    const fetch = vi.fn<typeof globalThis.fetch>(answer);
    const message = 'x'.repeat(6_000);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await failure(submit({ baseUrl: '/', fetch, payload: { ...payload, message } }));
    }
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true, true]);
  });
});

it.each([
  [201, 10_000],
  [201, 100_000],
  [422, 100_000],
  [500, 10_000],
])(
  'the app’s fetch can clone the response and read the clone after the outcome: status %i, %i bytes',
  async (status, bytes) => {
    const server = await fakeService({ status, body: 'x'.repeat(bytes) });
    const copies: Response[] = [];
    const fetch: typeof globalThis.fetch = async (...request) => {
      const response = await globalThis.fetch(...request);
      copies.push(response.clone());
      return response;
    };
    await submit({ baseUrl: server.url, fetch }).catch(() => undefined);
    expect(await copies[0]?.text()).toHaveLength(bytes);
  },
);

it('the signal of the request is not aborted after the outcome', async () => {
  const { fetch } = fakeFetch(201, 500);
  await submit({ baseUrl: '/', fetch });
  await failure(submit({ baseUrl: '/', fetch }));
  expect(fetch.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([false, false]);
});

describe('an acknowledged submission', () => {
  it.each([
    ['JSON', 201, '{"id":"s_1"}', { id: 's_1' }],
    ['no body', 204, '', undefined],
    ['an empty body', 200, '', undefined],
    ['text', 200, 'thanks', 'thanks'],
    ['broken JSON', 202, '{"id":', '{"id":'],
    ['64 KiB', 200, 'x'.repeat(65_536), 'x'.repeat(65_536)],
    ['more than 64 KiB', 200, 'x'.repeat(65_537), undefined],
  ])('has a receipt, whatever the body: %s', async (_, status, body, parsed) => {
    const server = await fakeService({ status, body });
    const receipt = await submit({ baseUrl: server.url });
    expect(receipt).toEqual({ status, body: parsed, receivedAt: expect.any(Date) as Date });
  });

  it('has the text of the body, also if a character arrives in two parts', async () => {
    const bytes = new TextEncoder().encode('Grüße');
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
    const writer = writable.getWriter();
    const received = submit({ baseUrl: '/', fetch: () => Promise.resolve(new Response(readable)) });
    for (const byte of bytes) await writer.write(Uint8Array.of(byte));
    await writer.close();
    expect((await received).body).toBe('Grüße');
  });
});

describe('a submission without an acknowledgement', () => {
  it('is unconfirmed if fetch followed a redirect', async () => {
    const followed = Object.defineProperty(new Response('ok'), 'redirected', { value: true });
    const error = await failure(submit({ baseUrl: '/', fetch: () => Promise.resolve(followed) }));
    expect(error.code).toBe('unconfirmed');
  });

  it('names the fields that the service refused, and contains no text of the response', async () => {
    const server = await fakeService({
      status: 422,
      body: '{"errors":{"email":["ada@example.com is blocked"]}}',
    });
    const error = await failure(submit({ baseUrl: server.url }));
    expect(error.fields).toEqual(['email']);
    expect(JSON.stringify(error) + error.message + String(error.cause)).not.toMatch(/ada|blocked/);
  });

  it.each([403, 429, 500])('names no fields after the status %i', async (status) => {
    const server = await fakeService({ status, body: '{"errors":{"email":["not valid"]}}' });
    expect((await failure(submit({ baseUrl: server.url }))).fields).toEqual([]);
  });

  it('is unconfirmed if no response arrives in time, even if fetch ignores the signal', async () => {
    const server = await fakeService(() => undefined);
    const late = await failure(submit({ baseUrl: server.url, timeout: 50 }));
    expect(late).toMatchObject({ code: 'unconfirmed', cause: { name: 'TimeoutError' } });

    const deaf = await failure(submit({ baseUrl: '/', timeout: 50, fetch: () => new Promise(() => {}) }));
    expect(deaf).toMatchObject({ code: 'unconfirmed', cause: { name: 'TimeoutError' } });
  });

  it('has no time limit if the timeout is infinite', async () => {
    const server = await fakeService();
    server.hold();
    const submission = submit({ baseUrl: server.url, timeout: Infinity });
    await expect.poll(() => server.requests).toHaveLength(1);
    server.release();
    expect(await submission).toMatchObject({ status: 200 });
  });

  it('is unconfirmed if the caller aborts it while it is pending, and is not sent if aborted before', async () => {
    const controller = new AbortController();
    const server = await fakeService(() => controller.abort());
    const error = await failure(submit({ baseUrl: server.url, signal: controller.signal }));
    expect(error).toMatchObject({ code: 'unconfirmed', cause: { name: 'AbortError' } });

    await failure(submit({ baseUrl: server.url, signal: controller.signal }));
    expect(server.requests).toHaveLength(1);
  });

  it('is unconfirmed when the connection breaks although the device reports no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const server = await fakeService((response) => response.destroy());
    for (const attempt of [1, 2]) {
      expect((await failure(submit({ baseUrl: server.url }))).code).toBe('unconfirmed');
      expect(server.requests).toHaveLength(attempt);
    }
  });

  it.each([
    [
      'throws',
      () => {
        throw new RangeError('no');
      },
    ],
    ['returns no promise', () => undefined],
    ['resolves to no response', () => Promise.resolve(undefined)],
    ['resolves to a response without headers', () => Promise.resolve({ status: 429 })],
  ])('is a SubmissionError even if the app’s fetch %s', async (_, fetch) => {
    const error = await failure(submit({ baseUrl: '/', fetch: fetch as unknown as typeof globalThis.fetch }));
    expect(error.code).toBe('unconfirmed');
  });
});

it('fails with the code notSent if the request cannot be encoded', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const notJson = { ...payload, count: 1n as unknown as string };
  const error = await failure(submit({ baseUrl: '/', fetch, payload: notJson }));
  expect(error).toMatchObject({ code: 'notSent', cause: expect.any(TypeError) as Error });
  expect(fetch).not.toHaveBeenCalled();
});

it.each([0, -1, Number.NaN])('throws for the timeout %s with the fix, and sends nothing', async (timeout) => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  await expect(submit({ baseUrl: '/', fetch, timeout })).rejects.toThrow(
    /timeout is (0|-1|NaN),.*Set it to milliseconds/,
  );
  expect(fetch).not.toHaveBeenCalled();
});

it('throws an error that names an invalid form id or base URL, and sends nothing', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  await expect(submit({ baseUrl: 'example.com', fetch })).rejects.toThrow(TypeError);
  await expect(submit({ baseUrl: '/', formId: '..', fetch })).rejects.toThrow(/formId is "\.\.".*Set it to/);
  expect(fetch).not.toHaveBeenCalled();
});

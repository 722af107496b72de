import { afterEach, describe, expect, it, vi } from 'vitest';
import { verifyChallenge } from '../../src/server/verifyChallenge.js';
import { fakeService, type FakeService } from '../support/fakeService.js';
import { freePort } from '../support/freePort.js';
import { serveInTest } from '../support/serveInTest.js';

type Options = Parameters<typeof verifyChallenge>[0];

const SECRET = '0x4AAAAAAA-secret';
const HOST = 'www.example.com';

const json = (body: unknown, status = 200) => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
const confirmed = json({ success: true, hostname: HOST });
const rejected = json({ success: false, 'error-codes': ['invalid-input-response'] });

/** A `fetch` that sends the requests for the challenge service to a local server. */
function fetchFrom(origin: string): typeof fetch {
  return (url, init) => fetch(origin + new URL(new Request(url).url).pathname, init);
}

/** Verifies with a local server. */
const verifierOf = ({ url }: Pick<FakeService, 'url'>, options: Partial<Options> = {}) =>
  verifyChallenge({ service: 'turnstile', secret: SECRET, fetch: fetchFrom(url), ...options });

async function failure(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => expect.unreachable('The promise resolved.'),
    (error: unknown) => error as Error,
  );
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the request', () => {
  it.each([
    ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
    ['hcaptcha', 'https://api.hcaptcha.com/siteverify'],
    ['recaptcha', 'https://www.google.com/recaptcha/api/siteverify'],
  ] as const)('is the documented one of %s', async (service, url) => {
    const local = await fakeService(confirmed);
    const send = vi.fn(fetchFrom(local.url));
    expect(await verifierOf(local, { service, fetch: send })('a token +&=ü')).toBe(true);
    expect(send).toHaveBeenCalledExactlyOnceWith(url, expect.anything());
    const [request] = local.requests;
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded\b/);
    expect([...new URLSearchParams(request?.body)]).toEqual([
      ['secret', SECRET],
      ['response', 'a token +&=ü'],
    ]);
  });

  it.each(['', 'x'.repeat(8193), undefined, ['token']])('is not sent for a bad token', async (token) => {
    const service = await fakeService(confirmed);
    expect(await verifierOf(service)(token as string)).toBe(false);
    expect(service.requests).toEqual([]);
  });

  it('can contain a token of 8,192 characters', async () => {
    expect(await verifierOf(await fakeService(confirmed))('x'.repeat(8192))).toBe(true);
  });

  it('uses the global `fetch` of the moment', async () => {
    const service = await fakeService(confirmed);
    const verify = verifierOf(service, { fetch: undefined });
    // The local request is the second call, which is not replaced.
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(fetchFrom(service.url));
    expect(await verify('token')).toBe(true);
    expect(service.requests).toHaveLength(1);
  });
});

describe('the answer', () => {
  it.each([
    [{ success: true }, true],
    [{ success: true, 'error-codes': [] }, true],
    [{ success: false }, false],
    [{ success: 'true' }, false],
    [{ success: 1 }, false],
    [{}, false],
    [[true], false],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
  ])('%j: %s', async (answer, isAccepted) => {
    expect(await verifierOf(await fakeService(json(answer)))('token')).toBe(isAccepted);
  });

  it.each([0.1, 0.9, null])(
    'with the score %s is an error of the keys: reCAPTCHA v3 confirms bots too',
    async (score) => {
      const answer = json({ success: true, score, action: 'contact' });
      const verify = verifierOf(await fakeService(answer), { service: 'recaptcha' });
      await expect(verify('token')).rejects.toMatchObject({
        cause: { message: expect.stringContaining('Use keys of reCAPTCHA v2') as string },
      });
      // An account of hCaptcha can have scores in addition to the challenge.
      const other = verifierOf(await fakeService(answer), { service: 'hcaptcha' });
      expect(await other('token')).toBe(true);
    },
  );

  it('rejects the token with an error status too', async () => {
    expect(await verifierOf(await fakeService(json({ success: false }, 400)))('token')).toBe(false);
  });

  it.each([
    [HOST, HOST, true],
    ['WWW.Example.com', HOST, true],
    [HOST, 'WWW.EXAMPLE.COM', true],
    [['example.com', HOST], HOST, true],
    ['bücher.example', 'xn--bcher-kva.example', true],
    ['localhost', 'localhost', true],
    ['example.com', HOST, false],
    [HOST, 'www.example.com.evil.example', false],
    [HOST, undefined, false],
    [HOST, [HOST], false],
  ])('with the hostname option %j, for a token of %j: %s', async (hostname, host, isAccepted) => {
    const service = await fakeService(json({ success: true, hostname: host }));
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const verify = verifierOf(service, { hostname });
    expect(await verify('token')).toBe(isAccepted);
    await verify('another token');
    expect(log).toHaveBeenCalledTimes(isAccepted ? 0 : 1);
    log.mockRestore();
  });
});

describe('a token', () => {
  it('is accepted once', async () => {
    const service = await fakeService(confirmed);
    const verify = verifierOf(service);
    expect([await verify('a'), await verify('a'), await verify('b'), await verify('a')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(service.requests).toHaveLength(2);
  });

  it('is accepted once of many times that are concurrent', async () => {
    const service = await fakeService(confirmed);
    const verify = verifierOf(service);
    const results = await Promise.all(Array.from({ length: 100 }, () => verify('token')));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(service.requests).toHaveLength(1);
  });

  it('is remembered for five minutes, in which the service would still know it', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const service = await fakeService(confirmed);
    const verify = verifierOf(service);
    expect(await verify('token')).toBe(true);
    vi.advanceTimersByTime(299_999);
    expect(await verify('token')).toBe(false);
    expect(service.requests).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await verify('token');
    expect(service.requests).toHaveLength(2);
  });

  it('is forgotten after 10,000 others, so that the memory is bounded', async () => {
    const send = vi.fn(async () => Response.json({ success: true }));
    const verify = verifierOf({ url: '' }, { fetch: send });
    // One after the other: the hashes of concurrent tokens are ready in any order.
    await verify('0');
    await verify('1');
    await Promise.all(Array.from({ length: 9_998 }, (_, index) => verify(String(index + 2))));
    expect([await verify('0'), await verify('10000')]).toEqual([false, true]);
    expect([await verify('1'), await verify('0')]).toEqual([false, true]);
    expect(send).toHaveBeenCalledTimes(10_002);
  });

  it('that was not accepted can be verified again', async () => {
    const service = await fakeService(rejected, 500, confirmed);
    const verify = verifierOf(service);
    expect(await verify('token')).toBe(false);
    await failure(verify('token'));
    expect(await verify('token')).toBe(true);
  });

  it.each(['1x0000000000000000000000000000000AA', '0x0000000000000000000000000000000000000000'])(
    'of test keys is accepted each time, because it is always the same (%s)',
    async (secret) => {
      const verify = verifierOf(await fakeService(confirmed), { secret });
      expect([await verify('dummy'), await verify('dummy')]).toEqual([true, true]);
    },
  );
});

describe('a failure', () => {
  const MESSAGE = 'react-contact-kit: a token could not be verified with turnstile, so it is not accepted.';

  it.each([
    ['something other than JSON', { status: 200, body: '<p>Down</p>' }, /status 200, is not a JSON object/],
    ['an empty body', 200, /is not a JSON object/],
    ['null', json(null), /is not a JSON object/],
    ['a large body', json({ success: true, more: 'x'.repeat(65_536) }), /of at most 64 KiB/],
    ['an error with JSON', json({ error: 'Down' }, 503), /responded with 503/],
    ['an error that confirms', json({ success: true }, 500), /responded with 500/],
    [
      'an unknown secret',
      json({ success: false, 'error-codes': ['invalid-input-secret'] }),
      /"invalid-input-secret"/,
    ],
    ['an internal error', json({ success: false, 'error-codes': ['internal-error'] }), /"internal-error"/],
  ])('rejects: %s', async (_, answer, cause) => {
    const error = await failure(verifierOf(await fakeService(answer))('token'));
    expect(error.message).toBe(MESSAGE);
    expect((error.cause as Error).message).toMatch(cause);
    expect(`${error.message}${(error.cause as Error).message}`).not.toContain(SECRET);
  });

  it('rejects a redirect, and does not follow it', async () => {
    const other = await fakeService(confirmed);
    for (const status of [302, 307]) {
      const redirect = { ...json({ success: true }, status), headers: { Location: other.url } };
      const error = await failure(verifierOf(await fakeService(redirect))('token'));
      expect((error.cause as Error).message).toBe(`The service responded with ${status}.`);
    }
    expect(other.requests).toEqual([]);
  });

  it('rejects if the service cannot be reached', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const error = await failure(verifierOf({ url })('token'));
    expect(error).toMatchObject({ message: MESSAGE, cause: { message: 'fetch failed' } });
  });

  it('rejects if the answer does not arrive in time, also with a `fetch` that ignores the signal', async () => {
    const service = await fakeService(confirmed);
    service.hold();
    const deaf: typeof fetch = (url, init) =>
      fetchFrom(service.url)(url, { method: 'POST', body: init?.body ?? null });
    for (const options of [{}, { fetch: deaf }]) {
      const error = await failure(verifierOf(service, { timeout: 50, ...options })('token'));
      expect(error).toMatchObject({ message: MESSAGE, cause: { name: 'TimeoutError' } });
    }
    service.release();
  });

  it('rejects if half of the answer arrives, and closes the connection', async () => {
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const url = await serveInTest((_request, response) => {
      response.on('close', close);
      response.write('{"success":');
    });
    const error = await failure(verifierOf({ url }, { timeout: 200 })('token'));
    expect(error.cause).toMatchObject({ name: 'TimeoutError' });
    await closed;
  });
});

it.each([
  [{ service: 'captcha' }, /service is "captcha", so no token can be accepted\. Set it to "turnstile"/],
  [{ service: 'constructor' }, /service is "constructor", so/],
  [{ service: undefined }, /service is missing, so/],
  [{ secret: '' }, /secret is missing, so no token can be accepted\. Set it to the secret key of your site/],
  [{ secret: ' ' }, /secret is missing, so/],
  [{ secret: undefined }, /secret is missing, so/],
  [{ secret: ['s3cret'] }, /secret is missing, so/],
  [{ timeout: 0 }, /timeout is 0, so no token can be accepted\. Set it to milliseconds, such as 5000/],
  [{ timeout: NaN }, /timeout is NaN, so/],
  [{ timeout: '5000' }, /timeout is "5000", so/],
  [
    { hostname: '' },
    /hostname is missing, so no token can be accepted\. Set it to the hostname of your site/,
  ],
  [{ hostname: [] }, /hostname is \[\], so/],
  [{ hostname: `https://${HOST}` }, /hostname is "https:.*, so/],
  [{ hostname: `${HOST}/contact` }, /hostname is .*contact", so/],
  [{ hostname: `${HOST}:443` }, /hostname is .*:443", so/],
  [{ hostname: '*.example.com' }, /hostname is "\*/],
  [{ hostname: [HOST, 'a b'] }, /hostname is \["www\.example\.com","a b"\], so/],
])('%j is an error that names the fix', (options, text) => {
  const create = () => verifyChallenge({ service: 'turnstile', secret: SECRET, ...options } as Options);
  expect(create).toThrow(TypeError);
  expect(create).toThrow(text);
  expect(create).toThrow(/^react-contact-kit: /);
});

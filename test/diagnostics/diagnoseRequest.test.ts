import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SubmissionError } from '../../src/client/index.js';
import type { SendRequest } from '../../src/index.js';
import { diagnoseLocale } from '../../src/diagnostics/diagnoseOptions.js';
import { diagnosedFetch, diagnosedSend } from '../../src/diagnostics/diagnoseRequest.js';
import { fakeService } from '../support/fakeService.js';

const warn = vi.spyOn(console, 'warn');
const error = vi.spyOn(console, 'error');

beforeEach(() => {
  warn.mockReset().mockReturnValue();
  error.mockReset().mockReturnValue();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', new URL('https://site.example/contact'));
});
afterEach(() => void vi.unstubAllGlobals());

const REQUEST = { signal: new AbortController().signal } as SendRequest;

/** The submission URL of a form. A warning is shown once per text, so each test needs its own form. */
function urlOf(formId: string, origin = 'https://api.example'): string {
  return `${origin}/v1/public/contact/forms/${formId}/submissions`;
}

/** A `fetch` that fails for submissions and resolves for other requests, if the server is reachable. */
function failingFetch(isReachable: boolean): typeof fetch {
  return async (_url, init) => {
    if (init?.method === 'HEAD' && isReachable) return new Response();
    throw new TypeError('Failed to fetch');
  };
}

it.each<[string, number, string, RegExp]>([
  ['a page with status 404', 404, 'text/html', /a web page.*no message arrives.*Check baseUrl/],
  [
    'JSON with status 404',
    404,
    'application/json',
    /there is no form "json-404" at https:.*Check formId.*the route \/v1\/public\/contact\/forms\/:formId\/submissions/,
  ],
])('warns once about %s, and returns it unchanged', async (_, status, type, warning) => {
  const response = new Response('{}', { status, headers: { 'Content-Type': type } });
  const fetch = diagnosedFetch(async () => response);
  const url = urlOf(type === 'text/html' ? `page-${status}` : `json-${status}`);
  expect(await fetch(url)).toBe(response);
  expect(await fetch(url)).toBe(response);
  await vi.waitFor(() => expect(warn.mock.calls).toEqual([[expect.stringMatching(warning)]]));
});

it.each([301, 308])(
  'warns about a redirect with status %i, which the form does not follow',
  async (status) => {
    const { url } = await fakeService({ status, headers: { Location: '/v1/' } });
    // Node does not hide a redirect from scripts, as browsers do.
    const redirect = async () => {
      const response = await fetch(url, { redirect: 'manual', method: 'POST' });
      return Object.defineProperty(response, 'type', { value: 'opaqueredirect' });
    };
    await diagnosedFetch(redirect)(urlOf(`redirect-${status}`));
    await vi.waitFor(() =>
      expect(warn.mock.calls).toEqual([
        [expect.stringMatching(/redirected POST https:.*trailing slash.*exclude \/v1/)],
      ]),
    );
  },
);

/** A page that answers every request. */
const page = async (body: string, status = 200) => {
  const { url } = await fakeService({ status, headers: { 'Content-Type': 'text/html' }, body });
  return url;
};
const PAGE = '<!doctype html><title>App</title>';

describe.each([
  ['fetch', (url: string) => diagnosedFetch(undefined)(url, { method: 'POST' })],
  ['send', (url: string) => diagnosedSend(() => fetch(url, { method: 'POST' }))(REQUEST)],
])('a web page that answers the request of `%s`', (_, call) => {
  it('is logged as an error that names its URL, once, and can still be read', async () => {
    const url = await page(PAGE);
    for (const answer of [await call(url), await call(url)])
      expect(await (answer as Response).text()).toBe(PAGE);
    await vi.waitFor(() =>
      expect(error.mock.calls).toEqual([
        [expect.stringMatching(/a web page.*answered.*http:\/\/127.*200.*might not have arrived\. Check/)],
      ]),
    );
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['OK', '<p>Thanks</p>', ''])('is not logged if it is only the text "%s"', async (body) => {
    const first = await page(body);
    await ((await call(first)) as Response).text();
    // The error about a page that answers later follows.
    await call(await page(PAGE));
    await vi.waitFor(() => expect(error).toHaveBeenCalled());
    expect(error.mock.calls.join()).not.toContain(first);
    expect(warn).not.toHaveBeenCalled();
  });
});

it('warns about a server that does not answer', async () => {
  vi.stubGlobal('fetch', failingFetch(false));
  const url = urlOf('any', 'https://down.example');
  await expect(diagnosedFetch(undefined)(url)).rejects.toThrow('Failed to fetch');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringMatching(/no server answers at/)));
});

it('warns about a response that CORS hides', async () => {
  vi.stubGlobal('fetch', failingFetch(true));
  await expect(diagnosedFetch(undefined)(urlOf('masked'))).rejects.toThrow('Failed to fetch');
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/CORS does not let the page/)),
  );
});

it('warns about a locale that is not valid, and accepts a valid one', () => {
  diagnoseLocale('de-AT');
  expect(warn).not.toHaveBeenCalled();
  diagnoseLocale('english!');
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/"english!" is not a valid BCP 47 language tag/));
});

describe.each([
  ['fetch', (fail: () => never) => diagnosedFetch(async () => fail())(urlOf('own'))],
  ['send', (fail: () => never) => diagnosedSend(async () => fail())(REQUEST)],
])('an own `%s`', (option, call) => {
  it('gets a warning about an unexpected error, which does not change', async () => {
    const thrown = new TypeError(`${option} of undefined`);
    const fail = () => {
      throw thrown;
    };
    await expect(call(fail)).rejects.toBe(thrown);
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(
          `the function that you set as ${option} threw TypeError: ${option} of undefined`,
        ),
      ),
    );
  });

  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new DOMException('late', 'TimeoutError'),
    ...(option === 'send' ? [new SubmissionError('notSent')] : []),
  ])('gets no warning about %s', async (thrown) => {
    const fail = () => {
      throw thrown;
    };
    await expect(call(fail)).rejects.toBe(thrown);
    expect(warn).not.toHaveBeenCalled();
  });
});

it('an own `send` that returns nothing gets a warning', async () => {
  const send = diagnosedSend(async () => undefined as never);
  expect(await send(REQUEST)).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/set as send resolved to neither a Response nor a receipt/),
  );
});

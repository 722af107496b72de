import { afterEach, describe, expect, test, vi } from 'vitest';
import { isSubmissionError, submitContact } from '../../src/client/index.js';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import { scenarios } from '../../src/sandbox/scenarios.js';
import { serveSandbox } from '../support/sandbox/serveSandbox.js';
import { submission, submissionsPath } from '../support/submission.js';
import { values } from '../support/values.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The outcome of a submission with the kit's client. */
async function outcome(baseUrl: string, formId: string, fetch?: typeof globalThis.fetch) {
  try {
    await submitContact({ baseUrl, formId, locale: 'en', payload: values, fetch, timeout: 5000 });
    return { outcome: 'accepted' };
  } catch (error) {
    if (!isSubmissionError(error)) throw error;
    const { code, status, fields, retryAfter } = error;
    return { outcome: code, status, fields, retryAfter };
  }
}

describe('the sandbox as the `fetch` of a page', () => {
  test.each(scenarios)('$formId is $outcome for the client', async ({ formId, outcome: expected }) => {
    vi.useFakeTimers();
    const sandbox = createSandbox();
    const result = outcome('/', formId, sandbox.fetch);
    await vi.runAllTimersAsync();
    expect((await result).outcome).toBe(expected);
    expect(sandbox.submissions()).toHaveLength(expected === 'accepted' ? 1 : 0);
  });

  test('a path, an absolute URL and a URL object reach the same form', async () => {
    const { fetch, submissions } = createSandbox();
    const path = submissionsPath('f_123');
    for (const input of [path, `https://api.example${path}`, new URL(path, 'https://api.example')]) {
      expect((await fetch(input, submission())).status).toBe(201);
    }
    expect(submissions()).toHaveLength(3);
  });

  test('nothing is sent if the signal is aborted already', async () => {
    const { fetch, submissions } = createSandbox();
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(fetch(submissionsPath('f_123'), { ...submission(), signal })).rejects.toThrow('gone');
    expect(submissions()).toEqual([]);
  });

  test.each(['sandbox-hangs', 'sandbox-slow'])('%s rejects with the reason of the signal', async (formId) => {
    const { fetch } = createSandbox();
    const controller = new AbortController();
    const answer = fetch(submissionsPath(formId), { ...submission(), signal: controller.signal });
    controller.abort(new Error('long enough'));
    await expect(answer).rejects.toThrow('long enough');
  });

  test('an answer without CORS headers rejects with a TypeError', async () => {
    const { fetch } = createSandbox();
    await expect(fetch(submissionsPath('sandbox-cors-less-429'), submission())).rejects.toBeInstanceOf(
      TypeError,
    );
  });

  test('a redirect is opaque with `manual`, and rejects otherwise', async () => {
    const { fetch } = createSandbox();
    const path = submissionsPath('sandbox-redirect');
    const response = await fetch(path, { ...submission(), redirect: 'manual' });
    expect({ type: response.type, status: response.status, ok: response.ok }).toEqual({
      type: 'opaqueredirect',
      status: 0,
      ok: false,
    });
    await expect(fetch(path, submission())).rejects.toBeInstanceOf(TypeError);
  });
});

describe('the sandbox as a server', () => {
  const quick = scenarios.filter(({ formId }) => !['sandbox-hangs', 'sandbox-slow'].includes(formId));
  test.each(quick)(
    '$formId stores the submission if and only if it acknowledges it',
    async ({ formId, outcome: expected }) => {
      const { base, sandbox } = await serveSandbox();
      const response = await fetch(base + submissionsPath(formId), { ...submission(), redirect: 'manual' });
      expect(sandbox.submissions()).toHaveLength(response.ok ? 1 : 0);
      expect(response.ok).toBe(expected === 'accepted');
    },
  );

  test('field names and waiting times reach the client', async () => {
    const { base } = await serveSandbox();
    expect(await outcome(base, 'sandbox-invalid-email')).toMatchObject({
      status: 422,
      fields: ['email'],
    });
    expect(await outcome(base, 'sandbox-invalid')).toMatchObject({ status: 400, fields: [] });
    expect(await outcome(base, 'sandbox-rate-limited')).toMatchObject({ status: 429, retryAfter: 120 });
    const { retryAfter } = await outcome(base, 'sandbox-rate-limited-date');
    expect(retryAfter).toBeGreaterThan(115);
    expect(await outcome(base, 'sandbox-not-sent')).toMatchObject({
      outcome: 'notSent',
      status: 425,
    });
  });

  test('the CORS-less answer has no CORS headers, but its preflight has them', async () => {
    const { base } = await serveSandbox();
    const url = base + submissionsPath('sandbox-cors-less-429');
    const preflight = await fetch(url, { method: 'OPTIONS' });
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const { status, headers } = await fetch(url, submission());
    expect(status).toBe(429);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('the redirect leads to another path', async () => {
    const { base } = await serveSandbox();
    const response = await fetch(base + submissionsPath('sandbox-redirect'), {
      ...submission(),
      redirect: 'manual',
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/_sandbox/');
  });

  test('the empty answer has no body, and the other one is HTML', async () => {
    const { base } = await serveSandbox();
    const empty = await fetch(base + submissionsPath('sandbox-empty'), submission());
    expect([empty.status, await empty.text()]).toEqual([201, '']);
    const html = await fetch(base + submissionsPath('sandbox-not-json'), submission());
    expect(html.headers.get('Content-Type')).toMatch(/^text\/html/);
  });

  test('a scenario that accepts messages still validates them', async () => {
    const { base, sandbox } = await serveSandbox();
    for (const formId of ['sandbox-empty', 'sandbox-not-json', 'sandbox-slow']) {
      const response = await fetch(
        base + submissionsPath(formId),
        submission({ locale: 'en', payload: { email: '' } }),
      );
      expect(response.status).toBe(422);
    }
    expect(sandbox.submissions()).toEqual([]);
  });

  test('a client that aborts a hanging request does not affect others', async () => {
    const { base } = await serveSandbox();
    const controller = new AbortController();
    const hanging = fetch(base + submissionsPath('sandbox-hangs'), {
      ...submission(),
      signal: controller.signal,
    });
    expect((await fetch(base + submissionsPath('f_1'), submission())).status).toBe(201);
    controller.abort();
    await expect(hanging).rejects.toThrow(/abort/);
    expect((await fetch(base + submissionsPath('f_1'), submission())).status).toBe(201);
  });

  test('a misspelt scenario is an unknown form', async () => {
    const { base } = await serveSandbox();
    expect(await outcome(base, 'sandbox-emtpy')).toMatchObject({ outcome: 'rejected', status: 404 });
    expect(await outcome(base, 'toString')).toEqual({ outcome: 'accepted' });
  });
});

test('the sandbox handles only its own paths', () => {
  const { handles } = createSandbox();
  const based = `/shop/en${submissionsPath('f_1')}`;
  for (const path of [
    submissionsPath('f_1'),
    based,
    '/v1/public/contact/',
    '/_sandbox/',
    '/_sandbox/events',
  ]) {
    expect(handles(path)).toBe(true);
  }
  for (const path of [
    '/',
    '/v1',
    '/src/_sandbox/',
    '/_sandboxed',
    '/v1/public/contacts/',
    `//${submissionsPath('f')}`,
  ]) {
    expect(handles(path)).toBe(false);
  }
});

test('without the globals that Jest’s own jsdom environment lacks, the error names the environment that has them', () => {
  for (const name of ['Request', 'Response', 'TextEncoder']) vi.stubGlobal(name, undefined);
  expect(() => createSandbox()).toThrow(
    /this environment lacks: Request, Response, TextEncoder\. With Jest, .*"jest-fixed-jsdom"/,
  );
});

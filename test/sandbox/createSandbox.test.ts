import { afterEach, describe, expect, test, vi } from 'vitest';
import { isSubmissionError, submitContact } from '../../src/client/index.js';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import { scenarios } from '../../src/sandbox/scenarios.js';
import { startServer } from './startServer.js';
import { payload, submission, submissionsPath } from './submission.js';

afterEach(() => vi.useRealTimers());

/** What the kit's own client makes of a form. */
async function outcome(baseUrl: string, formId: string, fetch?: typeof globalThis.fetch) {
  try {
    await submitContact({ baseUrl, formId, locale: 'en', payload, fetch, timeout: 5000 });
    return { outcome: 'accepted' };
  } catch (error) {
    if (!isSubmissionError(error)) throw error;
    const { code, status, fieldErrors, retryAfter } = error;
    return { outcome: code, status, fieldErrors, retryAfter };
  }
}

describe('as the fetch of a page', () => {
  test.each(scenarios)('$formId is $outcome for the client', async ({ formId, outcome: expected }) => {
    vi.useFakeTimers();
    const sandbox = createSandbox();
    const result = outcome('/', formId, sandbox.fetch);
    await vi.runAllTimersAsync();
    expect((await result).outcome).toBe(expected);
    expect(sandbox.submissions()).toHaveLength(expected === 'accepted' ? 1 : 0);
  });

  test('a relative path, an absolute address and a URL reach the same form', async () => {
    const { fetch, submissions } = createSandbox();
    const path = submissionsPath('f_123');
    for (const input of [path, `https://api.example${path}`, new URL(path, 'https://api.example')]) {
      expect((await fetch(input, submission())).status).toBe(201);
    }
    expect(submissions()).toHaveLength(3);
  });

  test('nothing is sent once the signal is aborted', async () => {
    const { fetch, submissions } = createSandbox();
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(fetch(submissionsPath('f_123'), { ...submission(), signal })).rejects.toThrow('gone');
    expect(submissions()).toEqual([]);
  });

  test.each(['sandbox-hangs', 'sandbox-slow'])(
    '%s is given up with the reason of the signal',
    async (formId) => {
      const { fetch } = createSandbox();
      const controller = new AbortController();
      const answer = fetch(submissionsPath(formId), { ...submission(), signal: controller.signal });
      controller.abort(new Error('long enough'));
      await expect(answer).rejects.toThrow('long enough');
    },
  );

  test('an answer without CORS headers is a bare TypeError', async () => {
    const { fetch } = createSandbox();
    await expect(fetch(submissionsPath('sandbox-cors-less-429'), submission())).rejects.toBeInstanceOf(
      TypeError,
    );
  });

  test('a redirect is opaque when it is not followed, and an error when it would be', async () => {
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

describe('as a server', () => {
  const quick = scenarios.filter(({ formId }) => !['sandbox-hangs', 'sandbox-slow'].includes(formId));
  test.each(quick)('$formId stores if, and only if, it says so', async ({ formId, outcome: expected }) => {
    const { base, sandbox } = await startServer();
    const response = await fetch(base + submissionsPath(formId), { ...submission(), redirect: 'manual' });
    expect(sandbox.submissions()).toHaveLength(response.ok ? 1 : 0);
    expect(response.ok).toBe(expected === 'accepted');
  });

  test('field names and waiting times reach the client', async () => {
    const { base } = await startServer();
    expect(await outcome(base, 'sandbox-invalid-email')).toMatchObject({
      status: 422,
      fieldErrors: ['email'],
    });
    expect(await outcome(base, 'sandbox-invalid')).toMatchObject({ status: 400, fieldErrors: [] });
    expect(await outcome(base, 'sandbox-rate-limited')).toMatchObject({ status: 429, retryAfter: 120 });
    const { retryAfter } = await outcome(base, 'sandbox-rate-limited-date');
    expect(retryAfter).toBeGreaterThan(115);
    expect(await outcome(base, 'sandbox-not-accepted')).toMatchObject({
      outcome: 'notAccepted',
      status: 425,
    });
  });

  test('the CORS-less answer has no CORS headers, though its preflight has', async () => {
    const { base } = await startServer();
    const url = base + submissionsPath('sandbox-cors-less-429');
    const preflight = await fetch(url, { method: 'OPTIONS' });
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const { status, headers } = await fetch(url, submission());
    expect(status).toBe(429);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('the redirect leads elsewhere', async () => {
    const { base } = await startServer();
    const response = await fetch(base + submissionsPath('sandbox-redirect'), {
      ...submission(),
      redirect: 'manual',
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/_sandbox/');
  });

  test('an empty answer has no body, and one that is no JSON is HTML', async () => {
    const { base } = await startServer();
    const empty = await fetch(base + submissionsPath('sandbox-empty'), submission());
    expect([empty.status, await empty.text()]).toEqual([201, '']);
    const html = await fetch(base + submissionsPath('sandbox-not-json'), submission());
    expect(html.headers.get('Content-Type')).toMatch(/^text\/html/);
  });

  test('a scenario that accepts still refuses what is not valid', async () => {
    const { base, sandbox } = await startServer();
    for (const formId of ['sandbox-empty', 'sandbox-not-json', 'sandbox-slow']) {
      const response = await fetch(base + submissionsPath(formId), submission({ locale: 'en', payload: {} }));
      expect(response.status).toBe(422);
    }
    expect(sandbox.submissions()).toEqual([]);
  });

  test('a client that leaves a hanging form takes nothing down', async () => {
    const { base } = await startServer();
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

  test('a misspelt scenario is no form', async () => {
    const { base } = await startServer();
    expect(await outcome(base, 'sandbox-emtpy')).toMatchObject({ outcome: 'rejected', status: 404 });
    expect(await outcome(base, 'toString')).toEqual({ outcome: 'accepted' });
  });
});

test('it handles its own paths and no others', () => {
  const { handles } = createSandbox();
  for (const path of [submissionsPath('f_1'), '/v1/public/contact/', '/_sandbox/', '/_sandbox/events']) {
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

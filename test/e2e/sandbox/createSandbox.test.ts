import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { serveSandbox } from '../../support/sandbox/serveSandbox.js';
import { submission, submissionsPath } from '../../support/submission.js';

const FORM_IDS = [
  'f_123',
  'sandbox-invalid-email',
  'sandbox-not-sent',
  'sandbox-rate-limited',
  'sandbox-cors-less-429',
  'sandbox-redirect',
  'sandbox-empty',
];

declare global {
  var sandboxEntry: typeof import('../../../src/sandbox/index.js');
}

interface FetchResult {
  status?: number;
  isRedirect?: boolean;
  retryAfter?: string | null;
  error?: string;
}

/** Runs in the page: the result of the page's fetch, or of a sandbox in the page, for each URL. */
async function fetchAll({ urls, init, inPage }: { urls: string[]; init: RequestInit; inPage: boolean }) {
  const fetch = inPage ? globalThis.sandboxEntry.createSandbox().fetch : globalThis.fetch;
  const results: FetchResult[] = [];
  for (const url of urls) {
    results.push(
      await fetch(url, { ...init, redirect: 'manual', keepalive: true }).then(
        ({ status, type, headers }) => ({
          status,
          isRedirect: type === 'opaqueredirect',
          retryAfter: headers.get('Retry-After'),
        }),
        (error: Error) => ({ error: error.name }),
      ),
    );
  }
  return results;
}

test(
  'in a page, the sandbox answers as it does over the network from another origin',
  { timeout: 60_000 },
  async () => {
    const { base, sandbox } = await serveSandbox();
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, '../../../src/sandbox/index.ts')],
      bundle: true,
      format: 'iife',
      globalName: 'sandboxEntry',
      platform: 'browser',
      write: false,
    });
    const page = await openPage();
    // `localhost` is another origin than `127.0.0.1`, and this page has no strict CSP.
    await page.goto(base.replace('127.0.0.1', 'localhost'));
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });

    const paths = FORM_IDS.map(submissionsPath);
    const urls = paths.map((path) => base + path);
    const overNetwork = await page.evaluate(fetchAll, { urls, init: submission(), inPage: false });
    expect(overNetwork).toEqual([
      { status: 201, isRedirect: false, retryAfter: null },
      { status: 422, isRedirect: false, retryAfter: null },
      { status: 425, isRedirect: false, retryAfter: null },
      { status: 429, isRedirect: false, retryAfter: '120' },
      { error: 'TypeError' },
      { status: 0, isRedirect: true, retryAfter: null },
      { status: 201, isRedirect: false, retryAfter: null },
    ]);
    const inPage = await page.evaluate(fetchAll, { urls: paths, init: submission(), inPage: true });
    expect(inPage).toEqual(overNetwork);

    const storedBefore = sandbox.submissions().length;
    const withToken = submission(undefined, { 'X-Token': '1' });
    const refused = await page.evaluate(fetchAll, { urls, init: withToken, inPage: false });
    expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['TypeError']));
    expect(sandbox.submissions()).toHaveLength(storedBefore);
  },
);

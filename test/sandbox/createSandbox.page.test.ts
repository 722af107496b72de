import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { openPage } from '../browsers/openPage.js';
import { startServer } from './startServer.js';
import { submission, submissionsPath } from './submission.js';

const FORM_IDS = [
  'f_123',
  'sandbox-invalid-email',
  'sandbox-not-accepted',
  'sandbox-rate-limited',
  'sandbox-cors-less-429',
  'sandbox-redirect',
  'sandbox-empty',
];

declare global {
  var sandboxEntry: typeof import('../../src/sandbox/index.js');
}

interface Seen {
  status?: number;
  isRedirect?: boolean;
  retryAfter?: string | null;
  error?: string;
}

/** Runs in the page: what its fetch, or a sandbox in it, makes of each address. */
async function fetchAll({ urls, init, inPage }: { urls: string[]; init: RequestInit; inPage: boolean }) {
  const fetch = inPage ? globalThis.sandboxEntry.createSandbox().fetch : globalThis.fetch;
  const seen: Seen[] = [];
  for (const url of urls) {
    seen.push(
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
  return seen;
}

test(
  'in a page, the sandbox answers as it does over the network from another origin',
  { timeout: 60_000 },
  async () => {
    const { base, sandbox } = await startServer();
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, '../../src/sandbox/index.ts')],
      bundle: true,
      format: 'iife',
      globalName: 'sandboxEntry',
      platform: 'browser',
      write: false,
    });
    const page = await openPage();
    // Of the same machine but, with its other name, of another origin; a page without a strict CSP.
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

    const kept = sandbox.submissions().length;
    const withToken = submission(undefined, { 'X-Token': '1' });
    const refused = await page.evaluate(fetchAll, { urls, init: withToken, inPage: false });
    expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['TypeError']));
    expect(sandbox.submissions()).toHaveLength(kept);
  },
);

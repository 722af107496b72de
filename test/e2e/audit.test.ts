import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { waitForExit } from '../support/sandbox/startCommand.js';
import { fakeService, type FakeService } from '../support/fakeService.js';

const SCRIPT = join(import.meta.dirname, '../../.ci/audit.mjs');
const ADVISORIES_PATH = '/-/npm/v1/security/advisories/bulk';

/** Runs the audit against this test's registry. */
function audit({ url }: Pick<FakeService, 'url'>, settings: Record<string, string> = {}) {
  const cache = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const env = {
    ...process.env,
    npm_config_registry: url,
    npm_config_cache: cache,
    npm_config_fetch_retries: '0',
    ...settings,
  };
  const child = spawn(process.execPath, [SCRIPT], { env });
  onTestFinished(() => void child.kill());
  return waitForExit(child);
}

/** Serves a registry that returns these advisories, and 404 for any other request. */
function registry(advisories: unknown) {
  return fakeService((response, { url }) => {
    response.writeHead(url === ADVISORIES_PATH ? 200 : 404).end(JSON.stringify(advisories));
  });
}

const advisory = (name: string) => ({
  [name]: [
    { id: 1, url: `https://x.example/${name}`, title: 'Bad', severity: 'high', vulnerable_versions: '*' },
  ],
});

it('the audit lists the runtime packages when the registry has no advisory for them', async () => {
  const server = await registry({});
  const { code, stdout } = await audit(server);
  expect(stdout).toMatch(/^no advisories for the runtime packages: .*\bzod\b.*\n$/);
  for (const name of ['react-dom', 'scheduler', '@tanstack/query-core', '@remix-run/node-fetch-server']) {
    expect(stdout).toContain(name);
  }
  expect(code).toBe(0);
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${ADVISORIES_PATH}`]);
});

it('the audit fails when a runtime package has an advisory', async () => {
  const { code, stdout } = await audit(await registry(advisory('scheduler')));
  expect(stdout).toContain('runtime: high, scheduler *, Bad, https://x.example/scheduler\n');
  expect(stdout).toContain('advisories for runtime packages: 1\n');
  expect(code).toBe(1);
});

it('the audit reports an advisory for a development tool and does not fail', async () => {
  const { code, stdout } = await audit(await registry(advisory('vite')));
  expect(stdout).toContain('development: high, vite *, Bad, https://x.example/vite\n');
  expect(stdout).toContain('no advisories for the runtime packages');
  expect(code).toBe(0);
});

it.each<[string, number, string]>([
  ['an error', 500, '{}'],
  ['“method not allowed”', 405, ''],
  ['an HTML page', 200, '<!doctype html><title>Welcome</title>'],
  ['unexpected JSON', 200, '{"error":"not here"}'],
])('the audit result is unknown, not clean, when the registry answers with %s', async (_, status, body) => {
  const server = await fakeService({ status, body });
  const { code, stdout, stderr } = await audit(server);
  expect(stderr).toMatch(/^unknown: the registry did not report advisories \(.+\)/);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

it('the audit result is unknown when the registry never answers', async () => {
  const { code, stderr } = await audit(await fakeService(() => undefined), {
    npm_config_fetch_timeout: '500',
  });
  expect(stderr).toMatch(/^unknown/);
  expect(code).toBe(2);
});

it('the audit queries the registry even if npm is configured to be offline', async () => {
  const server = await fakeService((response) => response.destroy());
  const { code } = await audit(server, { npm_config_offline: 'true', npm_config_audit: 'false' });
  expect(code).toBe(2);
  expect(server.requests).not.toEqual([]);
});

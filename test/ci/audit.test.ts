import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ended } from '../sandbox/startCommand.js';
import { startServer, type TestServer } from '../startServer.js';

const SCRIPT = join(import.meta.dirname, '../../.ci/audit.mjs');
const QUESTION = '/-/npm/v1/security/advisories/bulk';

/** Runs the audit against a registry of this test. */
function audit({ url }: Pick<TestServer, 'url'>, settings: Record<string, string> = {}) {
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
  return ended(child);
}

/** A registry that knows these advisories, and no package. */
function registry(advisories: unknown) {
  return startServer((response, { url }) => {
    response.writeHead(url === QUESTION ? 200 : 404).end(JSON.stringify(advisories));
  });
}

const advisory = (name: string) => ({
  [name]: [
    { id: 1, url: `https://x.example/${name}`, title: 'Bad', severity: 'high', vulnerable_versions: '*' },
  ],
});

it('says that none is known when the registry knows of none, and of what', async () => {
  const server = await registry({});
  const { code, stdout } = await audit(server);
  expect(stdout).toMatch(/^none known for what is shipped: .*\bzod\b.*\n$/);
  for (const name of ['react-dom', 'scheduler', '@tanstack/query-core', '@hookform/resolvers']) {
    expect(stdout).toContain(name);
  }
  expect(code).toBe(0);
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${QUESTION}`]);
});

it('fails when an advisory is known for something shipped', async () => {
  const { code, stdout } = await audit(await registry(advisory('scheduler')));
  expect(stdout).toContain('shipped: high, scheduler *, Bad, https://x.example/scheduler\n');
  expect(stdout).toContain('known for what is shipped: 1\n');
  expect(code).toBe(1);
});

it('tells of an advisory for a tool, and does not fail for it', async () => {
  const { code, stdout } = await audit(await registry(advisory('vite')));
  expect(stdout).toContain('tooling: high, vite *, Bad, https://x.example/vite\n');
  expect(stdout).toContain('none known for what is shipped');
  expect(code).toBe(0);
});

it.each<[string, number, string]>([
  ['an error', 500, '{}'],
  ['that it takes no questions', 405, ''],
  ['a page', 200, '<!doctype html><title>Welcome</title>'],
  ['something else', 200, '{"error":"not here"}'],
])('is unknown, not clean, when the registry answers %s', async (_, status, body) => {
  const server = await startServer((response) => response.writeHead(status).end(body));
  const { code, stdout, stderr } = await audit(server);
  expect(stderr).toMatch(/^unknown: the registry did not tell what is known \(.+\)/);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

it('is unknown when the registry never answers', async () => {
  const { code, stderr } = await audit(await startServer(() => undefined), {
    npm_config_fetch_timeout: '500',
  });
  expect(stderr).toMatch(/^unknown/);
  expect(code).toBe(2);
});

it('asks the registry also where npm is set to ask nobody', async () => {
  const server = await startServer((response) => response.destroy());
  const { code } = await audit(server, { npm_config_offline: 'true', npm_config_audit: 'false' });
  expect(code).toBe(2);
  expect(server.requests).not.toEqual([]);
});

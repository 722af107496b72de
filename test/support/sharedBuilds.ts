import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { bundlePage, type PageSource } from './consumers/bundlePage.js';
import { serve } from './serve.js';

const ROOT = new URL('../..', import.meta.url).pathname;
const run = promisify(execFile);

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin from which tests request a build: see `sharedBuild`. */
    builds: string;
  }
}

/** Vitest's `globalSetup`: runs each build that tests request once, and removes all of them at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'builds-'));
  const builds = new Map<string, Promise<unknown>>();

  function once<Result>(key: string, build: () => Promise<Result>): Promise<Result> {
    const running = builds.get(key) ?? build();
    builds.set(key, running);
    return running as Promise<Result>;
  }

  const tarball = () => once('tarball', () => pack(folder));

  const builders: Record<string, (options: URLSearchParams) => Promise<unknown>> = {
    '/tarball': tarball,
    '/page': async (options) =>
      bundlePage(
        mkdtempSync(join(folder, 'page-')),
        await tarball(),
        Object.fromEntries(options) as unknown as PageSource,
      ),
    '/stories': async () => {
      const output = join(folder, 'stories');
      const options = { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } };
      await run('npx', ['storybook', 'build', '--quiet', '--output-dir', output], options);
      return output;
    },
  };

  const { origin, close } = await serve(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const result = await once(
        request.url ?? '/',
        () => builders[pathname]?.(searchParams) ?? Promise.resolve(),
      );
      response.end(JSON.stringify(result));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  project.provide('builds', origin);
  return async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Packs the built package, as `npm publish` does. Returns the path of the tarball. */
async function pack(folder: string): Promise<string> {
  const options = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', options, { cwd: ROOT });
  const [{ filename } = { filename: '' }] = JSON.parse(stdout) as { filename: string }[];
  return join(folder, filename);
}

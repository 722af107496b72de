import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { afterAll, vi } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;
const CACHE = join(ROOT, 'node_modules/.cache');

/** React by major version, as packages of this project. */
const REACTS = {
  18: { react: 'react-18', 'react-dom': 'react-dom-18' },
  19: { react: 'react', 'react-dom': 'react-dom' },
};

export interface BuiltPage {
  /** Server-rendered HTML of the root. */
  html: string;
  /** The folder of what the browser loads; `client.js` and `client.css` are the page's own. */
  assets: string;
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A page of a consumer's, for the tests of a file: the packed package installed, rendered on the server, built for browsers. */
export async function buildPage(
  major: keyof typeof REACTS,
  source: 'page' | 'site' = 'page',
  mode: 'production' | 'development' = 'production',
): Promise<BuiltPage> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'page-'));
  folders.push(folder);
  cpSync(new URL(source, import.meta.url), folder, { recursive: true });

  // A package of its own, so that the name below means what is installed, not this project.
  writeFileSync(join(folder, 'package.json'), '{ "name": "page", "type": "module" }');

  const installed = join(folder, 'node_modules/react-contact-kit');
  mkdirSync(installed, { recursive: true });
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', installed]);

  vi.stubEnv('NODE_ENV', mode);
  const common: InlineConfig = {
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: REACTS[major] },
  };
  await build({
    ...common,
    build: {
      outDir: 'assets',
      assetsDir: '.',
      rolldownOptions: {
        input: join(folder, 'client.tsx'),
        output: {
          entryFileNames: 'client.js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  await build({
    ...common,
    ssr: { noExternal: true },
    build: {
      outDir: 'server',
      ssr: join(folder, 'server.tsx'),
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
  vi.unstubAllEnvs();
  const { html } = (await import(pathToFileURL(join(folder, 'server/server.mjs')).href)) as { html: string };
  return { html, assets: join(folder, 'assets') };
}

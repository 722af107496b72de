import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = new URL('../../..', import.meta.url).pathname;
const CONFIG = new URL('page.vite.config.ts', import.meta.url).pathname;
const run = promisify(execFile);

export interface PageSource {
  /** React's major version. */
  major: string;
  /** The folder of the source, next to this file. */
  source: string;
  /** `NODE_ENV` of the build. */
  mode: string;
  /** The API that the forms of `site` use: a name in `APIS`. */
  api: string;
}

export interface BuiltPage {
  /** Server-rendered HTML of the root. */
  html: string;
  /** The folder of the browser's files. `client.js` and `client.css` are the page's own. */
  assets: string;
}

/** Builds a consumer's page in an empty folder, with the package from this tarball. */
export async function bundlePage(
  folder: string,
  tarball: string,
  { major, source, mode, api }: PageSource,
): Promise<BuiltPage> {
  // In the same places as here, for their relative imports.
  const root = join(folder, 'consumers', source);
  cpSync(new URL(source, import.meta.url), root, { recursive: true });
  cpSync(new URL('../HookForm.tsx', import.meta.url), join(folder, 'HookForm.tsx'));
  // The folder needs its own package: otherwise `react-contact-kit` would resolve to this project.
  writeFileSync(join(folder, 'package.json'), '{ "name": "page", "type": "module" }');
  const installed = join(folder, 'node_modules/react-contact-kit');
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);

  // Vite reads NODE_ENV from its process, and would inherit Vitest's value.
  const env = { ...process.env, NODE_ENV: mode, REACT_MAJOR: major, API: api };
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const build = (...options: string[]) =>
    run(process.execPath, [vite, 'build', root, '--config', CONFIG, ...options], { env });
  await Promise.all([build(), build('--ssr', 'server.tsx')]);

  const server = pathToFileURL(join(root, 'server/server.js')).href;
  const { html } = (await import(/* @vite-ignore */ server)) as { html: string };
  return { html, assets: join(root, 'assets') };
}

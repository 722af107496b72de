import { createRequestListener } from '@remix-run/node-fetch-server';
import { build } from 'esbuild';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { startProgram } from '../programs/startProgram.js';
import { bundleForm, pageListener } from '../bundleForm.js';
import { serveInTest } from '../serveInTest.js';
import { submission, submissionsPath } from '../submission.js';

const ROOT = new URL('../../../', import.meta.url).pathname;

type Endpoint = (request: Request) => Promise<Response>;

export interface ServedEndpoint {
  origin: string;
  /** Sends a JSON body, as a server does: without `Origin`. */
  post: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
}

/** Serves the `endpoint` of the example on a free port. */
const SERVER = `
  import { createServer } from 'node:http';
  import { createRequestListener } from '@remix-run/node-fetch-server';
  import { endpoint } from './endpoint.js';
  const server = createServer(createRequestListener(endpoint));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

/** A folder inside the project, whose modules find the project's packages. It exists until the end of the test. */
export function projectFolder(): string {
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/endpoint-'));
  // An example can still write a file.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Bundles an example into a module, with the built kit. */
export async function bundleExample(folder: string, file: string): Promise<string> {
  const outfile = join(folder, `${file}.mjs`);
  await build({
    entryPoints: [join(folder, file)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty' },
    alias: {
      'react-contact-kit/styles.css': join(ROOT, 'dist/styles.css'),
      'react-contact-kit': join(ROOT, 'dist/index.js'),
      'react-contact-kit/client': join(ROOT, 'dist/client/index.js'),
      'react-contact-kit/schema': join(ROOT, 'dist/schema/index.js'),
      'react-contact-kit/server': join(ROOT, 'dist/server/index.js'),
      'react-contact-kit/server/file': join(ROOT, 'dist/server/file.js'),
    },
  });
  return outfile;
}

function writeExample(folder: string, files: Record<string, string>): void {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
}

/** Imports the first of the files. The others are the modules that it imports. */
export async function importExample<Module>(
  files: Record<string, string>,
  folder = projectFolder(),
): Promise<Module> {
  writeExample(folder, files);
  const [entry = ''] = Object.keys(files);
  const module = pathToFileURL(await bundleExample(folder, entry)).href;
  return (await import(/* @vite-ignore */ module)) as Module;
}

/** Serves the `endpoint` of an example at every path, for one test. */
export async function serveExample(files: Record<string, string>, folder?: string): Promise<ServedEndpoint> {
  const { endpoint } = await importExample<{ endpoint: Endpoint }>(files, folder);
  return endpointAt(await serveInTest(createRequestListener(endpoint)));
}

/**
 * Bundles an example. Returns a function that serves its `endpoint` in a process of its own, with these environment variables,
 * until the end of the test.
 */
export async function bundleEndpoint(
  files: Record<string, string>,
  folder = projectFolder(),
): Promise<(environment: Record<string, string>) => Promise<ServedEndpoint & { child: ChildProcess }>> {
  writeExample(folder, { ...files, 'main.ts': SERVER });
  const script = await bundleExample(folder, 'main.ts');
  return async (environment) => {
    const child = startProgram(process.execPath, [script], environment);
    onTestFinished(() => void child.kill('SIGKILL'));
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, ...endpointAt(`http://127.0.0.1:${String(output).trim()}`) };
  };
}

function endpointAt(origin: string): ServedEndpoint {
  return {
    origin,
    post: (body, headers) => fetch(origin + submissionsPath('contact'), submission(body, headers)),
  };
}

/**
 * Serves the `Contact` of an example, and the endpoint of its form, for one test. Returns the origin.
 *
 * @param mode in development, React reports HTML that does not match
 */
export async function serveContact(
  example: string,
  endpoint: RequestListener,
  mode: 'development' | 'production' = 'production',
): Promise<string> {
  const { Contact } = await importExample<{ Contact: FunctionComponent }>({ 'Contact.tsx': example });
  const html = renderToString(createElement(Contact));
  const hydrate = `import { hydrateRoot } from 'react-dom/client';
    hydrateRoot(document.getElementById('root'), <Contact />);`;
  const page = pageListener(
    await bundleForm(example + hydrate, mode),
    `<!doctype html><title>Contact</title><div id="root">${html}</div><script type="module" src="/stdin.js"></script>`,
  );
  const thanks = pageListener([], '<!doctype html><title>Thanks</title><h1>Thanks</h1>');
  return serveInTest((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === submissionsPath('contact')) return endpoint(request, response);
    return (pathname === '/thanks' ? thanks : page)(request, response);
  });
}

import { getRequestListener } from '@hono/node-server';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { build } from 'esbuild';
import type { Express } from 'express';
import type { Hono } from 'hono';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { serve } from '../serve.js';
import { adapt, codeOf } from '../codeBlocks.js';

const ROOT = new URL('../../../', import.meta.url).pathname;
const PAGE = 'stories/docs/YourOwnEndpoint.mdx';
const SUBMISSIONS = '/v1/public/contact/forms/contact/submissions';

type Handler = (request: Request) => Promise<Response>;

/** The routes of the page, and how a Node server runs each. */
const ROUTES = {
  Hono: {
    file: 'hono.ts',
    listener: ({ default: app }: { default: Hono }) => getRequestListener(app.fetch),
  },
  Express: {
    file: 'express.ts',
    listener: ({ default: app }: { default: Express }): RequestListener => app,
  },
  // Next.js calls the export that has the name of the method.
  'Next.js': {
    file: `app${SUBMISSIONS}/route.ts`,
    listener: (route: Partial<Record<string, Handler>>) =>
      createRequestListener(
        (request) => route[request.method]?.(request) ?? new Response(null, { status: 405 }),
      ),
  },
};

export type Framework = keyof typeof ROUTES;
/** The documented request, or the one of the example of `send`. */
export type RequestFormat = 'documented' | 'send';

export interface ServedEndpoint {
  origin: string;
  url: string;
  /** The submissions in the file of the example. */
  stored: () => unknown[];
}

/** A folder inside the project, whose modules find the project's packages. It exists until the end of the test. */
export function projectFolder(): string {
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/endpoint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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
    packages: 'external',
    alias: {
      'react-contact-kit': join(ROOT, 'dist/index.js'),
      'react-contact-kit/client': join(ROOT, 'dist/client/index.js'),
      'react-contact-kit/schema': join(ROOT, 'dist/schema/index.js'),
    },
  });
  return outfile;
}

/** Serves the endpoint of the page "Your own endpoint" for one test. `files` replace its modules, or add to them. */
export async function serveEndpoint(
  framework: Framework,
  format: RequestFormat,
  { formOrigin, files: own = {} }: { formOrigin: string; files?: Record<string, string> },
): Promise<ServedEndpoint> {
  const folder = projectFolder();
  const stored = join(folder, 'submissions.jsonl');
  const { file, listener } = ROUTES[framework];
  let route = codeOf(PAGE, file);
  if (framework === 'Express') route = adapt(route, 'app.listen(3000);', 'export default app;');
  // The alias of Next.js for the root of the project.
  if (framework === 'Next.js') route = adapt(route, '@/', './');
  if (format === 'send') {
    // Next.js takes the path from the folder.
    if (framework !== 'Next.js') route = adapt(route, SUBMISSIONS, '/messages');
    route = adapt(route, 'submissions', 'messages');
  }
  const files = {
    'route.ts': route,
    'endpoint.ts': adapt(codeOf(PAGE, 'endpoint.ts'), 'https://www.example.com', formOrigin),
    'submissions.ts': codeOf(PAGE, 'submissions.ts'),
    'messages.ts': codeOf(PAGE, 'messages.ts'),
    'storage.ts': adapt(codeOf(PAGE, 'storage.ts'), 'submissions.jsonl', stored),
    ...own,
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);

  const module = pathToFileURL(await bundleExample(folder, 'route.ts')).href;
  const { origin, close } = await serve(listener((await import(/* @vite-ignore */ module)) as never));
  onTestFinished(close);
  return {
    origin,
    url: origin + (format === 'send' ? '/messages' : SUBMISSIONS),
    stored: () =>
      existsSync(stored)
        ? readFileSync(stored, 'utf8')
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line) as unknown)
        : [],
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '../../../src/sandbox/index.js';
import type { StoredSubmission } from '../../../src/server/submission.js';
import { nodeListener } from '../../../src/sandbox/nodeListener.js';
import { serve } from '../serve.js';
import type { BuiltPage } from './buildPage.js';

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
/** The strictest policy with which a page can load its own files. */
const POLICY = "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

export interface ServedPage {
  url: string;
  submissions: () => readonly StoredSubmission[];
  /** Paths of the submissions that have started to arrive, whether their answer is delayed or not. */
  arrivals: string[];
  /** Paths of the submissions whose connection was closed before their answer. */
  aborted: string[];
  /** Bodies that browsers without JavaScript posted to the page's own handler. */
  posts: string[];
  /** Delays the answers for a path, until the returned function is called. */
  hold: (path: string) => () => void;
  /** Paths for which the server closes the connection instead of answering. */
  broken: Set<string>;
  close: () => Promise<void>;
}

/** Serves the page and a sandbox on a new server. If `service` is set, the page's policy allows it to call that service. */
export async function servePage({ html, assets }: BuiltPage, service?: string): Promise<ServedPage> {
  const sandbox = createSandbox();
  const serveSandbox = await nodeListener(sandbox);
  const arrivals: string[] = [];
  const aborted: string[] = [];
  const posts: string[] = [];
  const delays = new Map<string, Promise<void>>();
  const broken = new Set<string>();
  // A server that does not read a whole body does not notice that its connection is closed, so bodies are buffered.
  const options = { highWaterMark: 1024 * 1024 };
  const { origin, close } = await serve(async (request, response) => {
    const [path = '/', locale = 'en'] = (request.url ?? '/').split('?locale=');
    if (request.method === 'POST' && sandbox.handles(path)) {
      arrivals.push(path);
      response.once('close', () => response.writableFinished || aborted.push(path));
    }
    await delays.get(path);
    if (broken.has(path)) {
      request.socket.destroy();
    } else if (sandbox.handles(path)) {
      serveSandbox(request, response);
    } else if (path === '/') {
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .setHeader('Content-Security-Policy', service ? `${POLICY}; connect-src ${service}` : POLICY);
      response.end(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact</title>` +
          `<link rel="icon" href="/icon"><link rel="stylesheet" href="/client.css">` +
          `<div id="root" data-locale="${locale}" data-service="${service ?? '/'}">${html}</div><script type="module" src="/client.js"></script></html>`,
      );
    } else if (path.startsWith('/without-javascript')) {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        posts.push(`${request.method} ${path} ${body}`);
        response.end('received');
      });
    } else if (!existsSync(join(assets, path))) {
      // Browsers request the icon on their own.
      response.writeHead(204).end();
    } else {
      response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain');
      response.end(readFileSync(join(assets, path)));
    }
  }, options);
  return {
    url: `${origin}/`,
    submissions: sandbox.submissions,
    arrivals,
    aborted,
    posts,
    hold(path) {
      let release = () => {};
      delays.set(path, new Promise<void>((resolve) => (release = resolve)));
      return release;
    },
    broken,
    close,
  };
}

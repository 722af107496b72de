import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createSandbox, type StoredSubmission } from '../../src/sandbox/index.js';
import { nodeListener } from '../../src/sandbox/nodeListener.js';
import { listen } from '../listen.js';
import type { BuiltPage } from './buildPage.js';

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
/** As strict as a page can be. */
const POLICY = "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

export interface ServedPage {
  url: string;
  submissions: () => readonly StoredSubmission[];
  /** Paths of the submissions that have begun to arrive, held or not. */
  arrivals: string[];
  /** Paths of those whose connection was cut before there was an answer. */
  cut: string[];
  /** What browsers without JavaScript posted to the page's own handler. */
  posts: string[];
  /** Keeps a file on its way, until released. */
  hold: (path: string) => () => void;
  /** Files whose connection breaks. */
  broken: Set<string>;
  close: () => Promise<void>;
}

/** The page behind a real server of its own, with the sandbox in it; or, given a service, with leave to call that alone. */
export async function servePage({ html, assets }: BuiltPage, service?: string): Promise<ServedPage> {
  const sandbox = createSandbox();
  const serveSandbox = await nodeListener(sandbox);
  const arrivals: string[] = [];
  const cut: string[] = [];
  const posts: string[] = [];
  const held = new Map<string, Promise<void>>();
  const broken = new Set<string>();
  const server = createServer(async (request, response) => {
    const [path = '/', locale = 'en'] = (request.url ?? '/').split('?locale=');
    if (request.method === 'POST' && sandbox.handles(path)) {
      arrivals.push(path);
      response.once('close', () => response.writableFinished || cut.push(path));
    }
    await held.get(path);
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
      // The icon that a browser asks for on its own.
      response.writeHead(204).end();
    } else {
      response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain');
      response.end(readFileSync(join(assets, path)));
    }
  });
  const { origin, close } = await listen(server);
  return {
    url: `${origin}/`,
    submissions: sandbox.submissions,
    arrivals,
    cut,
    posts,
    hold(path) {
      let release = () => {};
      held.set(path, new Promise<void>((resolve) => (release = resolve)));
      return release;
    },
    broken,
    close,
  };
}

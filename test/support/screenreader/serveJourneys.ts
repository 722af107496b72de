import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createSandbox } from '../../../src/sandbox/index.js';
import { nodeListener } from '../../../src/sandbox/nodeListener.js';
import { bundleForm, pageListener } from '../bundleForm.js';
import { serve } from '../serve.js';
import { SITE } from './site.js';

const css = readFileSync(new URL('../../../src/styles.css', import.meta.url), 'utf8');
const HTML =
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact</title><style>${css}</style>` +
  `<a href="#before">${SITE.before}</a><h1>Contact</h1><main></main><a href="#after">${SITE.after}</a>` +
  `<script type="module" src="/stdin.js"></script></html>`;

export interface Journeys {
  url: string;
  /** Makes the browser open the page with this query. */
  open: (query: string) => void;
  /** Whether the server closes the connection of the file with the engine. */
  breakEngine: (isBroken: boolean) => void;
  close: () => Promise<void>;
}

/** Serves `page.tsx` with the built package, and the sandbox as its backend. */
export async function serveJourneys(): Promise<Journeys> {
  const code = `import { renderJourney } from './test/support/screenreader/page.tsx'; renderJourney();`;
  const files = await bundleForm(code, 'production');
  const answer = pageListener(files, HTML);
  const sandbox = createSandbox({ rateLimit: { max: 10_000, seconds: 1 } });
  const serveSandbox = await nodeListener(sandbox);
  const pages = new Set<ServerResponse>();
  let isBroken = false;
  const { origin, close } = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/open') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
    } else if (sandbox.handles(pathname)) serveSandbox(request, response);
    else if (isBroken && pathname.includes('createEngine')) request.socket.destroy();
    else {
      // A page must not get the file from the cache that an earlier page could not load.
      response.setHeader('Cache-Control', 'no-store');
      answer(request, response);
    }
  });
  return {
    url: `${origin}/`,
    open: (query) => pages.forEach((page) => page.write(`data: /?${query}\n\n`)),
    breakEngine: (next) => (isBroken = next),
    close,
  };
}

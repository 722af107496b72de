import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from '../support/serve.js';
import type { Site } from './build.js';
import { SUBMISSIONS } from './contestants/contactForm.js';

export interface ReceivedRequest {
  method: string | undefined;
  contentType: string | undefined;
  body: string;
}

export interface Service {
  origin: string;
  /** The requests of submissions, since the last call of `answerWith`. */
  requests: ReceivedRequest[];
  /** Sets the status of the next answers. They wait for `released`. */
  answerWith: (status: number, released?: Promise<void>) => void;
  close: () => Promise<void>;
}

const page = (importMap: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Bench</title>
    <link rel="icon" href="data:,">
    <script>
      window.commits = 0;
      window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
        supportsFiber: true,
        inject: () => 1,
        checkDCE() {},
        onCommitFiberRoot() { window.commits += 1; },
        onPostCommitFiberRoot() {},
        onCommitFiberUnmount() {},
      };
    </script>
    <script type="importmap">${importMap}</script>
    <script type="module" src="/harness.js"></script>
  </head>
  <body></body>
</html>`;

const HEADERS = {
  // Without a cache, each page compiles the scripts.
  'Cache-Control': 'no-store',
  // Isolated pages have a clock with a resolution of 5 µs instead of 100 µs.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Serves the pages of the bench, and accepts or refuses submissions. */
export async function startService({ importMap, modules }: Site): Promise<Service> {
  let answer = { status: 201, released: Promise.resolve() };
  const requests: ReceivedRequest[] = [];

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push({
      method: request.method,
      contentType: request.headers['content-type'],
      body: await text(request),
    });
    const { status, released } = answer;
    await released;
    response.writeHead(status, { ...HEADERS, 'Content-Type': 'application/json' }).end('{}');
  }

  const { origin, close } = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === SUBMISSIONS) {
      void receive(request, response);
      return;
    }
    const module = modules.get(pathname);
    if (pathname !== '/' && module === undefined) response.writeHead(404, HEADERS).end();
    else {
      const type = pathname === '/' ? 'text/html' : 'text/javascript';
      response.writeHead(200, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` });
      response.end(module ?? page(importMap));
    }
  });

  return {
    origin,
    requests,
    answerWith(status, released = Promise.resolve()) {
      answer = { status, released };
      requests.length = 0;
    },
    close,
  };
}

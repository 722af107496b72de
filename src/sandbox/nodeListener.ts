import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sandbox } from './createSandbox.js';

// Not written into the import: bundles for browsers would break on what it imports of Node, and never get here.
const ADAPTER: string = '@remix-run/node-fetch-server';
/** How long a client may go on sending a body that was already answered. */
const LINGER_MILLISECONDS = 1000;

/** Serves a sandbox over Node's http, to this machine only. */
export async function nodeListener(
  sandbox: Sandbox,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const { createRequestListener } = (await import(
    /* webpackIgnore: true */ /* @vite-ignore */ ADAPTER
  )) as typeof import('@remix-run/node-fetch-server');
  const serve = createRequestListener(async (request: Request) => {
    const response = await sandbox.fetch(request);
    // A body that nobody read would hold back what the connection sends next.
    if (!request.bodyUsed) await request.body?.cancel();
    return response;
  });

  return (request, response) => {
    if (!isFromHere(request)) {
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The sandbox of react-contact-kit answers this machine only, by a loopback name.\n');
      return;
    }
    // Reading on for a moment lets a client that still sends see the answer; the connection ends after that.
    response.once('finish', () => {
      if (request.complete) return;
      request.resume();
      setTimeout(() => request.complete || request.destroy(), LINGER_MILLISECONDS).unref();
    });
    serve(request, response);
  };
}

/** The name is checked too: a page elsewhere can have its own name point to this machine (DNS rebinding). */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const peer = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  return (peer === '::1' || isLoopbackIPv4(peer)) && isLoopbackName(headers.host ?? headers[':authority']);
}

function isLoopbackName(host: string | string[] | undefined): boolean {
  if (typeof host !== 'string' || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return /^(?:.+\.)?localhost$|^\[::1\]$/.test(hostname) || isLoopbackIPv4(hostname);
}

function isLoopbackIPv4(address: string): boolean {
  return /^127\.\d+\.\d+\.\d+$/.test(address);
}

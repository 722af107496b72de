import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sandbox } from './createSandbox.js';

// In a variable, so that bundlers for browsers do not follow the import. The module needs Node and never runs in
// browsers.
const ADAPTER: string = '@remix-run/node-fetch-server';
/** How long a client can continue to send a body after the response. */
const LINGER_MS = 1000;

/** Serves a sandbox with Node's `http`, for requests from this machine only. */
export async function nodeListener(
  sandbox: Sandbox,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const { createRequestListener } = (await import(
    /* webpackIgnore: true */ /* @vite-ignore */ ADAPTER
  )) as typeof import('@remix-run/node-fetch-server');
  const serve = createRequestListener(async (request: Request) => {
    const response = await sandbox.fetch(request);
    // An unread body would block the next request on the connection.
    if (!request.bodyUsed) await request.body?.cancel();
    return response;
  });

  return (request, response) => {
    if (!isFromThisMachine(request)) {
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(
        'The react-contact-kit sandbox only responds to requests from the same machine to a loopback name.\n',
      );
      return;
    }
    // A client that is still sending receives the response only if the server continues to read the body. After
    // `LINGER_MS`, the server closes the connection.
    response.once('finish', () => {
      if (request.complete) return;
      request.resume();
      setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref();
    });
    serve(request, response);
  };
}

/** The first lines that the sandbox prints: its name, and the URL of the inbox with its key. */
export function announcement(origin: string, { inboxPath }: Sandbox): string {
  return `react-contact-kit sandbox\n  inbox    ${origin}${inboxPath}`;
}

/** Also checks the host name, because another site can point its own name to this machine (DNS rebinding). */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
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

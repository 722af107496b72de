/// <reference lib="webworker" />
import { createSandbox } from '../../../src/sandbox/createSandbox.js';

declare const self: ServiceWorkerGlobalScope;

/** The sandbox of the playground. It responds to the requests of the page below the folder of this file. */
const sandbox = createSandbox({ key: 'playground' });
const folder = new URL('.', self.location.href);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!request.url.startsWith(folder.href)) return;
  const url = new URL(`/${request.url.slice(folder.href.length)}`, folder.origin);
  if (sandbox.handles(url.pathname)) event.respondWith(respond(url, request));
});

async function respond(url: URL, request: Request): Promise<Response> {
  // Not a copy of the request: the one of a frame has a mode that no other request can have.
  const { method, headers: requestHeaders, signal } = request;
  const body = method === 'POST' ? await request.arrayBuffer() : null;
  const response = await sandbox.fetch(new Request(url, { method, headers: requestHeaders, body, signal }));
  const headers = new Headers(response.headers);
  // The playground shows the inbox in a frame.
  const policy = headers.get('Content-Security-Policy');
  if (policy)
    headers.set(
      'Content-Security-Policy',
      policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

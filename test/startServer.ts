import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from './listen.js';

interface ReceivedRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestServer {
  url: string;
  /** What arrived, in order, bodies read. */
  requests: ReceivedRequest[];
}

/** A real HTTP server on a free loopback port, for one test; any origin may read its answers. */
export async function startServer(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      if (request.method === 'OPTIONS') return response.end();
      const { method, url: path, headers } = request;
      requests.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
      return answer(response, request);
    });
  });
  const { origin, close } = await listen(server);
  onTestFinished(close);
  return { url: origin, requests };
}

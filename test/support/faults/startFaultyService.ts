import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { freePort } from '../freePort.js';
import { listen, serve } from '../serve.js';
import { reply } from './replies.js';
import { faults, type Place } from './faults.js';

/** The requests for one form. */
interface Received {
  /** Submissions that started to arrive, including followed redirects. */
  posts: number;
  /** The bodies of submissions that arrived completely. */
  messages: string[];
  /** Requests whose response is still open. */
  open: number;
}

export interface FaultyService {
  /** The base URL of each place. */
  baseUrls: Record<Place, string>;
  /** Returns the requests for a form. */
  received: (formId: string) => Received;
  close: () => Promise<void>;
}

const byName = new Map(faults.map((fault) => [fault.name, fault]));

/**
 * Starts a contact service with every fault. The id of a form is the name of its fault, with
 * the API that sends in front if there are several: `useContactForm: …`.
 */
export async function startFaultyService(): Promise<FaultyService> {
  const counts = new Map<string, Received>();
  function received(fault: string): Received {
    const count = counts.get(fault) ?? { posts: 0, messages: [], open: 0 };
    counts.set(fault, count);
    return count;
  }

  function allow(response: ServerResponse, keepsAlive: boolean): void {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After, RateLimit');
    // A browser retries a request that fails on a reused connection, so only those faults keep the connection.
    if (!keepsAlive) response.setHeader('Connection', 'close');
  }

  const used = new WeakSet();
  const service = await serve((request, response) => {
    const name = decodeURIComponent(request.url?.split('/')[5] ?? '');
    const fault = byName.get(name.replace(/^\w+Form: /, ''));
    if (!fault) return void response.writeHead(404).end();
    const { preflight = reply(204), answer = reply(201), onUsed, isUnread } = fault;
    const count = received(name);
    count.open += 1;
    response.on('close', () => (count.open -= 1));
    allow(response, Boolean(onUsed));

    const isUsed = used.has(request.socket);
    used.add(request.socket);
    if (request.method === 'OPTIONS') return preflight(response);
    count.posts += 1;
    const respond = (isUsed && onUsed) || answer;
    if (isUnread && (isUsed || !onUsed)) return respond(response);
    let message = '';
    request.on('data', (chunk: Buffer) => (message += chunk.toString()));
    request.on('end', () => {
      count.messages.push(message);
      respond(response);
    });
  });
  const reset = await listen(createServer((socket) => void socket.resetAndDestroy()));

  return {
    baseUrls: {
      service: service.origin,
      resetting: reset.origin,
      refused: `http://127.0.0.1:${await freePort()}`,
      unknown: 'http://nowhere.invalid',
      notTls: `https://127.0.0.1:${service.port}`,
    },
    received,
    async close() {
      await service.close();
      await reset.close();
    },
  };
}

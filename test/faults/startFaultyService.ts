import { createServer, type ServerResponse } from 'node:http';
import { createServer as createPlainServer } from 'node:net';
import { freePort } from '../freePort.js';
import { listen } from '../listen.js';
import { reply } from './answers.js';
import { faults, type Place } from './faults.js';

/** What the service received for one form. */
interface Received {
  /** Submissions that began to arrive, followed redirects included. */
  posts: number;
  /** Those that arrived whole. */
  messages: string[];
  /** Answers that somebody still waits for. */
  open: number;
}

export interface FaultyService {
  /** Where the forms of a fault send to. */
  baseUrls: Record<Place, string>;
  /** What arrived for the form of this fault. */
  received: (fault: string) => Received;
  close: () => Promise<void>;
}

const byName = new Map(faults.map((fault) => [fault.name, fault]));

/** A contact service with every fault there is, each in the form that has its name. */
export async function startFaultyService(): Promise<FaultyService> {
  const counts = new Map<string, Received>();
  function received(fault: string): Received {
    const count = counts.get(fault) ?? { posts: 0, messages: [], open: 0 };
    counts.set(fault, count);
    return count;
  }

  function allow(response: ServerResponse, isKept: boolean): void {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After, RateLimit');
    // A browser sends again what fails on a connection it has used before: only where that is the fault.
    if (!isKept) response.setHeader('Connection', 'close');
  }

  const used = new WeakSet();
  const service = createServer((request, response) => {
    const name = decodeURIComponent(request.url?.split('/')[5] ?? '');
    const fault = byName.get(name);
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
  const resetting = createPlainServer((socket) => void socket.resetAndDestroy());
  const [kept, reset] = [await listen(service), await listen(resetting)];

  return {
    baseUrls: {
      service: kept.origin,
      resetting: reset.origin,
      refused: `http://127.0.0.1:${await freePort()}`,
      unknown: 'http://nowhere.invalid',
      notTls: `https://127.0.0.1:${kept.port}`,
    },
    received,
    async close() {
      await kept.close();
      await reset.close();
    },
  };
}

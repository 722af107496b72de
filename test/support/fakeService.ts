import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { answerQueue, type Answer, type AnswerControl, type Submission } from './answers.js';
import { serveInTest } from './serveInTest.js';

interface ReceivedRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeService extends AnswerControl {
  url: string;
  /** Every request but preflights, in order, with its whole body. */
  requests: ReceivedRequest[];
  /** The bodies of the requests. */
  submissions: () => Submission[];
  payloads: () => Submission['payload'][];
}

/** Writes a response that no `Answer` can describe, such as half of one. */
type Respond = (response: ServerResponse, request: IncomingMessage) => void;

/**
 * A contact service of one test, on a real HTTP server: it records requests and gives these answers in order.
 * The default is 200. Pages of every origin can read its answers. `fakeFetch` does the same without a network.
 */
export async function fakeService(...answers: Answer[] | [Respond]): Promise<FakeService> {
  const [first] = answers;
  const respond = typeof first === 'function' ? first : undefined;
  const { next, ...control } = answerQueue(respond ? [] : (answers as Answer[]));
  const requests: ReceivedRequest[] = [];

  async function receive(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    if (request.method === 'OPTIONS') return void response.end();
    requests.push({ method: request.method, path: request.url, headers: request.headers, body });
    const answer = await next();
    if (respond) return respond(response, request);
    if (typeof answer === 'number') return void response.writeHead(answer).end();
    return void response.writeHead(answer.status, answer.statusText, answer.headers).end(answer.body);
  }

  const url = await serveInTest((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => void receive(request, response, body));
  });
  const submissions = () => requests.map(({ body }) => JSON.parse(body) as Submission);
  return {
    ...control,
    url,
    requests,
    submissions,
    payloads: () => submissions().map(({ payload }) => payload),
  };
}

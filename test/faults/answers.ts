import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What a server does with a request, from a good answer to none at all. */
export type Answer = (response: ServerResponse) => void;

/** A whole answer. */
export function reply(
  status: number,
  body: string | Buffer = '',
  headers: Record<string, string> = {},
): Answer {
  return (response) => void response.writeHead(status, headers).end(body);
}

/** No answer, on a connection that stays open. */
export const silence: Answer = () => undefined;

/** The beginning of an answer, and no more of it. */
export function begin(status: number, body = '', headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, headers).flushHeaders();
    response.write(body);
  };
}

/** The beginning of an answer, then the end of the connection. */
export function breakOff(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return (response) => void response.writeHead(status, headers).write(body, () => response.destroy());
}

/** The connection ends as if there was nothing to say. */
export const hangUp: Answer = ({ socket }) => void socket?.end();

/** The connection breaks. */
export const reset: Answer = ({ socket }) => void socket?.resetAndDestroy();

/** These bytes, HTTP or not, and the end of the connection. */
export function bytes(text: string): Answer {
  return ({ socket }) => void socket?.end(text);
}

/** These bytes, and nothing more on a connection that stays open. */
export function fragment(text: string): Answer {
  return ({ socket }) => void socket?.write(text);
}

/** These bytes, one every few milliseconds, and the end of the connection. */
export function drip(text: string, milliseconds: number): Answer {
  return (response) => {
    const { socket } = response;
    socket?.setNoDelay();
    let sent = 0;
    const timer = setInterval(() => {
      socket?.write(text.charAt(sent));
      sent += 1;
      if (sent === text.length) socket?.end();
    }, milliseconds);
    // It also closes when the page has had enough.
    response.on('close', () => clearInterval(timer));
  };
}

/** A body without an end, as fast as the other side takes it. */
export function flood(status: number): Answer {
  return (response) => {
    const chunk = Buffer.alloc(16_384, ' ');
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.writeHead(status).on('drain', pour);
    pour();
  };
}

/** The same, to be read by no page of another origin. */
export function withoutCors(answer: Answer): Answer {
  return (response) => {
    response.removeHeader('Access-Control-Allow-Origin');
    answer(response);
  };
}

/** A body for "Content-Encoding: gzip", to be damaged. */
export const gzipped = gzipSync(JSON.stringify({ errors: { email: ['x'] } }));

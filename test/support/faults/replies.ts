import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Answers a request, correctly or with a fault. */
export type Reply = (response: ServerResponse) => void;

/** A complete answer. */
export function reply(
  status: number,
  body: string | Buffer = '',
  headers: Record<string, string> = {},
): Reply {
  return (response) => void response.writeHead(status, headers).end(body);
}

/** No answer, on a connection that stays open. */
export const silence: Reply = () => undefined;

/** The beginning of an answer, whose rest is never sent. */
export function begin(status: number, body = '', headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, headers).flushHeaders();
    response.write(body);
  };
}

/** The beginning of an answer, then the end of the connection. */
export function breakOff(status: number, body: string, headers: Record<string, string> = {}): Reply {
  return (response) => void response.writeHead(status, headers).write(body, () => response.destroy());
}

/** The server ends the connection without an answer. */
export const hangUp: Reply = ({ socket }) => void socket?.end();

/** The server resets the connection. */
export const reset: Reply = ({ socket }) => void socket?.resetAndDestroy();

/** These bytes, HTTP or not, and the end of the connection. */
export function bytes(text: string): Reply {
  return ({ socket }) => void socket?.end(text);
}

/** These bytes, and nothing more on a connection that stays open. */
export function fragment(text: string): Reply {
  return ({ socket }) => void socket?.write(text);
}

/** These bytes, one every few milliseconds, and the end of the connection. */
export function drip(text: string, milliseconds: number): Reply {
  return (response) => {
    const { socket } = response;
    socket?.setNoDelay();
    let sent = 0;
    const timer = setInterval(() => {
      socket?.write(text.charAt(sent));
      sent += 1;
      if (sent === text.length) socket?.end();
    }, milliseconds);
    // The response also closes when the page aborts its request.
    response.on('close', () => clearInterval(timer));
  };
}

/** An endless body, as fast as the client reads it. */
export function flood(status: number): Reply {
  return (response) => {
    const chunk = Buffer.alloc(16_384, ' ');
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.writeHead(status).on('drain', pour);
    pour();
  };
}

/** The same answer without CORS, so that no page of another origin can read it. */
export function withoutCors(answer: Reply): Reply {
  return (response) => {
    response.removeHeader('Access-Control-Allow-Origin');
    answer(response);
  };
}

/** A body for "Content-Encoding: gzip", which the faults truncate. */
export const gzipped = gzipSync(JSON.stringify({ errors: { email: ['x'] } }));

import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** Requests a URL on a new connection and never reads the answer. The connection ends with the test or the server. */
export async function openWithoutReading(url: string): Promise<void> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  // A test can kill the server.
  socket.on('error', () => undefined).pause();
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
}

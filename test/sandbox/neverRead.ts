import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** Opens an address over a connection of its own that nobody reads, until the test ends or the server does. */
export async function neverRead(url: string): Promise<void> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  // The server may be killed.
  socket.on('error', () => undefined).pause();
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
}

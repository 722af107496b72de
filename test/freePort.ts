import { createServer } from 'node:net';
import { listen } from './listen.js';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}

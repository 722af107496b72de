import { createServer } from 'node:net';
import { listen } from './serve.js';

/** A port that no server listens on. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}

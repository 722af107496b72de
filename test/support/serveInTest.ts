import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { serve } from './serve.js';

/** Starts an HTTP server for one test. Returns its origin. Not in `serve.ts`, which also runs without Vitest. */
export async function serveInTest(listener: RequestListener): Promise<string> {
  const { origin, close } = await serve(listener);
  onTestFinished(close);
  return origin;
}

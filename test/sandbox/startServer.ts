import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/createSandbox.js';
import { nodeListener } from '../../src/sandbox/nodeListener.js';
import { listen } from '../listen.js';

/** A sandbox behind a real server of this test, on a free port. */
export async function startServer(options?: SandboxOptions): Promise<{ base: string; sandbox: Sandbox }> {
  const sandbox = createSandbox(options);
  const { origin, close } = await listen(createServer(await nodeListener(sandbox)));
  onTestFinished(close);
  return { base: origin, sandbox };
}

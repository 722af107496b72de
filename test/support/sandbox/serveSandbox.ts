import { onTestFinished } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox/createSandbox.js';
import { nodeListener } from '../../../src/sandbox/nodeListener.js';
import { serve } from '../serve.js';

/** Starts a sandbox for one test. */
export async function serveSandbox(options?: SandboxOptions): Promise<{ base: string; sandbox: Sandbox }> {
  const sandbox = createSandbox(options);
  const { origin, close } = await serve(await nodeListener(sandbox));
  onTestFinished(close);
  return { base: origin, sandbox };
}

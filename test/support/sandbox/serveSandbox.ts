import { onTestFinished } from 'vitest';
import { createSandboxWith, type Sandbox, type SandboxOptions } from '../../../src/sandbox/createSandbox.js';
import { nodeListener } from '../../../src/sandbox/nodeListener.js';
import { memoryStore } from '../../../src/sandbox/submissionStore.js';
import { serve } from '../serve.js';

/** Starts a sandbox for one test. */
export async function serveSandbox(
  options?: SandboxOptions,
  store = memoryStore(),
): Promise<{ base: string; sandbox: Sandbox }> {
  const sandbox = createSandboxWith(store, options);
  const { origin, close } = await serve(await nodeListener(sandbox));
  onTestFinished(close);
  return { base: origin, sandbox };
}

import { createSandboxWith, type Sandbox, type SandboxOptions } from '../../../src/sandbox/createSandbox.js';
import { nodeListener } from '../../../src/sandbox/nodeListener.js';
import { memoryStore } from '../../../src/sandbox/submissionStore.js';
import { serveInTest } from '../serveInTest.js';

/** Starts a sandbox for one test. */
export async function serveSandbox(
  options?: SandboxOptions,
  store = memoryStore(),
): Promise<{ base: string; sandbox: Sandbox }> {
  const sandbox = createSandboxWith(store, options);
  return { base: await serveInTest(await nodeListener(sandbox)), sandbox };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/createSandbox.js';
import { nodeListener } from '../../src/sandbox/nodeListener.js';

/** A sandbox behind a real server of this test, on a free port. */
export async function startServer(options?: SandboxOptions): Promise<{ base: string; sandbox: Sandbox }> {
  const sandbox = createSandbox(options);
  const server = createServer(await nodeListener(sandbox));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  onTestFinished(async () => {
    const closed = new Promise((resolve) => {
      server.close(resolve);
    });
    server.closeAllConnections();
    await closed;
  });
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sandbox };
}

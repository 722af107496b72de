import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSandboxWith, type SandboxOptions } from './createSandbox.js';
import { announcement, nodeListener } from './nodeListener.js';
import { fileStore, memoryStore } from './submissionStore.js';

/** The options of `contactSandbox`. */
export interface ContactSandboxOptions extends SandboxOptions {
  /**
   * Path of a file that stores the submissions as lines of JSON.
   * @default submissions stay in memory
   */
  file?: string | undefined;
  /**
   * The server's origin, for the inbox URL that the plugin prints. Needed only in Vite's middleware mode, for example
   * in Storybook.
   */
  origin?: string | undefined;
}

/** The members of Vite's dev and preview servers that the plugin uses. */
// Declared here so that a project can use the types of this entry without Vite and Node.
interface ContactSandboxHost {
  middlewares: { stack: { route: string; handle: unknown }[] };
  httpServer: {
    once(event: 'listening', listener: () => void): unknown;
    address(): string | { address: string; port: number } | null;
  } | null;
  config: {
    logger: { info(message: string): void };
    server: { https?: unknown };
    preview: { https?: unknown };
  };
}

/** The members of Vite's `Plugin` type that this plugin uses. */
export interface ContactSandboxPlugin {
  name: string;
  apply: 'serve';
  configureServer(server: ContactSandboxHost): Promise<void>;
  configurePreviewServer(server: ContactSandboxHost): Promise<void>;
}

/**
 * A Vite plugin that adds the sandbox to the dev and preview servers, for requests from this machine only. Forms send
 * to it with `baseUrl="/"`. It prints the URL of the inbox.
 */
export function contactSandbox(options: ContactSandboxOptions = {}): ContactSandboxPlugin {
  const { file, origin, ...sandboxOptions } = options;

  async function mount(server: ContactSandboxHost, isHttps: boolean): Promise<void> {
    const store = file === undefined ? memoryStore() : await fileStore(file);
    const sandbox = createSandboxWith(store, sandboxOptions);
    const serve = await nodeListener(sandbox);
    const handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (sandbox.handles(request.url?.split('?', 1)[0] ?? '')) serve(request, response);
      else next();
    };
    // Before Vite's own middlewares: its CORS middleware would answer the preflight and allow any header.
    server.middlewares.stack.unshift({ route: '', handle });

    const print = (base: string) => server.config.logger.info(announcement(base, sandbox));
    const { httpServer } = server;
    if (origin !== undefined || !httpServer) print(origin ?? '');
    else httpServer.once('listening', () => print(loopbackOrigin(httpServer.address(), isHttps)));
  }

  return {
    name: 'react-contact-kit:sandbox',
    apply: 'serve',
    configureServer: (server) => mount(server, Boolean(server.config.server.https)),
    configurePreviewServer: (server) => mount(server, Boolean(server.config.preview.https)),
  };
}

function loopbackOrigin(
  address: ReturnType<NonNullable<ContactSandboxHost['httpServer']>['address']>,
  isHttps: boolean,
): string {
  if (typeof address !== 'object' || !address) return '';
  const host = address.address === '127.0.0.1' ? '127.0.0.1' : 'localhost';
  return `${isHttps ? 'https' : 'http'}://${host}:${address.port}`;
}

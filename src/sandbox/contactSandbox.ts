import type { IncomingMessage, ServerResponse } from 'node:http';
import { announcement } from './announcement.js';
import { createSandbox, type SandboxOptions } from './createSandbox.js';
import { fileStore } from './fileStore.js';
import { nodeListener } from './nodeListener.js';

export interface ContactSandboxOptions extends SandboxOptions {
  /** A file of JSON lines to keep submissions in, in place of `store`. */
  file?: string | undefined;
  /** Where the dev server answers, when Vite does not know: in middleware mode, such as Storybook's. */
  origin?: string | undefined;
}

/**
 * As much of Vite's dev and preview servers as the plugin needs. Spelt out so that the types of this entry ask for
 * neither Vite nor Node in a project that uses the sandbox without them.
 */
export interface ContactSandboxHost {
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

/** A Vite plugin. */
export interface ContactSandboxPlugin {
  name: string;
  apply: 'serve';
  configureServer(server: ContactSandboxHost): Promise<void>;
  configurePreviewServer(server: ContactSandboxHost): Promise<void>;
}

/**
 * A Vite plugin that lets the dev and preview servers answer as the contact service, to this machine only. Forms reach
 * it with `baseUrl="/"`. It prints the address of the inbox, with its key.
 */
export function contactSandbox(options: ContactSandboxOptions = {}): ContactSandboxPlugin {
  const { file, origin, ...sandboxOptions } = options;

  async function mount(server: ContactSandboxHost, isHttps: boolean): Promise<void> {
    const store = file === undefined ? options.store : await fileStore(file);
    const sandbox = createSandbox({ ...sandboxOptions, store });
    const serve = await nodeListener(sandbox);
    const handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (sandbox.handles(request.url?.split('?', 1)[0] ?? '')) serve(request, response);
      else next();
    };
    // Ahead of what Vite itself put there: its CORS would answer the preflight, and allow any header.
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

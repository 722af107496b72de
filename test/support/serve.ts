import { createServer, Server as HttpServer, type RequestListener, type ServerOptions } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

export interface Served {
  origin: string;
  port: number;
  /** Ends every connection and frees the port. */
  close: () => Promise<void>;
}

/** Starts an HTTP server on a free port of the loopback interface. */
export function serve(listener: RequestListener, options: ServerOptions = {}): Promise<Served> {
  return listen(createServer(options, listener));
}

/** Makes a server listen on the loopback interface, by default on a free port. */
export async function listen(server: Server, port = 0): Promise<Served> {
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if (server instanceof HttpServer) server.closeAllConnections();
      }),
  };
}

#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandboxWith } from './createSandbox.js';
import { announcement, nodeListener } from './nodeListener.js';
import { fileStore, memoryStore } from './submissionStore.js';

const HOST = '127.0.0.1';
const USAGE = `Usage: react-contact-kit sandbox [options]

Runs a local backend for development on this machine.

  --port <number>  port to listen on; 0 chooses a free one (default: 4010)
  --file <path>    store submissions in a file of JSON lines (default: in memory)
  --key <text>     key that opens the inbox (default: a random key)
  --help, -h       print this help
  --version, -v    print the version
`;

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error).replace(/^(?:react-contact-kit: )?/, 'react-contact-kit: '));
  process.exitCode = 1;
});

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4010' },
      file: { type: 'string' },
      key: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'v' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (values.version) {
    console.log(await packageVersion());
    return;
  }
  const command = positionals.join(' ');
  if (command !== 'sandbox') {
    const problem = command ? `Unknown command "${command}"` : 'No command given';
    throw new Error(`${problem}. See react-contact-kit --help.`);
  }
  const { port, file, key } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`"${port}" is not a valid port. Set --port to a number from 0 to 65535.`);
  }
  await serve(Number(port), file, key);
}

async function packageVersion(): Promise<string> {
  // Vite would replace `new URL(…, import.meta.url)` with a copy of the file.
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function serve(port: number, file: string | undefined, key: string | undefined): Promise<void> {
  const store = file === undefined ? memoryStore() : await fileStore(file);
  const sandbox = createSandboxWith(store, { key });
  const server = createServer(await nodeListener(sandbox));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, HOST, listening);
  });

  const { port: actualPort } = server.address() as AddressInfo;
  const origin = `http://${HOST}:${actualPort}`;
  console.log(`${announcement(origin, sandbox)}\n  baseUrl  ${origin}\n  stored   ${file ?? 'in memory'}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      // The inbox's event stream or a hanging response would keep the server open.
      server.closeAllConnections();
    });
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use. Choose another one with --port, or let --port 0 choose a free one.';
  }
  return error.message;
}

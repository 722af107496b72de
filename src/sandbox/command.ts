#!/usr/bin/env node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { announcement } from './announcement.js';
import { createSandbox } from './createSandbox.js';
import { fileStore } from './fileStore.js';
import { nodeListener } from './nodeListener.js';

const HOST = '127.0.0.1';
const USAGE = `Usage: react-contact-kit sandbox [options]

Runs the contact service on this machine, for development.

  --port <number>  where to listen; 0 takes any free port (default: 4010)
  --file <path>    keep submissions in a file of JSON lines (default: in memory)
  --key <text>     what opens the inbox (default: a random one)
  --help           show this
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
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const command = positionals.join(' ');
  if (command !== 'sandbox') {
    const what = command ? `"${command}" is no command` : 'the command is missing';
    throw new Error(`${what}. See react-contact-kit --help.`);
  }
  const { port, file, key } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`--port takes a number from 0 to 65535, not "${port}".`);
  }
  await serve(Number(port), file, key);
}

async function serve(port: number, file: string | undefined, key: string | undefined): Promise<void> {
  const store = file === undefined ? undefined : await fileStore(file);
  const sandbox = createSandbox({ store, key });
  const server = createServer(await nodeListener(sandbox));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, HOST, listening);
  });

  const { port: taken } = server.address() as AddressInfo;
  console.log(`${announcement(`http://${HOST}:${taken}`, sandbox)}\n  kept in  ${file ?? 'memory'}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      // The inbox's stream and an answer that hangs would hold it open.
      server.closeAllConnections();
    });
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'the port is taken. Choose another with --port, or let --port 0 take any free one.';
  }
  return error.message;
}

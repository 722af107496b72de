import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
// Inside the package, so that its dependencies are found from there.
const DIRECTORY = join(ROOT, `node_modules/.cache/contact-sandbox-${process.pid}`);

/** Node runs no TypeScript: the command as one file of JavaScript. Returns its directory, to be removed. */
export async function buildCommand(): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'src/sandbox/command.ts', outDir: DIRECTORY, emptyOutDir: true },
    ssr: { external: true },
  });
  return DIRECTORY;
}

/** Starts `react-contact-kit` with the arguments; it ends with the test. */
export function startCommand(...args: string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [join(DIRECTORY, 'command.js'), ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts the sandbox on a free port, and reads the addresses that it prints. */
export async function startSandbox(...args: string[]) {
  const child = startCommand('sandbox', '--port', '0', ...args);
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const [, base, inbox] = /baseUrl +(\S+)\n +inbox +(\S+)\n/.exec(output) ?? [];
    if (base && inbox) return { child, base, inbox };
  }
  throw new Error(`The sandbox did not start: ${String(child.stderr.read())}`);
}

/** Waits for the end: what was printed, and the exit code. */
export async function ended(child: ChildProcessWithoutNullStreams) {
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, stdout, stderr };
}

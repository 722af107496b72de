import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

const COMMAND = new URL('../../../dist/sandbox/command.js', import.meta.url).pathname;

/** Starts the built `react-contact-kit` with the arguments. It ends with the test. */
export function startCommand(...args: string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [COMMAND, ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts the sandbox on a free port, and reads the URLs that it prints. */
export async function startSandbox(...args: string[]) {
  const child = startCommand('sandbox', '--port', '0', ...args);
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const [, inbox, base] = /inbox +(\S+)\n +baseUrl +(\S+)\n/.exec(output) ?? [];
    if (base && inbox) return { child, base, inbox };
  }
  throw new Error(`The sandbox did not start: ${String(child.stderr.read())}`);
}

/** Waits until a process exits. Resolves to its output and exit code. */
export async function waitForExit(child: ChildProcessWithoutNullStreams) {
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, stdout, stderr };
}

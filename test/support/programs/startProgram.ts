import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Starts a program, and ends it when this process exits. */
export function startProgram(
  path: string,
  args: string[],
  environment = {},
): ChildProcessByStdio<null, Readable, null> {
  const child = spawn(path, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  return child;
}

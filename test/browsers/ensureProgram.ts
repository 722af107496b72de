import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface Program {
  name: string;
  /** The environment variable that tells where it is. */
  variable: string;
  /** Where else it may be. */
  paths: readonly string[];
  /** Debian's package of it. */
  debianPackage: string;
  /** How else to get it. */
  hint?: string;
}

function findProgram({ variable, paths }: Program): string | undefined {
  return [process.env[variable], ...paths].find((path) => path && existsSync(path));
}

/**
 * Where a program is that tests need: as its environment variable says, else the first of its paths. It is installed
 * where it is missing and can be: on Debian, as root.
 *
 * @throws Error that says how to get the program, when there is none
 */
export function ensureProgram(program: Program): string {
  const found = findProgram(program);
  if (found) return found;
  const { name, variable, debianPackage, hint } = program;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.info(`No ${name} here: installing the system’s.`);
    const options = { stdio: 'inherit' } as const;
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], options);
    const installed = findProgram(program);
    if (installed) return installed;
  }
  throw new Error(
    `The tests need ${name}, and there is none here. Install it (for example ${hint ?? `Debian’s package ${debianPackage}`}), ` +
      `or set ${variable} to the one you have.`,
  );
}

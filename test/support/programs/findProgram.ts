import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import programs from './programs.json' with { type: 'json' };

/**
 * Returns the path of a program that the tests need: from its environment variable, then playwright's own Chromium, then
 * the system's programs. `.ci/installPrograms.mjs` installs them and looks in the same places.
 *
 * @throws Error when there is no such program
 */
export function findProgram(key: keyof typeof programs): string {
  const { name, variable, paths } = programs[key];
  const isChromium = key === 'chromium' || key === 'headlessShell';
  const own = isChromium ? [chromium.executablePath()] : [];
  const found = [process.env[variable], ...own, ...paths].find((path) => path && existsSync(path));
  if (found) return found;
  const command = isChromium ? 'npm run programs' : `npm run programs -- ${key}`;
  throw new Error(
    `The tests need ${name}, and it was not found. Install it with \`${command}\`, or set ${variable} to its path.`,
  );
}

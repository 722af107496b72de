import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const path = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

it('the built command prints the version of the package', async () => {
  const { version } = JSON.parse(await readFile(path('package.json'), 'utf8')) as { version: string };
  const { stdout } = await run(process.execPath, [path('dist/sandbox/command.js'), '--version']);
  expect(stdout).toBe(`${version}\n`);
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const FOLDER = join(ROOT, 'node_modules/.cache/docs');

it('every example of the README and the guide, and the consumer’s page, type-checks against the built package', () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  onTestFinished(() => rmSync(FOLDER, { recursive: true, force: true }));

  let count = 0;
  for (const document of ['README.md', 'stories/Guide.mdx']) {
    const text = readFileSync(join(ROOT, document), 'utf8');
    for (const [, type, code = ''] of text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)) {
      count += 1;
      writeFileSync(join(FOLDER, `${document.replaceAll(/\W/g, '-')}-${count}.${type}`), code);
    }
  }
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      include: ['.', '../../../test/consumers/page'],
      exclude: [],
      compilerOptions: { noUnusedLocals: true },
    }),
  );

  expect(count).toBeGreaterThan(10);
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  expect(spawnSync(tsc, ['-p', FOLDER], { encoding: 'utf8' })).toMatchObject({ stdout: '', status: 0 });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isOfApps, readPages } from '../../../.ci/reference/documentation.js';
import { codeBlocks, codeOf } from '../../support/codeBlocks.js';

const ROOT = new URL('../../../', import.meta.url).pathname;
const FOLDER = join(ROOT, 'node_modules/.cache/docs');
const PAGES = readdirSync(join(ROOT, 'stories/docs')).filter((file) => file !== 'README.md');
/** The apps in `test/e2e/fixtures` run the JavaScript of these pages, for frameworks and test runners. */
const RUN_BY_APPS = [
  'stories/docs/testing.md',
  ...readPages(ROOT)
    .filter(isOfApps)
    .map(({ file }) => `stories/docs/${file}`),
];
const SHAPES = join(ROOT, 'stories/designSystems/shapes');
/** Packages that only the apps in `test/e2e/fixtures` install. These type-check or run the examples that import them. */
const OF_APPS =
  /from '(?:msw|next|@netlify|@preact|@tanstack\/react-(?:router|start)|@react-router|\.\/\+types)\b/;
const CONSUMER = readdirSync(join(ROOT, 'test/support/consumers/page'));

it('type-checks every example of the documentation and the consumer’s page against the built package', () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  onTestFinished(() => rmSync(FOLDER, { recursive: true, force: true }));

  const files: string[] = [];
  for (const document of ['README.md', ...PAGES.map((page) => `stories/docs/${page}`)]) {
    const folder = document.replaceAll(/\W/g, '-');
    // An example with the name of an earlier one replaces it, so the page's files from there on have their own folder.
    // The first example of each name that the section then replaces belongs there too.
    let unnamed = 0;
    const versions = [new Map<string, string>()];
    let section: string | undefined;
    let replaced = new Set<string>();
    for (const { language, file: given, code, section: current } of codeBlocks(document)) {
      const isChecked = /^tsx?$/.test(language) || (language === 'js' && !RUN_BY_APPS.includes(document));
      if (!isChecked || OF_APPS.test(code)) continue;
      // An example that starts with its file name has this name, so that others on the page can import it. TypeScript
      // does not check `.mjs`.
      const file = given?.replace(/\.mjs$/, '.ts') ?? `${unnamed++}.${language}`;
      const version = versions.at(-1);
      if (version?.has(file) && (current !== section || replaced.has(file))) {
        versions.push(new Map(version));
        section = current;
        replaced = new Set();
      }
      replaced.add(file);
      versions.at(-1)?.set(file, code);
    }
    for (const [index, version] of versions.entries()) {
      for (const [name, code] of version) {
        const [, path] = /from '(.*\/email\.js)'/.exec(code) ?? [];
        const email = path && join(dirname(name), path);
        if (email && !version.has(email))
          version.set(email, codeOf('stories/docs/quick-start.md', 'email.js'));
        const file = join(index ? `${folder}-${index}` : folder, name);
        mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
        writeFileSync(join(FOLDER, file), code);
        files.push(file);
      }
    }
  }
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      // Listed, because a pattern does not find files in a folder whose name starts with a dot.
      files: [...files, ...CONSUMER.map((file) => join(ROOT, 'test/support/consumers/page', file))],
      include: [],
      compilerOptions: {
        noUnusedLocals: true,
        allowJs: true,
        checkJs: true,
        // Node, Bun and Deno import files by their whole names.
        allowImportingTsExtensions: true,
        paths: {
          '@mui/material': [join(SHAPES, 'mui.tsx')],
          '@mantine/core': [join(SHAPES, 'mantine.tsx')],
          '@/components/ui/*': [join(SHAPES, 'ui/*')],
          '@/components/*': [join(ROOT, 'stories/registry/*')],
        },
      },
    }),
  );

  expect(files.length).toBeGreaterThan(50);
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  expect(spawnSync(tsc, ['-p', FOLDER], { encoding: 'utf8' })).toMatchObject({ stdout: '', status: 0 });
});

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { chromiumOptions } from '../../support/browsers/chromium.js';
import { codeBlocks, codeOf } from '../../support/codeBlocks.js';
import { installPackages } from '../../support/consumers/installPackages.js';
import { freePort } from '../../support/freePort.js';
import { waitForExit } from '../../support/sandbox/startCommand.js';
import { sharedBuild } from '../../support/sharedBuild.js';

const PAGE = 'stories/docs/Testing.mdx';
/** Each test starts a test runner, which takes long on a busy machine. */
const TIMEOUT = 180_000;

/** The app around the contact page, as a template for Vite creates it. */
const APP = {
  'index.html':
    '<!doctype html><title>Contact</title><div id="root"></div><script type="module" src="/main.tsx"></script>',
  'main.tsx': `
    import { createRoot } from 'react-dom/client';
    import { ContactPage } from './ContactPage';

    const locale = new URLSearchParams(location.search).get('locale') ?? 'en';
    createRoot(document.getElementById('root')).render(<ContactPage locale={locale} />);
  `,
};

/** Plays the story of the page. */
const STORY_TEST = `
  import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
  import { configure } from 'storybook/test';
  import * as stories from './ContactPage.stories';

  configure({ asyncUtilTimeout: 15_000 });
  setProjectAnnotations([]);

  it('plays the story', () => composeStories(stories).Sent.run());
`;

/**
 * Creates the project of an app outside this one, with the packages that an install command of the page names.
 *
 * @param tool a package in that command
 */
async function createProject(tool: string, files: Record<string, string>, packages: string[] = []) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'testing-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const install = codeBlocks(PAGE).find(
    ({ code }) => code.startsWith('npm install') && code.includes(` ${tool}`),
  );
  if (!install) throw new Error(`${PAGE} does not install ${tool}`);
  const tools = install.code.trim().split(' ').slice(3);
  const names = ['react', 'react-dom', 'vite', '@vitejs/plugin-react', ...tools, ...packages];
  await installPackages(folder, await sharedBuild<string>('tarball'), names);
  writeFiles(folder, { 'package.json': '{ "name": "contact-page", "type": "module" }', ...files });
  return folder;
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
}

/** The files that the page shows, changed by `edit`. */
function filesOfPage(names: string[], edit = (code: string) => code): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, edit(codeOf(PAGE, name))]));
}

/** The tests that the page shows, and the same tests with one wrong assertion in a file of their own. */
function rightAndWrongTests(name: string, wrongName: string, edit = (code: string) => code) {
  const right = edit(codeOf(PAGE, name));
  return { [name]: right, [wrongName]: right.replace(`message: 'Hello' }`, `message: 'Good-bye' }`) };
}

/** Runs a command of the project's packages, without the variables that Vitest sets for this process. */
async function run(folder: string, [command = '', ...args]: string[]) {
  const { PATH, HOME } = process.env;
  const child = spawn(join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: { PATH, HOME, NO_COLOR: '1' },
  });
  onTestFinished(() => void child.kill());
  const { code, stdout, stderr } = await waitForExit(child);
  return { code, output: stdout + stderr };
}

it(
  'the documented tests and story pass with Vitest, and the one with a wrong assertion fails',
  async () => {
    const files = filesOfPage(['ContactPage.tsx', 'ContactPage.stories.tsx', 'setup.ts', 'vitest.config.ts']);
    const tests = rightAndWrongTests('ContactPage.test.tsx', 'Wrong.test.tsx');
    const folder = await createProject('vitest', { ...files, ...tests, 'stories.test.ts': STORY_TEST }, [
      '@storybook/react-vite',
      'storybook',
    ]);
    const { code, output } = await run(folder, ['vitest', 'run', '--test-timeout=60000']);
    expect(output).toMatch(/FAIL +Wrong\.test\.tsx > sends the message/);
    expect(output).toMatch(/Tests +1 failed \| 6 passed \(7\)/);
    expect(code).toBe(1);
  },
  TIMEOUT,
);

it(
  'the documented tests pass with Jest, and the one with a wrong assertion fails',
  async () => {
    const forJest = (code: string) => code.replace(`from 'vitest'`, `from '@jest/globals'`);
    const folder = await createProject('jest', {
      ...filesOfPage(['ContactPage.tsx', 'setup.ts', 'jest.config.mjs']),
      ...rightAndWrongTests('ContactPage.test.tsx', 'Wrong.test.tsx', forJest),
      'empty.cjs': '',
    });

    const jest = ['jest', '--testTimeout=60000', '--cacheDirectory=cache'];
    const { code, output } = await run(folder, jest);
    expect(output).toContain('PASS ./ContactPage.test.tsx');
    expect(output).toContain('● sends the message');
    expect(output).toMatch(/Tests: +1 failed, 5 passed, 6 total/);
    expect(code).toBe(1);
  },
  TIMEOUT,
);

it(
  'the documented tests pass with Playwright, and the one with a wrong assertion fails',
  async () => {
    const port = String(await freePort());
    const withPort = (code: string) => code.replaceAll('5173', port);
    const files = ['ContactPage.tsx', 'vite.config.ts', 'playwright.config.ts'];
    const { executablePath, args } = chromiumOptions();
    const folder = await createProject('@playwright/test', {
      ...APP,
      ...filesOfPage(files, withPort),
      ...rightAndWrongTests('contact.e2e.ts', 'wrong.e2e.ts', withPort),
      // The documented configuration, with the Chromium of this machine instead of Playwright's own.
      'chromium.config.ts': `
      import config from './playwright.config';

      const launchOptions = ${JSON.stringify({ executablePath, args })};
      export default { ...config, use: { ...config.use, launchOptions } };
    `,
    });
    const playwright = ['playwright', 'test', '--config=chromium.config.ts', '--timeout=60000'];
    const { code, output } = await run(folder, playwright);
    expect(output).toMatch(/^ +1 failed\n +wrong\.e2e\.ts\S* › sends the message/m);
    expect(output).toMatch(/^ +5 passed/m);
    expect(code).toBe(1);
  },
  TIMEOUT,
);

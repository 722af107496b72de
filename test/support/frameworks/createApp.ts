import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished, vi } from 'vitest';
import { createSandbox, type StoredSubmission } from '../../../src/sandbox/index.js';
import { nodeListener } from '../../../src/sandbox/nodeListener.js';
import { codeBlocks } from '../codeBlocks.js';
import { freePort } from '../freePort.js';
import { serve } from '../serve.js';
import { sharedBuild } from '../sharedBuild.js';

const APPS = new URL('../../e2e/frameworks/apps/', import.meta.url).pathname;
/** What the documentation uses. */
const DOCUMENTED = { service: 'https://api.example.com', site: 'https://www.example.com', port: '3000' };
/** Variables that Vitest sets for this process. */
const VITEST_VARIABLE = /^(VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$)/;
const run = promisify(execFile);

export interface AppSource {
  /** The page of the documentation with files of the app. */
  page?: string;
  /** Folders in `test/e2e/frameworks/apps` with the other files. A file of a later one replaces an earlier file. */
  folders: string[];
  /** A file of the page that the app does not have. */
  without?: string;
  /** Versions that replace those of the app, by package. */
  versions?: Record<string, string>;
  /** Installs the dependencies. @default npm */
  install?: (app: App) => Promise<unknown>;
}

export interface App {
  folder: string;
  /** The origin for which the app is built. */
  origin: string;
  /** What the service has received. */
  submissions: () => readonly StoredSubmission[];
  /** Runs a command to its end, for example a build. Resolves to its output. */
  run: (command: string, ...args: string[]) => Promise<string>;
  /** Starts a server of the app for one test, and waits for its first response. */
  start: (command: string, ...args: string[]) => Promise<void>;
  /** Stops the service, and removes the app. */
  remove: () => Promise<void>;
}

/**
 * Creates an app in an empty folder, and installs its dependencies with the packed package. The addresses that the
 * documentation uses become those of a sandbox and of the app itself.
 */
export async function createApp({
  page,
  folders,
  without,
  versions,
  install = npmInstall,
}: AppSource): Promise<App> {
  const sandbox = createSandbox();
  const service = await serve(await nodeListener(sandbox));
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;

  const files = new Map([...(page ? documentedFiles(page) : []), ...folders.flatMap(filesOf)]);
  if (without) files.delete(without);
  const tarball = await sharedBuild<string>('tarball');
  const manifest = JSON.parse(files.get('package.json') ?? '') as { dependencies: object };
  Object.assign(manifest.dependencies, { 'react-contact-kit': `file:${tarball}` }, versions);
  files.set('package.json', JSON.stringify(manifest));

  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${folders.join('-')}-`)));
  for (const [file, code] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const local = code
      .replaceAll(DOCUMENTED.service, service.origin)
      .replaceAll(DOCUMENTED.site, origin)
      .replaceAll(DOCUMENTED.port, port);
    writeFileSync(join(folder, file), local);
  }

  const own = Object.entries(process.env).filter(([name]) => !VITEST_VARIABLE.test(name));
  const env = {
    ...Object.fromEntries(own),
    // The app's own programs first: some frameworks need a newer Node than this project.
    PATH: join(folder, 'node_modules/.bin') + delimiter + process.env['PATH'],
    PORT: port,
    HOST: '127.0.0.1',
  };
  const app: App = {
    folder,
    origin,
    submissions: sandbox.submissions,
    async run(command, ...args) {
      const { stdout } = await run(command, args, { cwd: folder, env, maxBuffer: Infinity }).catch(
        withOutput,
      );
      return stdout;
    },
    async start(command, ...args) {
      const child = spawn(command, args, { cwd: folder, env, stdio: 'ignore' });
      onTestFinished(async () => {
        if (child.exitCode !== null) return;
        const closed = once(child, 'close');
        child.kill();
        await closed;
      });
      await vi.waitFor(() => fetch(origin), { timeout: 60_000, interval: 100 });
    },
    async remove() {
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await install(app);
  return app;
}

function npmInstall(app: App): Promise<string> {
  return app.run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
}

function documentedFiles(page: string): [string, string][] {
  return codeBlocks(page).flatMap(({ file, code }) => (file ? [[file, code]] : []));
}

function filesOf(name: string): [string, string][] {
  return readdirSync(join(APPS, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(join(APPS, name), path), readFileSync(path, 'utf8')]);
}

/** A failed command says why in its output. */
function withOutput(error: Error & { stdout?: string; stderr?: string }): never {
  throw new Error(`${error.message}\n${error.stdout}\n${error.stderr}`, { cause: error });
}

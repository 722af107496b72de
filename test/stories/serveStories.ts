import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { createSandbox } from '../../src/sandbox/index.js';
import { nodeListener } from '../../src/sandbox/nodeListener.js';
import { listen } from '../listen.js';

const ROOT = new URL('../..', import.meta.url).pathname;
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

export interface ServedStories {
  /** Every story's id. */
  ids: readonly string[];
  /** Where a story shows by itself, with values for the toolbar such as `locale:ar`. */
  urlOf: (id: string, globals?: string) => string;
  close: () => Promise<void>;
}

/** The stories as they are published, built and behind a server with the sandbox in it. */
export async function serveStories(): Promise<ServedStories> {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/stories-'));
  execFileSync('npx', ['storybook', 'build', '--quiet', '--output-dir', folder], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const sandbox = createSandbox({ rateLimit: { limit: 10_000, window: 1 } });
  const serveSandbox = await nodeListener(sandbox);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname);
    if (sandbox.handles(pathname)) {
      serveSandbox(request, response);
    } else if (extname(file) && existsSync(file)) {
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  });
  const { origin, close } = await listen(server);
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return {
    ids: Object.keys(entries).filter((id) => entries[id]?.type === 'story'),
    urlOf: (id, globals = '') => `${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

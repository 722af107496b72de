import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createSandbox } from '../../../src/sandbox/index.js';
import { nodeListener } from '../../../src/sandbox/nodeListener.js';
import { serve } from '../serve.js';
import { sharedBuild } from '../sharedBuild.js';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface ServedStories {
  /** The id of every story. */
  ids: readonly string[];
  /** The id of every documentation page. */
  documentIds: readonly string[];
  /** The URL of one story or documentation page, with values for the toolbar such as `locale:ar`. */
  urlOf: (id: string, globals?: string) => string;
  close: () => Promise<void>;
}

/** Builds the stories and serves them together with the sandbox. */
export async function serveStories(): Promise<ServedStories> {
  const folder = await sharedBuild<string>('stories');
  const sandbox = createSandbox({ rateLimit: { max: 10_000, seconds: 1 } });
  const serveSandbox = await nodeListener(sandbox);
  const { origin, close } = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname);
    if (sandbox.handles(pathname)) {
      serveSandbox(request, response);
    } else if (extname(file) && existsSync(file)) {
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.setHeader('Cache-Control', 'max-age=3600');
      createReadStream(file).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  });
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  const idsOf = (type: string) => Object.keys(entries).filter((id) => entries[id]?.type === type);
  return {
    ids: idsOf('story'),
    documentIds: idsOf('docs'),
    // The tests run axe themselves. Without `manual`, the add-on would also run it after each story.
    urlOf: (id, globals = '') =>
      `${origin}/iframe.html?id=${id}&viewMode=${id.endsWith('--docs') ? 'docs' : 'story'}&globals=a11y.manual:!true;${globals}`,
    close,
  };
}

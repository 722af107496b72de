import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { FOLDER, RAW_FILES, readPages } from '../reference/documentation.js';
import { readPackage } from '../reference/packageJson.js';
import { addressOf, layout } from './layout.js';
import { renderPage } from './renderPage.js';
import { searchIndex } from './searchIndex.js';

const ROOT = new URL('../../', import.meta.url).pathname;
const HERE = join(ROOT, '.ci/site');

export interface SiteOptions {
  /** The folder to write. It is deleted first. */
  output: string;
  /** The folder of a built Storybook. */
  stories: string;
  /** The address of the published site. Without it, there is no sitemap. */
  siteUrl?: string | undefined;
}

/** Writes the static site: README and the documentation as pages, the stories, and the playground with its sandbox. */
export async function buildSite({ output, stories, siteUrl }: SiteOptions): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const pages = readPages(ROOT);
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(output, file), text);
  const address = siteUrl && new URL(siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`).href;

  const home = {
    file: 'README.md',
    title: '',
    description: readPackage(ROOT).description,
    text: read('README.md'),
  };
  for (const { file, title, description, text } of [home, ...pages]) {
    const isHome = file === 'README.md';
    const name = isHome ? 'index.html' : addressOf({ file });
    const source = isHome ? file : `${FOLDER}/${file}`;
    const page = await renderPage(text);
    write(name, layout({ file: name, title, description, page, pages, source, siteUrl: address }));
  }
  write('search.json', JSON.stringify(searchIndex(pages)));
  write('llms.txt', llmsIndex(home.description, read(`${FOLDER}/README.md`)));
  if (address) {
    const urls = ['', ...pages.map(addressOf), 'playground/'].map((path) => new URL(path, address).href);
    write(
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.map((url) => `<url><loc>${url}</loc></url>`).join('\n')}\n</urlset>\n`,
    );
    write('robots.txt', `Sitemap: ${new URL('sitemap.xml', address).href}\n`);
  }
  // GitHub Pages would leave out files whose names start with an underscore.
  write('.nojekyll', '');

  cpSync(join(ROOT, '.github/pictures'), join(output, 'pictures'), { recursive: true });
  cpSync(join(ROOT, '.storybook/public/favicon.svg'), join(output, 'favicon.svg'));
  cpSync(stories, join(output, 'stories'), { recursive: true });
  await bundle(output, { site: join(HERE, 'client.ts') });
  await bundle(join(output, 'playground'), { playground: join(HERE, 'playground/playground.tsx') });
  // A service worker cannot load modules later.
  await bundle(
    join(output, 'playground'),
    { worker: join(HERE, 'playground/worker.ts') },
    { format: 'iife', codeSplitting: false },
  );
  cpSync(join(HERE, 'playground/index.html'), join(output, 'playground/index.html'));
}

/** The list of pages in the layout of llmstxt.org, with links to their Markdown files. */
function llmsIndex(description: string, list: string): string {
  const [, ...groups] = list.split(/^(?=## )/m);
  return `# react-contact-kit\n\n> ${description}\n\n${groups.join('').replaceAll('](', `](${RAW_FILES}${FOLDER}/`)}`;
}

/** Bundles a script and its styles into files with its name. */
async function bundle(
  outDir: string,
  input: Record<string, string>,
  more: Rolldown.OutputOptions = {},
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      // Its polyfill needs a document.
      modulePreload: false,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name].js',
          assetFileNames: '[name][extname]',
          chunkFileNames: 'chunks/[hash].js',
          ...more,
        },
      },
    },
  });
}

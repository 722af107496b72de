import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { changeProse, FOLDER, readPages, SITE, type Page } from '../.ci/reference/documentation.js';

const ROOT = new URL('..', import.meta.url).pathname;
const STUBS = join(ROOT, 'node_modules/.cache/documentation');

/**
 * Storybook reads the titles of its pages, and which stories they show, from MDX files. This writes one for each page in
 * `stories/docs`, with nothing else, and returns their paths in the order of the documentation.
 */
export function documentationStubs(): string[] {
  rmSync(STUBS, { recursive: true, force: true });
  mkdirSync(STUBS, { recursive: true });
  return readPages(ROOT).map((page) => {
    const stub = join(STUBS, page.file.replace('.md', '.mdx'));
    writeFileSync(stub, [...liveImports(page.text), metaOf(page)].join('\n'));
    return stub;
  });
}

/** Replaces the stubs by the pages, as MDX: with live stories, and with links to pages of Storybook. */
export function documentation(): Plugin {
  return {
    name: 'documentation',
    enforce: 'pre',
    load(id) {
      const [path = ''] = id.split('?');
      if (!path.startsWith(STUBS)) return undefined;
      const file = basename(path).replace('.mdx', '.md');
      this.addWatchFile(join(ROOT, FOLDER, file));
      const pages = readPages(ROOT);
      const page = pages.find((candidate) => candidate.file === file);
      return page && toMdx(page, pages);
    },
  };
}

function metaOf({ group, title }: Page): string {
  return `import { Meta, Story } from '@storybook/addon-docs/blocks';\n\n<Meta title="${group}/${title}" />\n`;
}

/** A line such as `<!-- Live: Themes.stories.tsx Soft -->` starts what GitHub shows instead of this story. `<!-- End -->` ends it. */
const LIVE = /^<!-- Live: (\w+)(\.stories)?\.tsx(?: (\w+))? -->$[^]*?^<!-- End -->$/gm;

function toMdx(page: Page, pages: readonly Page[]): string {
  const body = changeProse(page.text, (prose) =>
    prose
      .replaceAll(LIVE, (_, file: string, stories = '', name = '') =>
        stories ? `<Story of={${file}.${name}} />` : `<${file} />`,
      )
      .replaceAll(/^<!-- .* -->$/gm, '')
      .replaceAll(`](${SITE}`, '](')
      .replaceAll(/\]\(([\w-]+\.md)(#[\w-]+)?\)/g, (link, file: string, anchor = '') => {
        const target = pages.find((candidate) => candidate.file === file);
        return target ? `](?path=/docs/${storybookId(target)}--docs${anchor})` : link;
      }),
  );
  return [...liveImports(page.text), metaOf(page), body].join('\n');
}

/** The imports for a page's live stories. */
function liveImports(text: string): Set<string> {
  const imports = Array.from(text.matchAll(LIVE), ([, file, stories = '']) => {
    const path = JSON.stringify(join(ROOT, 'stories', `${file}${stories}.tsx`));
    return stories ? `import * as ${file} from ${path};` : `import { ${file} } from ${path};`;
  });
  return new Set(imports);
}

/** The page's ID in Storybook. */
export function storybookId({ group, title }: Page): string {
  return `${group}-${title}`.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}

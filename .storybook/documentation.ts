import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import {
  changeProse,
  FOLDER,
  LIVE,
  RAW_FILES,
  readPages,
  SITE,
  type Page,
} from '../.ci/reference/documentation.js';

const ROOT = new URL('..', import.meta.url).pathname;
const STUBS = join(ROOT, 'node_modules/.cache/documentation');

/**
 * Storybook reads the title of a page, and the stories that it shows, from an MDX file. This writes one for each page in `stories/docs`,
 * without its text, and returns their paths in the order of the documentation.
 */
export function documentationStubs(): string[] {
  rmSync(STUBS, { recursive: true, force: true });
  mkdirSync(STUBS, { recursive: true });
  return readPages(ROOT).map((page) => {
    const stub = join(STUBS, page.file.replace('.md', '.mdx'));
    writeFileSync(stub, headOf(page));
    return stub;
  });
}

/** Adds the text of the pages to the stubs, as MDX: with live stories, and with links to pages of Storybook. */
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
      return page && headOf(page) + bodyOf(page, pages);
    },
  };
}

function headOf({ group, title, text }: Page): string {
  const imports = Array.from(text.matchAll(LIVE), ([, file = '', stories = '']) => {
    const path = JSON.stringify(join(ROOT, 'stories', `${file}${stories}.tsx`));
    return stories ? `import * as ${file} from ${path};` : `import { ${file} } from ${path};`;
  });
  // A slash would start another level of the sidebar.
  const name = title.replaceAll('/', ' ');
  return `import { Meta, Story } from '@storybook/addon-docs/blocks';
${[...new Set(imports)].join('\n')}

<Meta title="${group}/${name}" />
`;
}

function bodyOf({ text }: Page, pages: readonly Page[]): string {
  return changeProse(text, (prose) =>
    prose
      .replaceAll(LIVE, (_, file: string, stories = '', name = '') =>
        stories ? `<Story of={${file}.${name}} />` : `<${file} />`,
      )
      .replaceAll(/^<!-- .* -->$/gm, '')
      .replaceAll(`](${SITE}stories/`, '](')
      .replaceAll(`](${RAW_FILES}.github/`, '](')
      .replaceAll(/\]\(([\w-]+\.md)(#[\w-]+)?\)/g, (link, file: string, anchor = '') => {
        const target = pages.find((candidate) => candidate.file === file);
        return target ? `](?path=/docs/${storybookId(target)}--docs${anchor})` : link;
      }),
  );
}

/** The page's ID in Storybook. */
export function storybookId({ group, title }: Page): string {
  return `${group}-${title}`.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}

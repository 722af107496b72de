import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from './packageJson.js';

/** A page of the documentation as Markdown. */
export interface MarkdownPage {
  /** Its name in `docs`. */
  file: string;
  /** Its address in links from other pages. */
  url: string;
  /** Start, Guides, Frameworks, Reference or Decisions. */
  group: string;
  title: string;
  /** Its content in a few words. */
  note: string;
  text: string;
}

/** The text that a page shows instead of a component that needs a browser. */
const COMPONENTS: Record<string, string> = {
  ThemeEditor: 'In Storybook (`npm start` in the repository), this page contains an editor for themes.',
};
const REPOSITORY = 'https://github.com/react-contact-kit/react-contact-kit/blob/main/stories/docs/';
/** The title and the note of a page. */
const META = /<Meta title="(\w+)\/([^"]+)" \/>\n\n\{\/\* Note: (.+) \*\/\}\n/;
const FENCED = /^```[^]*?^```$/gm;

/** The pages in `stories/docs`, without Storybook's imports and components. Links between them lead to files. */
export function markdownPages(root: string): MarkdownPage[] {
  const folder = join(root, 'stories/docs');
  const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  const sources = names.map((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    const [meta, group = '', title = '', note = ''] = META.exec(source) ?? [];
    if (meta === undefined) throw new Error(`${name} has no note: add one below <Meta>.`);
    const [, body = ''] = source.split(meta);
    const file = name.replace('.mdx', '.md');
    // The package does not contain the pages about decisions, which are for contributors.
    return { file, url: group === 'Decisions' ? REPOSITORY + name : file, group, title, note, body };
  });
  const urls = new Map(sources.map(({ group, title, url }) => [storybookId(`${group}/${title}`), url]));
  return sources.map(({ body, ...page }) => {
    const text = withFences(body, (prose) => linked(withoutComments(withTexts(prose)), urls));
    return Object.assign(page, { text: `${text.replaceAll(/\n{3,}/g, '\n\n').trim()}\n` });
  });
}

/** The overview of the documentation in the layout of llmstxt.org. */
export function llmsIndex(root: string, pages: readonly MarkdownPage[]): string {
  const { name, description, version } = readPackage(root);
  const [introduction = ''] = readFileSync(join(root, 'README.md'), 'utf8').split(/^## /m);
  const links = readFileSync(join(root, 'stories/docs/README.md'), 'utf8');
  const rank = ({ file }: MarkdownPage) => links.lastIndexOf(`(${file}`);
  const list = (group: string) =>
    pages
      .filter((page) => page.group === group)
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ title, url, note }) => `- [${title}](${group === 'Decisions' ? url : `docs/${url}`}): ${note}`)
      .join('\n');
  return `# ${name}

> ${description}

Version ${version}. These files are part of the npm package and describe this version.

${introduction.match(/^- .+$/gm)?.join('\n') ?? ''}

${['Start', 'Guides', 'Frameworks', 'Reference'].map((group) => `## ${group}\n\n${list(group)}\n`).join('\n')}
## Files

- [Manifest](manifest.json): exports, props, error codes, messages, custom properties, locales and sizes as JSON
- [OpenAPI document](../src/openapi.json): the request of a form in OpenAPI 3.1

## Optional

${list('Decisions')}
`;
}

/** Changes the text between code blocks. */
function withFences(text: string, change: (prose: string) => string): string {
  const blocks = text.match(FENCED) ?? [];
  return text
    .split(FENCED)
    .map((prose, index) => change(prose) + (blocks[index] ?? ''))
    .join('');
}

function withoutComments(prose: string): string {
  return prose.replaceAll(/^\{\/\*.*\*\/\}\n+/gm, '');
}

/** Replaces the components of a page with their text. */
function withTexts(prose: string): string {
  return prose.replaceAll(/^<([A-Z]\w+) \/>$/gm, (component, name: string) => {
    const text = COMPONENTS[name];
    if (text === undefined) throw new Error(`${component} has no form in Markdown: add it to COMPONENTS.`);
    return text;
  });
}

/** Links to stories become their text, because the package contains no stories. */
function linked(prose: string, urls: ReadonlyMap<string, string>): string {
  return prose
    .replaceAll(/\[([^\]]+)\]\(\?path=\/story\/[^)]+\)/g, '$1')
    .replaceAll(/\]\(\?path=\/docs\/([\w-]+)--docs(#[\w-]+)?\)/g, (_, id: string, anchor = '') => {
      const url = urls.get(id);
      if (!url) throw new Error(`There is no page with the ID ${id}.`);
      return `](${url}${anchor})`;
    });
}

function storybookId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}

import { readPackage } from './entries.js';
import { readmeText, type MarkdownPage } from './markdownPages.js';
import { NOTES } from './notes.js';

/** The order of the groups. Decisions are optional reading. */
const GROUPS = ['Start', 'Guides', 'Frameworks', 'Reference', 'Decisions'];
/** The sections of the README that are not about the use of the package, or that list the pages. */
const LEFT_OUT = ['Performance', 'Documentation', 'Contributing', 'License'];

const FILES = `- [All pages in one file](llms-full.txt): the README and the pages above, without the decisions
- [Manifest](manifest.json): exports, props, error codes, messages, custom properties, locales and sizes as JSON
- [Schema of the manifest](manifest.schema.json): JSON Schema of the file above
- [OpenAPI document](../src/openapi.json): the request of a form in OpenAPI 3.1`;

/** The overview of the documentation in the layout of llmstxt.org. */
export function llmsIndex(root: string, pages: readonly MarkdownPage[]): string {
  const files = pages.map(({ file }) => file);
  const outdated = Object.keys(NOTES).filter((name) => !files.includes(`${name}.md`));
  if (outdated.length > 0)
    throw new Error(`notes.ts has notes for pages that do not exist: ${outdated.join(', ')}.`);
  const { description, version } = readPackage(root);
  const [introduction = ''] = sections(readmeText(root));
  const facts = introduction.match(/^- .+$/gm) ?? [];
  const parts = GROUPS.map((group) => {
    const lines = inOrder(root, pages, group).map(
      ({ title, file }) => `- [${title}](docs/${file}): ${noteOf(file)}`,
    );
    return `## ${group === 'Decisions' ? 'Optional' : group}\n\n${lines.join('\n')}`;
  });
  return [
    '# react-contact-kit',
    `> ${description}`,
    `Version ${version}. These files are part of the npm package and describe this version.`,
    facts.join('\n'),
    ...parts.slice(0, -1),
    `## Files\n\n${FILES}`,
    ...parts.slice(-1),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The README, and all pages except the decisions. */
export function llmsFull(root: string, pages: readonly MarkdownPage[]): string {
  const readme = sections(readmeText(root)).filter((section) => !LEFT_OUT.includes(headingOf(section)));
  const texts = GROUPS.filter((group) => group !== 'Decisions')
    .flatMap((group) => inOrder(root, pages, group))
    .map(({ text }) => text.replaceAll(/\]\((\w+\.md)/g, '](docs/$1'));
  return [readme.join('').trim(), ...texts.map((text) => text.trim())].join('\n\n').concat('\n');
}

/** The pages of a group in the order of the README. */
function inOrder(root: string, pages: readonly MarkdownPage[], group: string): MarkdownPage[] {
  const list = sections(readmeText(root)).find((section) => headingOf(section) === 'Documentation') ?? '';
  const rank = ({ file }: MarkdownPage) => list.lastIndexOf(`(docs/${file})`);
  return pages.filter((page) => page.group === group).toSorted((a, b) => rank(a) - rank(b));
}

function noteOf(file: string): string {
  const note = NOTES[file.replace('.md', '')];
  if (note === undefined) throw new Error(`${file} has no note: add one to notes.ts.`);
  return note;
}

/** The text before the first section, and each section with its heading. */
function sections(text: string): string[] {
  return text.split(/^(?=## )/m);
}

function headingOf(section: string): string {
  return /^## (.+)/.exec(section)?.[1] ?? '';
}

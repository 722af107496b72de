import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A page of the documentation. */
export interface Page {
  /** Its name in `stories/docs`. */
  file: string;
  /** The heading in the list of pages that it stands below. */
  group: string;
  title: string;
  /** Its content in a few words. */
  description: string;
  text: string;
}

/** The address of the repository on GitHub. */
export const REPOSITORY = 'https://github.com/react-contact-kit/react-contact-kit';
/** The address of its files, for pictures. */
export const RAW_FILES = 'https://raw.githubusercontent.com/react-contact-kit/react-contact-kit/main/';
/** The address of the published site. */
export const SITE = 'https://react-contact-kit.github.io/react-contact-kit/';
export const FOLDER = 'stories/docs';
/** A line such as `<!-- Live: Themes.stories.tsx Soft -->` starts the text that GitHub shows instead of a story. `<!-- End -->` ends it. */
export const LIVE = /^<!-- Live: (\w+)(\.stories)?\.tsx(?: (\w+))? -->\n([^]*?)^<!-- End -->$/gm;
const FENCED = /^ *```[^]*?^ *```$/gm;

/** The pages in the order of the list in `stories/docs/README.md`, which gives each its group, title and description. */
export function readPages(root: string): Page[] {
  const read = (file: string) => readFileSync(join(root, FOLDER, file), 'utf8');
  const [, ...groups] = read('README.md').split(/^## /m);
  return groups.flatMap((section) => {
    const [group = '', ...lines] = section.split('\n');
    return lines.flatMap((line) => {
      const [, title, file, description] = /^- \[(.+?)\]\(([\w-]+\.md)\): (.+)$/.exec(line) ?? [];
      return title && file && description ? [{ file, group, title, description, text: read(file) }] : [];
    });
  });
}

/** Whether a page is about a framework, a server or a host. The apps in `test/e2e/fixtures` run the code of these pages. */
export const isOfApps = ({ group }: Page) => group === 'Frameworks and servers';

/** Changes the text outside code blocks. */
export function changeProse(text: string, change: (prose: string) => string): string {
  const blocks = text.match(FENCED) ?? [];
  return text
    .split(FENCED)
    .map((prose, index) => change(prose) + (blocks[index] ?? ''))
    .join('');
}

/**
 * The links of Markdown files, by path, that lead to no file or to no heading. Links to another website are left out. A link that
 * starts with a slash starts at the top folder.
 */
export function deadLinks(
  files: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): { file: string; link: string }[] {
  return Array.from(files).flatMap(([file, text]) =>
    linksOf(text)
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path ? (path.startsWith('/') ? path.slice(1) : join(dirname(file), path)) : file;
        if (!exists(target)) return true;
        return anchor !== undefined && !anchorsOf(files.get(target) ?? '').includes(anchor);
      })
      .map((link) => ({ file, link })),
  );
}

function linksOf(text: string): string[] {
  const prose = withoutCode(text);
  return Array.from(
    prose.matchAll(/\]\(([^)\s]+)\)|^\[.+\]: (\S+)$|(?:src|srcset|href)="([^"]+)"/gm),
    ([, inline, reference, attribute]) => inline ?? reference ?? attribute ?? '',
  ).filter((link) => !/^[a-z]+:/.test(link));
}

function anchorsOf(text: string): string[] {
  return Array.from(
    withoutCode(text, '$1').matchAll(/^#+ (.+)$|<a id="(.+?)">/gm),
    ([, heading, id]) => id ?? anchorOf(heading ?? ''),
  );
}

/** The anchor of a heading, as GitHub generates it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** @public The text without its code blocks and, unless `inline` is `$1`, without code in sentences. */
export function withoutCode(text: string, inline = '`'): string {
  return text.replaceAll(FENCED, '').replaceAll(/`([^`\n]*)`/g, inline);
}

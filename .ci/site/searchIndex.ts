import MiniSearch from 'minisearch';
import { anchorOf, type Page } from '../reference/documentation.js';
import { OPTIONS, type Section } from './search.js';

/** The index of all sections of the pages. */
export function searchIndex(pages: readonly Page[]): MiniSearch<Section> {
  const index = new MiniSearch(OPTIONS);
  index.addAll(pages.flatMap(sectionsOf));
  return index;
}

/** The sections of a page. Each begins with its heading, and the first one with the title of the page. */
function sectionsOf({ file, group, title, description, text }: Page): Section[] {
  const url = file.replace('.md', '.html');
  const sections: Section[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    const heading = isCode ? undefined : /^#+ (.+)$/.exec(line)?.[1];
    if (heading !== undefined) {
      const isFirst = sections.length === 0;
      sections.push({
        id: isFirst ? url : `${url}#${anchorOf(heading)}`,
        group,
        title,
        heading: heading.replaceAll('`', ''),
        description: isFirst ? sentence(description) : '',
        text: '',
      });
    }
    const section = sections.at(-1);
    if (section) section.text += `${line.replace(/<a id=".*?"><\/a>/, '')}\n`;
  }
  return sections;
}

/** The summary of a page in the list of pages, on its own. A name in code keeps its first letter. */
function sentence(text: string): string {
  return text.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replaceAll('`', '');
}

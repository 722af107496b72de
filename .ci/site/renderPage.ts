import { Marked } from 'marked';
import { createHighlighter, type Highlighter } from 'shiki';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { anchorOf, LIVE, RAW_FILES, REPOSITORY, SITE } from '../reference/documentation.js';

/** A page of the site, before its layout. */
export interface RenderedPage {
  html: string;
  headings: { level: number; anchor: string; html: string }[];
}

const highlighter = createHighlighter({
  themes: ['github-light-high-contrast', 'github-dark-high-contrast'],
  langs: ['tsx', 'ts', 'jsx', 'js', 'css', 'html', 'json', 'sh', 'md', 'astro', 'toml'],
});

/** The HTML of a page. Live stories are frames with the page of the story, which load when the visitor scrolls to them. */
export async function renderPage(text: string): Promise<RenderedPage> {
  const shiki = await highlighter;
  const marked = new Marked({ renderer: { code: (block) => highlight(shiki, block) } });
  const headings: RenderedPage['headings'] = [];
  const markdown = text.replaceAll(
    LIVE,
    (_, file: string, _stories, story: string | undefined, instead: string) =>
      story === undefined ? instead : storyFrame(storyId(file, story), instead),
  );
  const html = (await marked.parse(markdown))
    .replaceAll(/<!-- .*? -->\n?/g, '')
    .replaceAll(/<h([2-6])>(.*?)<\/h\1>/g, (_, level: string, content: string) => {
      const anchor = anchorOf(content.replaceAll(/<[^>]+>|&[^;]+;/g, ''));
      headings.push({ level: Number(level), anchor, html: content });
      return `<h${level} id="${anchor}">${content} <a class="anchor" href="#${anchor}" aria-label="Link to this section">#</a></h${level}>`;
    })
    // Wide tables scroll, also with the keyboard.
    .replaceAll(
      /<table>[^]*?<\/table>/g,
      '<div class="table" role="region" aria-label="Table" tabindex="0">$&</div>',
    )
    .replaceAll(`${RAW_FILES}.github/`, '')
    .replaceAll(`href="${SITE}`, 'href="')
    .replaceAll('href="LICENSE"', `href="${REPOSITORY}/blob/main/LICENSE"`)
    .replaceAll(/href="(?:stories\/docs\/)?([\w-]+)\.md(?=[#"])/g, (_, page: string) =>
      page === 'README' ? 'href="index.html' : `href="${page}.html`,
    );
  return { html, headings };
}

function highlight(
  shiki: Highlighter,
  { text, lang = '' }: { text: string; lang?: string | undefined },
): string {
  const html = shiki.codeToHtml(text, {
    lang: shiki.getLoadedLanguages().includes(lang) ? lang : 'text',
    themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    defaultColor: 'light-dark()',
  });
  return `<div class="code">${html}</div>\n`;
}

function storyFrame(id: string, instead: string): string {
  const url = `stories/iframe.html?id=${id}&amp;viewMode=story`;
  const [, title = 'Live example'] =
    /^([^.]+)\./.exec(instead.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1').trim()) ?? [];
  return `<iframe class="story" src="${url}" title="${title.replaceAll(/["`*]/g, '')}" loading="lazy"></iframe>\n`;
}

/** The ID of a story, from the name of its file and of its export: `contact-page--default`. */
function storyId(file: string, story: string): string {
  return toId(storyNameFromExport(file), storyNameFromExport(story));
}

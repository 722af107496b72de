import { Marked } from 'marked';
import { format } from 'prettier';
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

/** The characters of a line of code in the column, next to the Copy button. */
const COLUMN = 76;
const START = '<a class="button primary" href="quick-start.html">Get started</a> ';

/** The HTML of a page. Live stories are frames with the page of the story, which load when the visitor scrolls to them. */
export async function renderPage(text: string): Promise<RenderedPage> {
  const shiki = await highlighter;
  const marked = new Marked({
    async: true,
    async walkTokens(token) {
      if (token.type === 'code') token.text = await fit(String(token.text), String(token.lang));
    },
    renderer: { code: (block) => highlight(shiki, block) },
  });
  const headings: RenderedPage['headings'] = [];
  let tables = 0;
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
    .replaceAll(/<table>[^]*?<\/table>/g, (table) => {
      tables += 1;
      return `<div class="table" role="region" aria-label="Table ${tables}" tabindex="0">${table}</div>`;
    })
    .replaceAll(`${RAW_FILES}.github/`, '')
    // On the site, "Try it live" leads on to the playground.
    .replaceAll(`<p><a href="${SITE}">`, `<p class="actions">${START}<a class="button" href="playground/">`)
    .replaceAll(`href="${SITE}`, 'href="')
    // Short code stays on one line. Before the next rule, which divides code with the name.
    .replaceAll(/<code>(?=[^<]{1,27}<)(?=[^<]* )/g, '<code class="short">')
    // The name stays on one line. An apostrophe directly after code needs no space, because the code has a padding.
    .replaceAll(/react-contact-kit(?![^<]*>)/g, '<span class="name">$&</span>')
    .replaceAll('</code>&#39;', '</code><span class="apostrophe">&#39;</span>')
    .replaceAll(
      /<code>(#(?:[\da-f]{3}){1,2}\b)/g,
      '<code><span class="swatch" style="background: $1"></span>$1',
    )
    .replaceAll('href="LICENSE"', `href="${REPOSITORY}/blob/main/LICENSE"`)
    .replaceAll(/href="(?:stories\/docs\/)?([\w-]+)\.md(?=[#"])/g, (_, page: string) =>
      page === 'README' ? 'href="index.html' : `href="${page}.html`,
    );
  return { html, headings };
}

/** Code that is wider than the column, in the column's width. Code that Prettier cannot parse, such as an excerpt, stays as it is. */
async function fit(code: string, lang: string): Promise<string> {
  if (!code.split('\n').some((line) => line.length > COLUMN)) return code;
  try {
    return (
      await format(code, { filepath: `code.${lang}`, printWidth: COLUMN, singleQuote: true })
    ).trimEnd();
  } catch {
    return code;
  }
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

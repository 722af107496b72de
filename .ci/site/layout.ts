import type { RenderedPage } from './renderPage.js';
import { REPOSITORY, type Page } from '../reference/documentation.js';

export interface Layout {
  /** The name of the file. */
  file: string;
  title: string;
  description: string;
  page: RenderedPage;
  /** All pages, in the order of the navigation. */
  pages: readonly Page[];
  /** The path of the Markdown in the repository. */
  source: string;
  /** The address of the published site, with a slash at the end. Without it, the page has no card and no canonical address. */
  siteUrl: string | undefined;
}

/** In the header, or in a narrow window above the list of pages. */
const MORE = `<a href="playground/">Playground</a>
<a href="stories/">Stories</a>
<a href="${REPOSITORY}">GitHub</a>`;

const MARK =
  '<svg viewBox="0 0 30 31" width="30" height="31" aria-hidden="true"><path class="mark" d="M8 2h14a7 7 0 0 1 7 7v9a7 7 0 0 1-7 7h-6l-7 5v-5H8a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="m8 10 7 5.5L22 10"/></svg>';

/** A whole page. Its addresses are relative, so that the site works below any path. */
export function layout({ file, title, description, page, pages, source, siteUrl }: Layout): string {
  const isHome = file === 'index.html';
  const name = isHome
    ? 'react-contact-kit: a complete contact form for React'
    : `${title} · react-contact-kit`;
  const url = siteUrl && new URL(isHome ? '' : file, siteUrl).href;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(name)}</title>
<meta name="description" content="${escape(description)}">
<meta name="color-scheme" content="light dark">
${url ? card(name, description, url, new URL('pictures/social-light.png', siteUrl).href) : ''}<link rel="icon" type="image/svg+xml" href="favicon.svg">
<link rel="stylesheet" href="site.css">
<script type="module" src="site.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="brand" href="index.html">${MARK}react-contact-kit</a>
<search hidden>
<label class="hidden" for="search">Search the documentation</label>
<input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-describedby="search-status">
<kbd aria-hidden="true"></kbd>
<p id="search-status" class="hidden" role="status"></p>
<ul id="results" hidden></ul>
</search>
<nav aria-label="Site">
<a href="quick-start.html"${isHome ? '' : ' aria-current="true"'}>Docs</a>
${MORE}
</nav>
<button class="menu" type="button" popovertarget="pages" aria-label="Pages"></button>
</header>
<div class="columns${isHome ? ' home' : ''}">
${navigation(file, pages)}
<main id="content">
<article>
${page.html}</article>
${isHome ? '' : around(file, pages)}
<footer><a href="${REPOSITORY}/edit/main/${source}">Edit this page on GitHub</a></footer>
</main>
${isHome ? '' : contents(page)}
</div>
</body>
</html>
`;
}

function card(name: string, description: string, url: string, picture: string): string {
  return `<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:title" content="${escape(name)}">
<meta property="og:description" content="${escape(description)}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${picture}">
<meta name="twitter:card" content="summary_large_image">
`;
}

/** The list of pages. A narrow window shows it as a popover, which a button in the header opens. */
function navigation(current: string, pages: readonly Page[]): string {
  const item = (url: string, name: string) =>
    `<li><a href="${url}"${url === current ? ' aria-current="page"' : ''}>${escape(name)}</a></li>`;
  const groups = [...new Set(pages.map(({ group }) => group))].map((group) => {
    const links = pages
      .filter((page) => page.group === group)
      .map((page) => item(addressOf(page), page.title));
    return `<h2>${escape(group)}</h2>\n<ul>${links.join('')}</ul>`;
  });
  return `<nav class="pages" id="pages" popover aria-label="Documentation">
<p class="more">${MORE}</p>
<ul>${item('index.html', 'Overview')}</ul>
${groups.join('\n')}
</nav>`;
}

/** The links to the page before and the page after this one. */
function around(current: string, pages: readonly Page[]): string {
  const index = pages.findIndex((page) => addressOf(page) === current);
  const link = (page: Page | undefined, rel: string, label: string) =>
    page
      ? `<a rel="${rel}" href="${addressOf(page)}"><span>${label}</span>${escape(page.title)}</a>`
      : '<span></span>';
  return `<nav class="around" aria-label="Previous and next page">
${link(pages[index - 1], 'prev', 'Previous')}
${link(pages[index + 1], 'next', 'Next')}
</nav>`;
}

function contents({ headings }: RenderedPage): string {
  const links = headings
    .filter(({ level }) => level <= 3)
    .map(({ level, anchor, html }) => `<li class="level-${level}"><a href="#${anchor}">${html}</a></li>`);
  if (links.length < 2) return '';
  return `<nav class="contents" aria-labelledby="contents-title">
<h2 id="contents-title">On this page</h2>
<ul>${links.join('')}</ul>
</nav>`;
}

export function addressOf({ file }: Pick<Page, 'file'>): string {
  return file.replace('.md', '.html');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

import MiniSearch, { type SearchResult } from 'minisearch';
import { OPTIONS, termOf, tokenize, type Section } from './search.js';
import './site.css';

// In a wide window, the list of pages shows the current page.
const currentPage = document.querySelector<HTMLElement>('.pages [aria-current]');
const pages = currentPage?.closest('.pages');
if (currentPage && pages) pages.scrollTop = currentPage.offsetTop - pages.clientHeight / 2;

const search = document.querySelector('search');
const input = search?.querySelector('input');
const list = search?.querySelector('ul');
const status = search?.querySelector('[role=status]');

if (search && input && list && status) {
  search.hidden = false;
  let index: Promise<MiniSearch<Section>> | undefined;
  const load = async () => {
    const response = await fetch('search.json');
    return MiniSearch.loadJSON<Section>(await response.text(), OPTIONS);
  };

  const show = async () => {
    const query = input.value.trim();
    index ??= load().catch((error: unknown) => {
      index = undefined;
      throw error;
    });
    const found = query ? (await index).search(query).slice(0, 8) : [];
    // The visitor typed on while the index loaded.
    if (query !== input.value.trim()) return;
    const titles = [...new Set(found.map(({ title }) => String(title)))];
    list.replaceChildren(...titles.map((title) => resultsOf(found.filter((each) => each.title === title))));
    list.hidden = found.length === 0;
    status.textContent = query && (found.length === 0 ? 'Nothing found.' : `${found.length} results.`);
    status.classList.toggle('hidden', found.length > 0 || !query);
  };
  const close = () => {
    list.hidden = true;
    status.classList.add('hidden');
  };

  input.addEventListener('focus', () => void show());
  input.addEventListener('input', () => void show());
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && search.contains(relatedTarget))) close();
  });
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      if (input.value === '') input.blur();
      else input.focus();
      input.value = '';
      list.replaceChildren();
      close();
    }
    const links = [...list.querySelectorAll('a')];
    const place = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'Enter' && place < 0) links[0]?.click();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = place + (event.key === 'ArrowDown' ? 1 : -1);
    (next < 0 ? input : (links[next] ?? links.at(-1)))?.focus();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

/** The results on one page, below its name. */
function resultsOf(found: SearchResult[]): HTMLLIElement {
  const page = document.createElement('li');
  const links = document.createElement('ul');
  const { group, title } = found[0] ?? {};
  links.ariaLabel = String(title);
  for (const { id, heading, description, terms } of found) {
    const link = document.createElement('a');
    link.href = String(id);
    if (description) link.className = 'summary';
    link.append(...marked(String(description || heading), terms));
    const item = document.createElement('li');
    item.append(link);
    links.append(item);
  }
  page.append(`${group} › ${title}`, links);
  return page;
}

/** The text, with its found words marked. */
function marked(text: string, terms: string[]): (Node | string)[] {
  return text.split(/([\p{L}\p{N}@]+)/u).map((part) => {
    if (!tokenize(part).some((word) => terms.includes(termOf(word) ?? ''))) return part;
    const word = document.createElement('b');
    word.textContent = part;
    return word;
  });
}

// The table of contents shows the section at the top of the window.
const contents = new Map(
  Array.from(document.querySelectorAll<HTMLAnchorElement>('.contents a'), (link) => [
    link.hash.slice(1),
    link,
  ]),
);
const sections = Array.from(contents.keys(), (id) => document.getElementById(id));
function markSection(): void {
  const section = sections.findLast((heading) => heading && heading.getBoundingClientRect().top < 120);
  for (const [id, link] of contents) {
    if (id === (section ?? sections[0])?.id) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
addEventListener('scroll', markSection, { passive: true });
markSection();

// A table that fits needs no scrolling of its own. Then its head stays in view, and it is no stop for the Tab key.
const tables = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const fits = target.scrollWidth <= target.clientWidth;
    target.classList.toggle('fits', fits);
    if (fits) target.removeAttribute('tabindex');
    else target.setAttribute('tabindex', '0');
  }
});
for (const table of document.querySelectorAll('.table')) tables.observe(table);

for (const block of document.querySelectorAll('.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', () => {
    void copy(block.querySelector('code')?.textContent ?? '', button);
  });
  block.append(button);
}

async function copy(text: string, button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(text);
  button.textContent = 'Copied';
  setTimeout(() => (button.textContent = 'Copy'), 2000);
}

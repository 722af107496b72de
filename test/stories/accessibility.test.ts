import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../browsers/axeViolations.js';
import { launchChromium } from '../browsers/launchChromium.js';
import { contrasts } from './contrasts.js';
import { serveStories, type ServedStories } from './serveStories.js';
import { showStory } from './showStory.js';

/** A story is no page: it has no landmarks, and a form may stand without a heading. */
const RULES_OF_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one'];

let stories: ServedStories;
let browser: Browser;
/** More than one, as a page waits more than it works. */
let pages: Page[];

beforeAll(async () => {
  stories = await serveStories();
  browser = await launchChromium();
  const options = { reducedMotion: 'reduce', viewport: { width: 800, height: 700 } } as const;
  pages = await Promise.all([1, 2, 3].map(() => browser.newPage(options)));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await stories?.close();
});

const violations = (page: Page) => axeViolations(page, RULES_OF_PAGES);

/** What a pointer has to hit, by its size. Links in a sentence are as high as their line. */
function targets(): { what: string; width: number; height: number }[] {
  const selector = 'form :is(button, input, textarea, select, [role=combobox])';
  return Array.from(document.querySelectorAll<HTMLElement>(selector))
    .filter((element) => !element.hidden && element.ariaHidden !== 'true' && element.tabIndex >= 0)
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { what: `${element.tagName} ${element.className}`, width, height };
    });
}

type Examine = (page: Page, id: string) => Promise<string[]>;

/** What is wrong with the stories as they are under some values of the toolbar. */
async function complaints(globals: string, examine: Examine): Promise<string[]> {
  const found: string[] = [];
  const ids = [...stories.ids];
  await Promise.all(
    pages.map(async (page) => {
      for (let id = ids.pop(); id; id = ids.pop()) {
        await showStory(page, stories.urlOf(id, globals));
        for (const complaint of await examine(page, id)) found.push(`${id}: ${complaint}`);
      }
    }),
  );
  return found;
}

async function lowContrasts(page: Page): Promise<string[]> {
  const measured = await page.evaluate(contrasts);
  return measured
    .filter(({ ratio, least }) => !(ratio >= least))
    .map(({ what, ratio, least }) => `${what}: ${ratio}, not ${least}`);
}

async function smallTargets(page: Page, least: number): Promise<string[]> {
  const measured = await page.evaluate(targets);
  return measured
    .filter(({ width, height }) => width < least || height < least)
    .map(({ what, width, height }) => `${what}: ${width}×${height}, not ${least}`);
}

/** The browser's own look is the browser's affair. */
const isStyled = (id: string) => id !== 'recipes--unstyled';

describe('every story and outcome', () => {
  it('plays, passes axe, has the contrast WCAG asks for in text, placeholders, errors and edges, and targets that can be hit', async () => {
    const found = await complaints('locale:en', async (page, id) => [
      ...(await violations(page)),
      ...(isStyled(id) ? await lowContrasts(page) : []),
      ...(isStyled(id) ? await smallTargets(page, id.startsWith('outcomes') ? 44 : 24) : []),
    ]);
    expect(found).toEqual([]);
    expect(stories.ids.length).toBeGreaterThan(25);
  }, 240_000);

  it('does so in the dark', async () => {
    const found = await complaints('locale:en;colorScheme:dark', async (page, id) => [
      ...(await violations(page)),
      ...(isStyled(id) ? await lowContrasts(page) : []),
    ]);
    expect(found).toEqual([]);
  }, 240_000);

  it.each(['de', 'ja', 'ar', 'he'])(
    'plays and passes axe in another language: %s',
    async (locale) => expect(await complaints(`locale:${locale}`, violations)).toEqual([]),
    240_000,
  );
});

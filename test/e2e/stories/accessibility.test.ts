import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announcementProblems } from '../../support/announcementProblems.js';
import { axeViolations } from '../../support/browsers/axeViolations.js';
import { launchChromium } from '../../support/browsers/launchChromium.js';
import { contrasts } from '../../support/stories/contrasts.js';
import { serveStories, type ServedStories } from '../../support/stories/serveStories.js';
import { showStory, switchStory } from '../../support/stories/showStory.js';
import { watchPage } from '../../support/stories/watchPage.js';

/** A story is not a whole page: it has no landmarks, and its form might have no heading. */
const RULES_OF_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one'];

let stories: ServedStories;
let browser: Browser;
/** Several pages, because each one waits most of the time. */
let pages: { page: Page; newMessages: () => string[] }[];

beforeAll(async () => {
  [stories, browser] = await Promise.all([serveStories(), launchChromium()]);
  const options = { reducedMotion: 'reduce', viewport: { width: 800, height: 700 } } as const;
  pages = await Promise.all(
    [1, 2, 3].map(async () => {
      const page = await browser.newPage(options);
      return { page, newMessages: watchPage(page) };
    }),
  );
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await stories?.close();
});

const violations = (page: Page) => axeViolations(page, RULES_OF_PAGES);

/** The size of every pointer target, except links in a sentence, which are as high as their line. */
function targets(): { target: string; width: number; height: number }[] {
  const selector = 'form :is(button, input, textarea, select, [role=combobox])';
  return Array.from(document.querySelectorAll<HTMLElement>(selector))
    .filter((element) => element.checkVisibility() && element.ariaHidden !== 'true' && element.tabIndex >= 0)
    .map((element) => {
      // The label of a box to tick is part of its target.
      const isBox = element.matches('[type=checkbox], [type=radio]');
      const label = isBox ? element.closest('label, .rck-field') : null;
      const { width, height } = (label ?? element).getBoundingClientRect();
      return { target: `${element.tagName} ${element.className}`, width, height };
    });
}

type Examine = (page: Page, id: string) => Promise<string[]>;

/** A story in `Tests` ends with the same form as its display story. */
const playedStories = () => stories.ids.filter((id) => !stories.ids.includes(`tests-${id}`));

/** The problems of some stories with some values of the toolbar. */
async function findProblems(
  storyIds: readonly string[],
  globals: string,
  examine: Examine,
): Promise<string[]> {
  const found: string[] = [];
  const ids = [...storyIds];
  await Promise.all(
    pages.map(async ({ page, newMessages }) => {
      const first = ids.pop() ?? '';
      await showStory(page, stories.urlOf(first, globals));
      for (let id: string | undefined = first; id; id = ids.pop()) {
        if (id !== first) await switchStory(page, id);
        const announced = await page.evaluate(announcementProblems);
        for (const problem of [...announced, ...(await examine(page, id)), ...newMessages()])
          found.push(`${id}: ${problem}`);
      }
    }),
  );
  return found;
}

async function lowContrasts(page: Page): Promise<string[]> {
  const measured = await page.evaluate(contrasts);
  return measured
    .filter(({ ratio, minimum }) => !(ratio >= minimum))
    .map(({ target, ratio, minimum }) => `${target}: ${ratio}, not ${minimum}`);
}

async function smallTargets(page: Page, minimum: number): Promise<string[]> {
  const measured = await page.evaluate(targets);
  return measured
    .filter(({ width, height }) => width < minimum || height < minimum)
    .map(({ target, width, height }) => `${target}: ${width}×${height}, not ${minimum}`);
}

/** The browser sets the colours and sizes of an unstyled form. */
const isStyled = (id: string) => id !== 'tests-recipes--unstyled';

/** Changes the colour scheme of a story that has played, as the toolbar does. */
async function showInDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark';
  });
}

it('every story plays without console messages, has markup that screen readers announce once and completely, and has the target sizes that WCAG requires; it passes axe and has the contrast in both schemes', async () => {
  const found = await findProblems(playedStories(), 'locale:en', async (page, id) => {
    const problems = [
      ...(await violations(page)),
      ...(isStyled(id) ? await lowContrasts(page) : []),
      ...(isStyled(id) ? await smallTargets(page, id.startsWith('outcomes') ? 44 : 24) : []),
    ];
    await showInDark(page);
    const inDark = [...(await violations(page)), ...(isStyled(id) ? await lowContrasts(page) : [])];
    // A render of the toolbar's values would change it.
    const scheme = await page.evaluate(() => document.documentElement.style.colorScheme);
    if (scheme !== 'dark') inDark.push(`the scheme is ${scheme}`);
    return [...problems, ...inDark.map((problem) => `dark: ${problem}`)];
  });
  expect(found).toEqual([]);
  expect(stories.ids.length).toBeGreaterThan(25);
}, 240_000);

// One language from right to left, and one without spaces.
it.each(['ar', 'ja'])(
  'the stories of outcomes, fields, recipes and the contact page play, are announced once and completely, and pass axe in another language: %s',
  async (locale) => {
    // The test above checks the colours, which do not depend on the language.
    const rules = [...RULES_OF_PAGES, 'color-contrast'];
    const ids = playedStories().filter((id) => /^(tests-)?(outcomes|fields|recipes|contact-page)--/.test(id));
    expect(ids.length).toBeGreaterThan(20);
    expect(await findProblems(ids, `locale:${locale}`, (page) => axeViolations(page, rules))).toEqual([]);
  },
  240_000,
);

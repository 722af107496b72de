import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import de from '../../../src/locales/de.js';
import en from '../../../src/locales/en.js';
import { launchChromium } from '../../support/browsers/launchChromium.js';
import { contrasts } from '../../support/stories/contrasts.js';
import { serveStories, type ServedStories } from '../../support/stories/serveStories.js';
import { showDocument, switchDocument } from '../../support/stories/showStory.js';
import { watchPage } from '../../support/stories/watchPage.js';

let stories: ServedStories;
let browser: Browser;

beforeAll(async () => {
  [stories, browser] = await Promise.all([serveStories(), launchChromium()]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await stories?.close();
});

async function lowContrasts(page: Page, scope: string): Promise<string[]> {
  const measured = await page.evaluate(contrasts, scope);
  if (measured.length <= 10) return ['too few texts to measure'];
  return measured
    .filter(({ ratio, minimum }) => !(ratio >= minimum))
    .map(({ target, ratio, minimum }) => `${target}: ${ratio}, not ${minimum}`);
}

it.each(['light', 'dark'])(
  'every documentation page opens without a message in the console, its links lead to pages and headings, and its text has the contrast that WCAG requires: %s',
  async (scheme) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1000, height: 700 } });
    const newMessages = watchPage(page);
    const found: string[] = [];
    const targets = new Map<string, string[]>();
    const links: { id: string; href: string }[] = [];
    for (const [index, id] of stories.documentIds.entries()) {
      const shown =
        index === 0
          ? showDocument(page, stories.urlOf(id, `colorScheme:${scheme}`))
          : switchDocument(page, id);
      await shown.catch((error: unknown) => found.push(`${id}: ${String(error)}`));
      const text = (await page.locator('#storybook-docs').textContent()) ?? '';
      const anchors = await page
        .locator('#storybook-docs [id]')
        .evaluateAll((all) => all.map((element) => element.id));
      const hrefs = await page
        .locator('#storybook-docs a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      targets.set(id, anchors);
      links.push(...hrefs.map((href) => ({ id, href })));
      const problems = [
        ...(await lowContrasts(page, '#storybook-docs')),
        ...newMessages(),
        ...(text.includes('| ---') ? ['a table is shown as text'] : []),
      ];
      for (const problem of problems) found.push(`${id}: ${problem}`);
    }
    expect(found).toEqual([]);
    const dead = links.filter(({ id, href }) => {
      const [, type, target = id, anchor] =
        /^(?:\.\/)?(?:\?path=\/(docs|story)\/([\w-]+))?(?:#(.+))?$/.exec(href) ?? [];
      if (type === 'story') return !stories.ids.includes(target);
      return /^https?:/.test(href)
        ? false
        : !targets.has(target) || (anchor && !targets.get(target)?.includes(anchor));
    });
    expect(links.length).toBeGreaterThan(200);
    expect(dead).toEqual([]);
    await page.close();
  },
  180_000,
);

it('the documentation shows outcomes in the toolbar’s language and colour scheme, and keeps the focus and the scroll position', async () => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  await showDocument(page, stories.urlOf('outcomes--docs', 'locale:de;colorScheme:dark'));
  const code = page.getByRole('switch', { name: 'Show code' }).first();
  await code.focus();
  const heading = page.getByRole('heading', { name: 'Rejected' });
  await heading.evaluate((element) => element.scrollIntoView());
  const frame = page.frameLocator('iframe[title="Rejected"]:not([data-playing])');
  await frame.getByText(de.outcomes.rejectedTitle).waitFor();
  expect(await frame.locator(':root').evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark');
  await page.waitForFunction(() => !document.querySelector('iframe[data-playing]'));
  expect(await code.evaluate((button) => button === document.activeElement)).toBe(true);
  // The frames above become lower or higher, which does not move what is in the window.
  expect(await heading.evaluate((element) => Math.abs(element.getBoundingClientRect().top))).toBeLessThan(2);

  await page.getByRole('heading', { name: 'Fields Missing' }).scrollIntoViewIfNeeded();
  const refused = page.frameLocator('iframe[title="Fields Missing"]:not([data-playing])');
  await refused.getByText(de.errors.nameRequired).waitFor();
  // The form takes the focus as it does without a frame, so no message for the whole form is necessary.
  expect(await refused.getByRole('alert').textContent()).toBe('');
  await page.close();
});

it('the documentation has controls that change the form, and code without placeholders', async () => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  await showDocument(page, stories.urlOf('outcomes--docs'));
  await page.locator('select[id$="formId"]').selectOption({ label: 'Rejected' });
  await page.getByRole('button', { name: en.actions.submit }).click();
  await page.getByText(en.outcomes.rejectedTitle).waitFor();

  await showDocument(page, stories.urlOf('fields--docs'));
  const closed = page.getByRole('switch', { name: 'Show code' });
  while ((await closed.count()) > 0) await closed.first().click();
  const codes = await page.locator('.sbdocs-preview pre').allTextContents();
  expect(codes.length).toBeGreaterThan(5);
  expect(codes.filter((code) => !/ from 'react-contact-kit'/.test(code))).toEqual([]);
  expect(codes.filter((code) => /\[object|=> \{\}|undefined/.test(code))).toEqual([]);
  expect(await lowContrasts(page, '.sbdocs-preview pre')).toEqual([]);
  await page.close();
});

it('the panel of a story has its options as controls, and its callbacks as actions', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(new URL('/index.html?path=/story/outcomes--playground', stories.urlOf('')).href);
  const control = page.locator('#control-formId');
  await expect.poll(() => control.inputValue()).toBe('Sent');
  await control.selectOption({ label: 'Rejected' });
  const form = page.frameLocator('#storybook-preview-iframe');
  await form.getByRole('button', { name: en.actions.submit }).click();
  await form.getByText(en.outcomes.rejectedTitle).waitFor();
  await page.getByRole('tab', { name: /^Actions/ }).click();
  await page
    .getByRole('tabpanel', { name: /^Actions/ })
    .getByText('onError')
    .waitFor();
  await page.close();
});

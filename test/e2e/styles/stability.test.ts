import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ar from '../../../src/details/locales/ar.js';
import de from '../../../src/details/locales/de.js';
import { cafe, roastery } from '../../../stories/details/cafe.js';
import { openPage } from '../../support/browsers/openPage.js';
import { hold } from '../../support/consumers/hold.js';
import { serveForm, type ServedForm } from '../../support/consumers/serveForm.js';
import { fillIn, hydrated, loadEngine } from '../../support/visitor.js';

const STYLES = ['styles.css', 'page.css', 'page-map.css']
  .map((file) => readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8'))
  .join('');
const SUBMISSIONS = '**/submissions';
const WIDTHS = [320, 390, 1280];

interface Recorded {
  /** The distinct positions and sizes of the submit button on the page. */
  boxes: Set<string>;
  /** The nodes whose start has moved, with their old and new position. */
  shifts: string[];
}

let form: ServedForm;

beforeAll(async () => {
  form = await serveForm(
    'production',
    `
    import { createRoot } from 'react-dom/client';
    import { ContactCounter, ContactFallback, ContactField, ContactForm, ContactStatus, ContactSubmit } from './dist/index.js';
    import { ContactPage } from './dist/page/index.js';

    const { withCounter, ...props } = JSON.parse(new URLSearchParams(location.search).get('props'));
    const children = withCounter && (
      <>
        <ContactField name="name" />
        <ContactField name="message" description={<ContactCounter max={10} />} />
        <ContactSubmit />
        <ContactStatus />
        <ContactFallback />
      </>
    );
    const root = createRoot(document.querySelector('main') ?? document.body);
    window.show = (more) => root.render(
      props.details
        ? <ContactPage baseUrl="/" {...props} {...more} />
        : <ContactForm baseUrl="/" fallback={{ email: 'hello@example.com' }} {...props}>{children}</ContactForm>,
    );
    window.show();`,
  );
}, 60_000);

afterAll(() => form?.close());

/**
 * Opens a page with the form, and a footer below it, and records what moves from the first frame on.
 *
 * @param now the time at which the page opens
 */
async function showForm(width: number, props: object, now?: string): Promise<Page> {
  const page = await openPage({ viewport: { width, height: 900 } });
  if (now) await page.clock.install({ time: new Date(now) });
  const { href } = new URL(form.urlOf({ formId: 'f_1', ...props }));
  await page.route(href, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta name="viewport" content="width=device-width"><title>Contact</title>
        <style>${STYLES} body { margin: 16px; font: 16px/1.5 sans-serif }</style>
        <main></main><script type="module" src="/stdin.js"></script>`,
    }),
  );
  await page.addInitScript(() => {
    const recorded: Recorded = { boxes: new Set(), shifts: [] };
    Object.assign(window, { recorded });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        for (const { node, previousRect, currentRect } of entry.sources) {
          // Chromium also reports right-to-left text of another length, which starts at the same place.
          if (node?.nodeType === Node.TEXT_NODE) continue;
          const positions = `${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`;
          recorded.shifts.push(`${node?.className ?? 'removed'} from ${positions}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(function sample() {
      const box = document.querySelector('.rck-submit')?.getBoundingClientRect();
      if (box) recorded.boxes.add([box.x + scrollX, box.y + scrollY, box.width, box.height].join(' '));
      requestAnimationFrame(sample);
    });
  });
  await page.goto(href);
  await hydrated(page);
  return page;
}

/** Waits for three frames, so that the last change is painted and recorded. */
async function recordedOn(page: Page): Promise<{ boxes: string[]; shifts: string[] }> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { boxes, shifts } = (window as unknown as { recorded: Recorded }).recorded;
    return { boxes: [...boxes], shifts };
  });
}

/** Holds every submission. Returns a function that answers the one that is pending. */
async function holdSubmissions(page: Page): Promise<(status: number) => Promise<void>> {
  const held: Route[] = [];
  const waiting: ((route: Route) => void)[] = [];
  await page.route(SUBMISSIONS, (route) => {
    const next = waiting.shift();
    if (next) next(route);
    else held.push(route);
  });
  return async (status) => {
    const route = held.shift() ?? (await new Promise<Route>((resolve) => waiting.push(resolve)));
    await route.fulfill({ status });
  };
}

describe.each(WIDTHS)('in a window of %i px', (width) => {
  it.each([{ locale: 'en' }, { locale: 'de' }, { locale: 'ar' }])(
    'the submit button does not move or change its size through press, failure and retry: $locale',
    async ({ locale }) => {
      const page = await showForm(width, { locale });
      await page.locator(`form[lang="${locale}"]:not([data-loading])`).waitFor();
      const answer = await holdSubmissions(page);
      await page.locator('[name=name]').focus();
      for (const name of ['name', 'message']) await page.locator(`[name=${name}]`).fill('Ada');
      await page.locator('[name=email]').fill('ada@example.com');
      await page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded.boxes.clear());
      async function sendAndFail(status: number): Promise<void> {
        const box = await page.locator('.rck-submit').boundingBox();
        await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
        await page.mouse.down();
        await recordedOn(page);
        await page.mouse.up();
        await page.locator('.rck-submit[data-pending]').waitFor();
        await answer(status);
        await page.locator('form[data-status=error]').waitFor();
      }
      await sendAndFail(500);
      await sendAndFail(500);
      expect((await recordedOn(page)).shifts).toEqual([]);
      // The text of another failure can have more lines, below the button.
      await sendAndFail(429);
      await sendAndFail(403);
      expect((await recordedOn(page)).boxes).toHaveLength(1);
    },
  );

  it('a failure scrolls into view as a whole, with its actions', async () => {
    const page = await showForm(width, { fallback: { phone: '+49 30 123456' } });
    await page.setViewportSize({ width, height: 568 });
    await page.addStyleTag({
      content: 'html { scroll-behavior: smooth } body { padding-block-start: 300px !important }',
    });
    const answer = await holdSubmissions(page);
    await fillIn(page);
    await page.locator('.rck-submit').click();
    await answer(403);
    const fallback = page.locator('.rck-fallback[data-code=rejected]');
    await expect
      .poll(() => fallback.evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(568);
    expect((await page.locator('.rck-status').boundingBox())?.y).toBeGreaterThan(0);
  });

  it('nothing moves while a catalog arrives and the counter appears', async () => {
    for (const locale of ['de', 'ar']) {
      const page = await showForm(width, { locale, withCounter: true });
      await page.locator(`form[lang="${locale}"]:not([data-loading])`).waitFor();
      await page.locator('[name=name]').focus();
      await page.locator('[name=message]').pressSequentially('Hello, world');
      await page.locator('.rck-counter[data-over]').waitFor();
      expect((await recordedOn(page)).shifts).toEqual([]);
    }
  });

  it('a draft that arrives late moves nothing', async () => {
    const first = await showForm(width, { draft: true });
    await loadEngine(first);
    await first.locator('[name=message]').fill('Hello!');
    await expect.poll(() => first.evaluate(() => sessionStorage.length)).toBe(1);
    await first.reload();
    await first.locator('.rck-draft[data-restored]').waitFor();
    expect((await recordedOn(first)).shifts).toEqual([]);
  });

  it.each([
    ['one location', cafe],
    ['two locations', [cafe, roastery]],
  ])(
    'nothing of a contact page with %s moves while it loads, changes its language, and when the shop closes',
    async (_, details) => {
      const page = await showForm(width, { locale: 'de', details }, '2026-11-25T16:59:30Z');
      const inLanguage = (lang: string) =>
        page
          .locator(`.rck-page[lang="${lang}"]:not([data-loading]) form[lang="${lang}"]:not([data-loading])`)
          .waitFor();
      await inLanguage('de');
      await page.getByText(de.hours.openNow).first().waitFor();
      const deliver = await hold(page, /\/ar-[^/]*\.js$/);
      await page.evaluate(() =>
        (window as unknown as { show: (props: object) => void }).show({ locale: 'ar' }),
      );
      await page.locator('.rck-page[data-loading]').waitFor();
      // What a frame has hidden does not move. The animation hides the page for one second; paused, as long as the test takes.
      await page.evaluate(async () => {
        const animations = document.getAnimations();
        for (const animation of animations) animation.pause();
        await Promise.all(animations.map(({ ready }) => ready));
      });
      deliver();
      await inLanguage('ar');
      await page.getByText(ar.hours.openNow).first().waitFor();
      await page.clock.runFor(60_000);
      await page.getByText(ar.hours.closedNow).first().waitFor();
      expect((await recordedOn(page)).shifts).toEqual([]);
    },
  );

  it('the page below the form does not move when the confirmation replaces the fields', async () => {
    const page = await showForm(width, {});
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<footer>Imprint</footer>'));
    const footer = () =>
      page.locator('footer').evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const top = await footer();
    await fillIn(page);
    await page.locator('.rck-submit').click();
    await page.locator('.rck-confirmation-title:focus').waitFor();
    expect(await footer()).toBe(top);
    await page.locator('.rck-confirmation > .rck-action').click();
    await page.locator('.rck-submit').waitFor();
    expect(await footer()).toBe(top);
  });
});

it('three locations are in one row below the form', async () => {
  const page = await showForm(1280, { details: [cafe, roastery, cafe] });
  const tops = await page
    .locator('.rck-place')
    .evaluateAll((places) => places.map((place) => place.getBoundingClientRect().top));
  const bottom = await page
    .locator('.rck-page-form')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  expect(tops[0]).toBeGreaterThan(bottom);
});

it('next to a form that grows, the text of the only location stays, and the map becomes lower', async () => {
  const page = await showForm(1280, { details: cafe });
  const boxOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, top, bottom, height } = element.getBoundingClientRect();
      return { left, top: top + scrollY, bottom: bottom + scrollY, height };
    });
  const before = {
    header: await boxOf('.rck-page header'),
    text: await boxOf('.rck-place-body'),
    form: await boxOf('.rck-page-form'),
    map: await boxOf('.rck-map'),
  };
  // Two columns without a hole
  expect(before.text.top - before.header.bottom).toBeCloseTo(before.map.top - before.form.bottom);
  expect(before.map.left).toBe(before.form.left);
  expect(before.map.bottom).toBe(before.text.bottom);

  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Enter your message.').waitFor();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const grown = (await boxOf('.rck-page-form')).height - before.form.height;
  expect(grown).toBeGreaterThan(40);
  expect(await boxOf('.rck-place-body')).toEqual(before.text);
  expect((await boxOf('.rck-map')).height).toBeCloseTo(before.map.height - grown);
});

import type { Page } from 'playwright';
import type { Visit } from '../visit.js';
import { median, type Samples } from './samples.js';

const ROOTS = 30;
const WARM_UP = 3;
const BATCHES = 3;
const HEAP_FORMS = 50;
const PAGES = [1, 10, 100];
const FIELDS = [3, 30, 300];
const LOCALES = ['de', 'fr', 'es', 'ar'];

const mount = (page: Page) => page.evaluate(() => window.bench.mount());
const clear = (page: Page) => page.evaluate(() => window.bench.clear());
const prepare = (page: Page, roots: number, html = '') =>
  page.evaluate((given) => window.bench.prepare(given.roots, given.html), { roots, html });

/** Mounts in a page whose code is already optimized. Each form has a root of its own. */
export async function warmMount({ page, cpuTime }: Visit): Promise<Samples> {
  const time = await warmed(async () => {
    await prepare(page, ROOTS);
    const { mainThread } = await cpuTime(() => mount(page));
    await clear(page);
    return mainThread / ROOTS;
  });
  return { 'warm mount': time };
}

/** Hydrates the HTML that the server has rendered. */
export async function hydration({ page, built, cpuTime }: Visit): Promise<Samples> {
  const html = built.renderToString();
  const time = await warmed(async () => {
    await prepare(page, ROOTS, html);
    const { mainThread } = await cpuTime(() => page.evaluate(() => window.bench.hydrate()));
    await clear(page);
    return mainThread / ROOTS;
  });
  return { hydration: time };
}

async function warmed(batch: () => Promise<number>): Promise<number> {
  for (let run = 0; run < WARM_UP; run += 1) await batch();
  const times: number[] = [];
  for (let run = 0; run < BATCHES; run += 1) times.push(await batch());
  return median(times);
}

/** Kilobytes that a mounted form keeps, with 50 forms on the page. */
export async function heap({ page, devTools }: Visit): Promise<Samples> {
  // Compiles the code and creates what all forms share.
  await prepare(page, 2);
  await mount(page);
  await clear(page);
  await prepare(page, HEAP_FORMS);
  const before = await usedBytes();
  await mount(page);
  return { 'heap of a form': ((await usedBytes()) - before) / HEAP_FORMS / 1000 };

  async function usedBytes(): Promise<number> {
    await page.evaluate(() => window.bench.idle());
    for (let run = 0; run < 3; run += 1) await devTools.send('HeapProfiler.collectGarbage');
    // The protocol has both fields, but playwright's types lack the second.
    const usage: { usedSize: number; embedderHeapUsedSize?: number } =
      await devTools.send('Runtime.getHeapUsage');
    return usage.usedSize + (usage.embedderHeapUsedSize ?? 0);
  }
}

/** Mounts pages of 1, 10 and 100 forms, each in one root. */
export async function pages({ page, cpuTime }: Visit): Promise<Samples> {
  const mountPage = async (forms: number) => {
    await prepare(page, 1);
    const { mainThread } = await cpuTime(() => page.evaluate((count) => window.bench.mount(count), forms));
    await clear(page);
    return mainThread;
  };
  for (let run = 0; run < WARM_UP; run += 1) await mountPage(ROOTS);
  const samples: Samples = {};
  for (const forms of PAGES) samples[`mount of ${forms} forms`] = await mountPage(forms);
  return samples;
}

/** Mounts forms with 3, 30 and 300 own fields, each in a page of its own. */
export async function fields(open: (count: number, use: (visit: Visit) => Promise<void>) => Promise<void>) {
  const samples: Samples = {};
  for (const count of FIELDS) {
    await open(count, async ({ page, cpuTime }) => {
      samples[`mount of ${count} own fields`] = await warmed(async () => {
        await prepare(page, 3);
        const { mainThread } = await cpuTime(() => mount(page));
        await clear(page);
        return mainThread / 3;
      });
    });
  }
  return samples;
}

/** Renders a mounted form in other languages whose catalogs are loaded. */
export async function localeSwitch({ page, cpuTime }: Visit): Promise<Samples> {
  await prepare(page, 1);
  await mount(page);
  const switchTo = (locale: string) =>
    cpuTime(() => page.evaluate((tag) => window.bench.mount(1, { locale: tag }), locale));
  for (const locale of LOCALES) {
    await switchTo(locale);
    await page.locator(`form[lang="${locale}"]`).waitFor({ state: 'attached' });
  }
  const times: number[] = [];
  for (const locale of LOCALES) times.push((await switchTo(locale)).mainThread);
  return { 'locale switch': median(times) };
}

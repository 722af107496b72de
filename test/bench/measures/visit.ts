import { showForm, VALUES } from '../conformance.js';
import { texts, type FieldName } from '../contestants/contactForm.js';
import type { Visit } from '../visit.js';
import { median, type Samples } from './samples.js';

const TEXT = 'Hello, this is Ada.';
const WARM_SUBMITS = 5;

/** One visit to a page with one form: load, mount, focus, type, fix errors, submit. */
export async function visit(
  { page, built, service, cpuTime, countCommits }: Visit,
  load: number,
): Promise<Samples> {
  const samples: Samples = { 'load and evaluate': load };
  const settle = () => page.evaluate(() => window.bench.settle());
  const click = async (selector: string) => {
    const { x, y } = await centerOf(selector);
    await page.mouse.click(x, y);
  };
  const countFiles = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  const centerOf = (selector: string) =>
    page.evaluate((css) => {
      const element = document.querySelector(css);
      if (!element) throw new Error(`There is no element ${css}.`);
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, selector);

  await page.evaluate(() => window.bench.prepare(1));
  const files = await countFiles();
  samples['commits of a mount'] = await countCommits(async () => {
    samples['first mount'] = (await cpuTime(() => page.evaluate(() => window.bench.mount()))).mainThread;
  });
  samples['files loaded by a mount'] = (await countFiles()) - files;
  await page.evaluate(() => window.bench.show());
  // A page that was idle before.
  await page.evaluate(() => window.bench.idle());
  await page.evaluate(() => window.bench.idle());
  if (built.contestant.preloads) {
    await page.evaluate((late) => window.bench.attached(late), built.late);
  }

  const { x, y } = await centerOf(control('name'));
  const focus = await cpuTime(async () => {
    await page.mouse.click(x, y);
    await page.evaluate((late) => window.bench.attached(late), built.late);
  });
  samples['first focus'] = focus.mainThread;

  async function type(name: FieldName, title: string): Promise<void> {
    await page.focus(control(name));
    await settle();
    const commits = await countCommits(async () => {
      const { mainThread, script } = await cpuTime(() => page.keyboard.type(TEXT));
      samples[title] = mainThread / TEXT.length;
      samples[`script of a ${title}`] = script / TEXT.length;
    });
    samples[`commits of a ${title}`] = commits / TEXT.length;
  }

  // The first text compiles the code.
  await type('name', 'key');
  await type('message', 'key');

  // Each field but the message has an error.
  await page.fill(control('name'), '');
  await click(SUBMIT);
  await page.getByText(texts.nameRequired, { exact: true }).waitFor();
  await settle();
  await type('message', 'key, error elsewhere');
  await type('email', 'key, own error');

  for (const [name, value] of Object.entries(VALUES)) await page.fill(control(name), value);
  await settle();
  service.answerWith(500);
  const times: number[] = [];
  for (let submit = 0; submit < WARM_SUBMITS + 1; submit += 1) times.push(await submitOnce());
  [samples['click to fetch, first']] = times;
  samples['click to fetch, warm'] = median(times.slice(1));

  service.answerWith(201);
  samples['commits of a submit'] = await countCommits(async () => {
    await submitOnce();
    await page.locator(control('name')).waitFor({ state: 'detached' });
  });
  return samples;

  async function submitOnce(): Promise<number> {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.evaluate(() => window.bench.expectFetch());
    await click(SUBMIT);
    const time = await page.evaluate(() => window.bench.clickToFetch());
    await answered;
    await settle();
    await page.evaluate(() => window.bench.idle());
    await settle();
    return time;
  }
}

/** Evaluates the chunks that load on first interaction, without a form. */
export async function engineEvaluation({ page, built, cpuTime }: Visit): Promise<Samples> {
  const evaluate = () => page.evaluate((late) => window.bench.attached(late, true), built.late);
  return { 'engine evaluation': (await cpuTime(evaluate)).mainThread };
}

/** A submit of a filled-in form that has never had the focus, so that the engine loads after the click. */
export async function coldSubmit({ page, service }: Visit): Promise<Samples> {
  service.answerWith(201);
  await showForm(page);
  await page.evaluate((values) => window.bench.fill(values), VALUES);
  await page.evaluate(() => window.bench.idle());
  await page.evaluate(() => {
    window.bench.expectFetch();
    window.bench.clickSubmit();
  });
  return { 'click to fetch, engine not loaded': await page.evaluate(() => window.bench.clickToFetch()) };
}

const SUBMIT = '[type=submit], button:not([type])';
// rjsf adds a prefix to the names.
const control = (name: string) => `[name$="${name}"]`;

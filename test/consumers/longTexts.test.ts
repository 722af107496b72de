import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../browsers/openPage.js';
import { buildPage } from './buildPage.js';
import { servePage, type ServedPage } from './servePage.js';
import { fillIn, sendButton } from './visitor.js';

const LENGTH = 1_000_000;
const repeat = (unit: string) => unit.repeat(LENGTH / unit.length);

/** The same page with nothing of the kit's: native fields, an error for the one that is too long, and the focus on it. */
const NATIVE = `
  for (const field of document.querySelectorAll('[dir=auto]')) field.removeAttribute('dir');
  const form = document.querySelector('form');
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const field = [...form.elements].find(({ value }) => value.length >= ${LENGTH});
    const error = Object.assign(document.createElement('p'), { className: 'contact-error', textContent: 'Too long' });
    field.after(error);
    field.focus();
  });
`;

interface Cost {
  /** Milliseconds of the main thread, for all that it does. */
  all: number;
  /** Those for scripts, and for finding out the styles that they change. */
  script: number;
}

let served: ServedPage;
beforeAll(async () => {
  served = await servePage(await buildPage(19));
  return served.close;
});

async function openForm(isNative = false): Promise<Page> {
  const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  if (isNative) {
    await page.route(/client\.css/, (route) => route.abort());
    await page.route(/client\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: NATIVE }),
    );
  }
  await page.goto(served.url, { waitUntil: 'networkidle' });
  // In a serif font, Chromium alone takes minutes for a megabyte of Arabic, in any field.
  await page.evaluate(() => (document.body.style.fontFamily = 'monospace'));
  return page;
}

/** What the main thread does meanwhile, in its own time: others may keep the machine busy. */
async function costOf(page: Page, act: () => Promise<void>): Promise<Cost> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<Cost> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const milliseconds = (metric: string) =>
      (metrics.find(({ name }) => name === metric)?.value ?? NaN) * 1_000;
    return {
      all: milliseconds('TaskDuration'),
      script: milliseconds('ScriptDuration') + milliseconds('RecalcStyleDuration'),
    };
  };
  const before = await read();
  await act();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
  const after = await read();
  return { all: after.all - before.all, script: after.script - before.script };
}

/** Fills in the form, pastes a text into one field, and presses Send. */
async function pasteAndSend(page: Page, label: string, text: string): Promise<Cost> {
  await fillIn(page);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel(label).fill('');
  await page.waitForLoadState('networkidle');
  return costOf(page, async () => {
    await page.keyboard.press('ControlOrMeta+V');
    await sendButton(page).click();
    await page.locator('.contact-error').waitFor();
  });
}

const inMilliseconds = ({ all, script }: Cost) =>
  `${Math.round(all)} ms, ${Math.round(script)} of scripts and styles`;

it('takes a direction of its own up to 20,000 characters, and the form’s beyond', async () => {
  const page = await openForm();
  await page.evaluate(() => navigator.clipboard.writeText('مرحبا جدا '.repeat(2_000)));
  const message = page.getByLabel('Message');
  const direction = () =>
    message.evaluate((control) => [control.getAttribute('dir'), getComputedStyle(control).direction]);
  await message.focus();
  await page.keyboard.press('ControlOrMeta+V');
  expect(await direction()).toEqual(['auto', 'rtl']);
  await page.keyboard.type('!');
  expect(await direction()).toEqual([null, 'ltr']);
  expect((await message.inputValue()).length).toBe(20_001);
});

describe('a megabyte, pasted', () => {
  it.each([
    ['Message', 'short lines', repeat('a line: 1\n')],
    ['Message', 'Arabic', repeat('مرحبا جدا ')],
    ['Name', 'one long line', repeat('x'.repeat(9) + ' ')],
    ['Email', 'emoji', repeat('😀')],
  ])(
    'into %s, is told at once to be too long, and is still there: %s',
    async (label, what, text) => {
      const page = await openForm();
      const before = served.submissions().length;
      const kit = await pasteAndSend(page, label, text);
      expect(await page.locator('.contact-error').allTextContents()).toEqual(['This is too long.']);
      const field = page.getByLabel(label);
      // Compared over there: it takes seconds to bring a megabyte here.
      expect(
        await field.evaluate(
          (control: HTMLInputElement, length) => [
            control.value.length - length,
            control === document.activeElement,
          ],
          text.length,
        ),
      ).toEqual([0, true]);
      expect(served.submissions()).toHaveLength(before);

      const native = await pasteAndSend(await openForm(true), label, text);
      console.info(`${label}, ${what}: ${inMilliseconds(kit)}; natively ${inMilliseconds(native)}`);
      // A machine that is slow at the browser's own part is so at the kit's.
      expect(kit.script - native.script).toBeLessThan(Math.max(100, native.script / 4));
      expect(kit.all).toBeLessThan(2 * native.all + 100);
    },
    180_000,
  );
});

import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { hold } from '../../support/consumers/hold.js';
import { serveForm, type ServedForm } from '../../support/consumers/serveForm.js';
import { fillIn, hydrated, sendButton } from '../../support/visitor.js';

const read = (file: string) => readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8');
const STYLES = read('styles.css');

let form: ServedForm;

beforeAll(async () => {
  form = await serveForm(
    'production',
    `
    import { createRoot } from 'react-dom/client';
    import { ContactCounter, ContactField, ContactForm, ContactRadioGroup, ContactSubmit } from './dist/index.js';

    const { ownFields, isNameAlone, ...props } = JSON.parse(new URLSearchParams(location.search).get('props'));
    const children = isNameAlone ? (
      <>
        <ContactField name="name" />
        <ContactField name="message" />
      </>
    ) : ownFields && (
      <>
        <ContactField name="name" />
        <ContactField name="email" />
        <ContactField name="company" width="half" />
        <ContactField name="topic" as="select"><option>Order</option></ContactField>
        <ContactRadioGroup name="urgency" options={[{ value: 'low', label: 'There is time' }]} />
        <ContactField name="message" description={<ContactCounter max={60} />} />
        <ContactField name="consent" type="checkbox" label="I agree" />
        <ContactSubmit />
      </>
    );
    createRoot(document.body).render(
      <ContactForm baseUrl="/" {...props}>{children}</ContactForm>,
    );`,
  );
}, 60_000);

afterAll(() => form?.close());

interface Options {
  width?: number;
  css?: string;
  styles?: string;
}

async function showForm(
  props: object,
  { width = 700, css = '', styles = STYLES }: Options = {},
): Promise<Page> {
  const page = await openPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript((content) => {
    addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: content }));
    });
  }, styles + css);
  await page.goto(form.urlOf({ formId: 'f_1', ...props }));
  await hydrated(page);
  return page;
}

async function sizeOf(element: Locator): Promise<{ width: number; height: number }> {
  const { width = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  return { width, height };
}

describe('every field and button has the height of the theme', () => {
  it.each([
    ['', 44],
    ['soft', 52],
    ['sharp', 48],
    ['line', 49.5],
  ])('"%s": %f px', async (theme, height) => {
    const props = { ownFields: true, className: theme && `rck-${theme}` };
    const page = await showForm(props, { css: theme && read(`themes/${theme}.css`) });
    for (const selector of ['[name=name]', '[name=email]', '[name=topic]', '.rck-submit']) {
      expect([selector, (await sizeOf(page.locator(selector))).height]).toEqual([selector, height]);
    }
  });

  it('also if an ancestor sets another height and font size', async () => {
    const css = 'body { --rck-control-height: 3em; font-size: 18px }';
    const page = await showForm({ ownFields: true }, { css });
    for (const selector of ['[name=name]', '[name=topic]', '.rck-submit']) {
      expect([selector, (await sizeOf(page.locator(selector))).height]).toEqual([selector, 54]);
    }
  });
});

it('boxes to tick have 20 px, and the text of a select starts where the text of an input starts', async () => {
  const page = await showForm({ ownFields: true });
  for (const selector of ['[type=radio]', '[type=checkbox]']) {
    expect(await sizeOf(page.locator(selector))).toEqual({ width: 20, height: 20 });
  }
  const paddingOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { appearance, paddingInlineStart, textIndent } = getComputedStyle(element);
      return { appearance, paddingInlineStart, textIndent };
    });
  const { paddingInlineStart, textIndent } = await paddingOf('[name=name]');
  expect(await paddingOf('[name=topic]')).toEqual({ appearance: 'none', paddingInlineStart, textIndent });
});

it('only two fields of half the width share a row', async () => {
  const page = await showForm({ ownFields: true });
  const [name, company, topic] = await Promise.all(
    ['[name=name]', '[name=company]', '[name=topic]'].map((selector) => sizeOf(page.locator(selector))),
  );
  expect(name?.width).toBeLessThan((topic?.width ?? 0) / 2);
  expect(company?.width).toBe(name?.width);
  const alone = await showForm({ isNameAlone: true });
  expect(await sizeOf(alone.locator('[name=name]'))).toEqual({ ...topic, height: 44 });
});

describe('next to a tall neighbor, every part of the form keeps its height', () => {
  const NEIGHBORS = {
    'a grid': 'body { display: grid; grid-template-columns: 1fr 1fr }',
    'a flexbox': 'body { display: flex } form { flex: 1 }',
  };

  async function heightsOf(page: Page): Promise<[selector: string, height: number][]> {
    const parts = await page.locator('.rck-form > :is(.rck-field, .rck-submit, .rck-confirmation)').all();
    const again = await page.locator('.rck-confirmation > *').all();
    return Promise.all(
      [...parts, ...again].map(async (part): Promise<[string, number]> => [
        (await part.getAttribute('class')) ?? '',
        (await sizeOf(part)).height,
      ]),
    );
  }

  it.each(
    Object.keys(NEIGHBORS).flatMap((layout) =>
      ['', 'soft', 'sharp', 'line'].map((theme) => [layout as keyof typeof NEIGHBORS, theme] as const),
    ),
  )('in %s, with the theme "%s"', async (layout, theme) => {
    const measure = async (css: string) => {
      const props = { formId: 'f_1', className: theme && `rck-${theme}` };
      const page = await showForm(props, {
        width: 1280,
        css: `${theme && read(`themes/${theme}.css`)} form { inline-size: 600px } body::after { content: ''; ${css}`,
      });
      const idle = await heightsOf(page);
      await fillIn(page);
      await sendButton(page).click();
      await page.locator('.rck-confirmation-title:focus').waitFor();
      return { idle, success: await heightsOf(page) };
    };
    const alone = await measure('}');
    expect(alone.idle.map(([part]) => part)).toContain('rck-submit');
    expect(alone.success.map(([part]) => part)).toContain('rck-action');
    expect(await measure(`block-size: 2000px } ${NEIGHBORS[layout]}`)).toEqual(alone);
  });
});

describe('in the theme Soft', () => {
  const soft = read('themes/soft.css');

  it('the handle that resizes a textarea does not cross the round corner', async () => {
    const page = await showForm({ className: 'rck-soft' }, { css: soft });
    const message = page.locator('[name=message]');
    const { height } = await sizeOf(message);
    expect(await message.evaluate((element) => getComputedStyle(element).resize)).toBe('none');
    // It grows with the text instead.
    await message.fill('Hello\n'.repeat(15));
    expect((await sizeOf(message)).height).toBeGreaterThan(height);
  });
});

/** The words of an element's text that are on more than one line. A line can end after a hyphen. */
function splitWords(element: Locator): Promise<string[]> {
  return element.evaluate(({ firstChild }) => {
    const text = firstChild as Text;
    const words = [...text.data.matchAll(/[^\s-]+-?/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    });
    return words.map(([word]) => word);
  });
}

it.each(['en', 'de', 'el', 'hu'])(
  'with doubled text on a phone, no word of the button is split: %s',
  async (locale) => {
    const page = await showForm(
      { locale, formId: 'sandbox-not-sent' },
      { width: 320, css: 'html { font-size: 200% }' },
    );
    await page.locator(`form[lang=${locale}]:not([data-loading])`).waitFor();
    expect(await splitWords(page.locator('.rck-submit-label'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);

it.each(['en', 'de', 'el', 'hu'])(
  'with doubled text on a phone, no word of the recommended action is split: %s',
  async (locale) => {
    const page = await showForm(
      { locale, formId: 'sandbox-rejected', fallback: { email: 'hello@example.com' } },
      { width: 390, css: 'html { font-size: 200% }' },
    );
    await page.locator(`form[lang=${locale}]:not([data-loading])`).waitFor();
    for (const name of ['name', 'message']) await page.locator(`[name=${name}]`).fill('Ada');
    await page.locator('[name=email]').fill('ada@example.com');
    await page.locator('.rck-submit').click();
    const action = page.locator('.rck-fallback > :first-child');
    await action.waitFor();
    expect(await splitWords(action)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);

it('the first action after a failure is as wide as the form only in a narrow form', async () => {
  for (const width of [390, 700]) {
    const page = await showForm(
      { formId: 'sandbox-not-sent', fallback: { email: 'hello@example.com', phone: '+49 30 123456' } },
      { width },
    );
    await fillIn(page);
    await sendButton(page).click();
    const action = page.locator('.rck-fallback > :first-child');
    await action.waitFor();
    const { width: inner } = await sizeOf(page.locator('.rck-fallback'));
    expect([width, (await sizeOf(action)).width > inner * 0.7]).toEqual([width, width === 390]);
  }
});

it('the button is as wide as the fields only in a narrow form', async () => {
  for (const width of [390, 700]) {
    const page = await showForm({}, { width });
    const button = await sizeOf(page.locator('.rck-submit'));
    const message = await sizeOf(page.locator('[name=message]'));
    expect([width, button.width === message.width]).toEqual([width, width === 390]);
  }
});

describe('a form in Arabic', () => {
  it('is written from right to left at once, and shows no English label before the catalog arrives', async () => {
    const page = await openPage();
    const deliver = await hold(page, /\/ar-[^/]*\.js$/);
    await page.addInitScript((content) => {
      addEventListener('DOMContentLoaded', () => {
        document.head.append(Object.assign(document.createElement('style'), { textContent: content }));
      });
    }, STYLES);
    await page.goto(form.urlOf({ formId: 'f_1', locale: 'ar' }));
    const label = page.locator('.rck-label > label').first();
    const opacity = () =>
      page
        .locator('.rck-label')
        .first()
        .evaluate((element) => getComputedStyle(element).opacity);
    await page.locator('form[dir=rtl][data-loading]').waitFor();
    // The animation hides the labels for one second. Paused, it hides them for the rest of the test.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
    expect(await opacity()).toBe('0');
    // The field keeps its name. Otherwise, Firefox tells screen readers later too that it has none.
    expect(await label.isVisible()).toBe(true);
    const { height } = await sizeOf(page.locator('form'));
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    expect(await label.textContent()).toBe('Name');
    expect(await opacity()).toBe('1');
    deliver();
    await page.locator('form[lang=ar]:not([data-loading])').waitFor();
    expect(await opacity()).toBe('1');
    expect((await sizeOf(page.locator('form'))).height).toBe(height);
  });

  it('has the caret of an empty field on the right, and then follows the text', async () => {
    const page = await showForm({ locale: 'ar' });
    await page.locator('form[lang=ar]').waitFor();
    const message = page.locator('[name=message]');
    const direction = () => message.evaluate((element) => getComputedStyle(element).direction);
    expect(await direction()).toBe('rtl');
    await message.fill('Hello');
    expect(await direction()).toBe('ltr');
    await message.fill('مرحبا');
    expect(await direction()).toBe('rtl');
  });
});

it('without the stylesheet, text for screen readers takes no space', async () => {
  const page = await showForm({ formId: 'sandbox-not-sent' }, { styles: '' });
  await page.context().grantPermissions(['clipboard-write']);
  await fillIn(page);
  await sendButton(page).click();
  await page.locator('[role=alert] p').waitFor();
  await page.locator('.rck-fallback button').click();
  for (const announcement of await page.locator('.rck-announcement').all()) {
    const { width, height } = await sizeOf(announcement);
    expect(width * height).toBeLessThanOrEqual(1);
  }
});

it('nothing is animated for visitors who prefer reduced motion', async () => {
  /** Submits a form twice, and returns a function that reads which animations have started. */
  const animations = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await showForm({ formId: 'sandbox-not-sent' });
    await page.emulateMedia({ reducedMotion });
    // Animations can be short.
    await page.evaluate(() => {
      const names = new Set<string>();
      Object.assign(window, { names });
      addEventListener('animationstart', (event) => names.add(event.animationName), { capture: true });
    });
    await sendButton(page).click();
    await page.locator('.rck-error').first().waitFor();
    await fillIn(page);
    await sendButton(page).click();
    await page.locator('.rck-status b').waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    return () => page.evaluate(() => [...(window as unknown as { names: Set<string> }).names]);
  };
  await expect.poll(await animations('no-preference')).toContain('rck-appear');
  expect(await (await animations('reduce'))()).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  ContactCounter,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  ContactSubmit,
} from '../../../src/index.js';
import { contactSchema } from '../../../src/schema/index.js';
import { ContactHours } from '../../../src/details/index.js';
import { openPage } from '../../support/browsers/openPage.js';
import { screenshot } from '../../support/browsers/screenshot.js';
import { contrasts } from '../../support/stories/contrasts.js';

const STYLES = readFileSync(new URL('../../../src/styles.css', import.meta.url), 'utf8');
const PAGE_STYLES = readFileSync(new URL('../../../src/page.css', import.meta.url), 'utf8');

const FOLDER = new URL('../../../src/themes/', import.meta.url);
const THEMES = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [file.replace('.css', ''), readFileSync(new URL(file, FOLDER), 'utf8')]),
);

/** A stylesheet as a browser without this feature reads it. */
const without = (feature: RegExp, styles: string) =>
  styles.replaceAll(feature, (name) => name.replace(/\w/, 'unknown-$&'));
const RELATIVE_COLORS = /(oklch|color)\((?=\s*from)/g;
/** These came with `color-mix()` and `:has()` or later. */
const LIGHT_DARK = /light-dark\(/g;

const schema = contactSchema.extend({ topic: z.string(), urgency: z.string(), consent: z.boolean() });

const everyPart = (
  <ContactForm formId="f_1" baseUrl="/" schema={schema} defaultValues={{ name: 'Ada Lovelace' }}>
    <ContactField name="name" />
    <ContactField name="email" placeholder="name@example.com" />
    <ContactField<typeof schema> name="topic" description="A few words." />
    <ContactRadioGroup<typeof schema>
      name="urgency"
      options={[{ value: 'low', label: 'There is time' }]}
      required
    />
    <ContactField name="message" description={<ContactCounter max={60} />} />
    <ContactField<typeof schema> name="consent" type="checkbox" label="I agree" />
    <ContactSubmit />
    <div className="rck-status" data-code="unconfirmed">
      <p>
        <span>
          <b>We can’t tell whether it arrived. </b>Your text is still here.
        </span>
      </p>
    </div>
    <div className="rck-confirmation">
      <p>Thank you for writing to us.</p>
    </div>
  </ContactForm>
);

/** A page of server markup with the stylesheet, and with CSS of the page. */
async function show(form: ReactElement, { css = '', styles = STYLES } = {}): Promise<Page> {
  const page = await openPage({ viewport: { width: 600, height: 800 } });
  await page.setContent(
    `<!doctype html><html lang="en"><title>Contact</title><style>${styles}</style><style>${css}</style>` +
      renderToString(form),
  );
  return page;
}

/** Position of the first element that matches. */
async function boxOf(page: Page, selector: string) {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? {
    x: NaN,
    y: NaN,
    width: NaN,
    height: NaN,
  };
  return { top: y, bottom: y + height, start: x, end: x + width };
}

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('on a page whose text has a contrast of only 4.5:1', () => {
  it.each([
    ['#767676', '#fff'],
    ['#575757', '#d0d0d0'],
    ['#000', '#757575'],
    ['#fff', '#767676'],
    ['#a2a2a2', '#333'],
    ['#767676', '#000'],
  ])(
    'every text of the form that inherits its colour has that contrast: %s on %s',
    async (text, background) => {
      const page = await show(everyPart, { css: `body { color: ${text}; background: ${background} }` });
      const measured = await page.evaluate(contrasts);
      // The submit button has its own colours.
      const texts = measured.filter(
        ({ target, minimum }) => minimum === 4.5 && !target.includes('rck-submit'),
      );
      for (const part of [
        'rck-label',
        'rck-mark',
        'rck-description',
        'Characters left',
        '::placeholder',
        'Thank you',
      ]) {
        expect(texts.map(({ target }) => target).join('\n')).toContain(part);
      }
      expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    },
  );
});

describe.each([
  ['relative colors', RELATIVE_COLORS],
  ['light-dark()', LIGHT_DARK],
])('in a browser without %s', (_, feature) => {
  const styles = without(feature, STYLES);

  it('the form has edges, and every text is readable', async () => {
    const page = await show(everyPart, { styles });
    for (const selector of ['input[name=email]', 'textarea', '.rck-status > p', '.rck-submit']) {
      expect(await styleOf(page, selector, 'border-bottom-style')).toBe('solid');
      expect(await styleOf(page, selector, 'border-bottom-color')).not.toMatch(/rgba\(.*, 0\)$/);
    }
    await page.locator('textarea').focus();
    const measured = await page.evaluate(contrasts);
    expect(measured.map(({ target }) => target).join()).toContain('textarea');
    expect(measured.filter(({ ratio, minimum }) => ratio < minimum)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it('a ticked box and a chosen option show it', async () => {
    const page = await show(everyPart, { styles });
    for (const type of ['checkbox', 'radio']) {
      const box = page.locator(`[type=${type}]`).first();
      const before = await screenshot(page);
      await box.evaluate((input: HTMLInputElement) => (input.checked = true));
      expect(before.equals(await screenshot(page))).toBe(false);
    }
  });

  it.each(Object.entries(THEMES))('the theme %s still has borders', async (name, theme) => {
    const form = <ContactForm formId="f_1" baseUrl="/" className={`rck-${name}`} />;
    const page = await show(form, { styles: without(feature, STYLES + theme) });
    expect(await styleOf(page, 'input', 'border-bottom-style')).toBe('solid');
    expect(await styleOf(page, 'input', 'border-bottom-width')).toMatch(/^[12]px$/);
  });
});

it.each([
  '--rck-accent-color: banana',
  '--rck-accent-color: transparent',
  '--rck-shadow: none',
  '--rck-shadow: banana',
  '--rck-error-color: banana',
])('the form has edges, and every text is readable, with %s', async (declaration) => {
  for (const scheme of ['light', 'dark']) {
    const css = `:root { color-scheme: ${scheme}; background: ${scheme === 'dark' ? '#111' : '#fff'} } form { ${declaration} }`;
    const page = await show(everyPart, { css });
    await page.locator('textarea').focus();
    const measured = await page.evaluate(contrasts);
    expect(measured.map(({ target }) => target).join()).toContain('textarea');
    expect(measured.filter(({ ratio, minimum }) => ratio < minimum)).toEqual([]);
  }
});

it("Vite's production build does not change the colors", async () => {
  const folder = fileURLToPath(new URL('../../../src/', import.meta.url));
  const files = readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.css'));
  expect(files.length).toBeGreaterThan(5);
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: files.map((file) => folder + String(file)) } },
  })) as Rolldown.RolldownOutput;
  const css = output.map((file) => ('source' in file ? String(file.source) : '')).join('');
  expect(css).toContain('.rck-place');
  // Variables that only a `color-scheme` in the same build defines
  expect(css).not.toContain('--lightningcss');
});

it.each([320, 768])('a long reason of an exception wraps, at %i px', async (width) => {
  const exceptions = {
    '2026-12-24': { hours: [], reason: 'Betriebsferien zwischen Weihnachten und Neujahr' },
  };
  const place = (
    <div className="rck-page">
      <div className="rck-place" style={{ inlineSize: '50%' }}>
        <ContactHours details={{ exceptions }} />
      </div>
    </div>
  );
  const page = await show(place, { styles: STYLES + PAGE_STYLES });
  await page.setViewportSize({ width, height: 800 });
  const [reason, list] = [await boxOf(page, '.rck-hours dt'), await boxOf(page, '.rck-hours dl')];
  expect(reason.end).toBeLessThanOrEqual(list.end);
});

it('the submit button has the baseline of its label', async () => {
  const buttons = (
    <ContactForm formId="f_1" baseUrl="/">
      <p>
        <ContactSubmit /> <ContactSubmit>Close</ContactSubmit>
      </p>
    </ContactForm>
  );
  const page = await show(buttons);
  const [kit, own] = await page
    .locator('.rck-submit')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  expect(kit).toBeCloseTo(own ?? NaN, 0);
});

it('targets have 44 px on touch screens, also in a shadow root', async () => {
  const page = await openPage({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true });
  const checkbox = '<input class="rck-control" type="checkbox" id="c">';
  const label = '<label for="c">Yes</label>';
  const targets = `<form class="rck-form" style="font-size: 15px">
    <div class="rck-field">${checkbox}<div class="rck-label">${label}</div></div>
    <div class="rck-option">${checkbox}${label}</div>
    <button class="rck-submit">Send</button><button class="rck-secondary">Again</button>
    <div class="rck-fallback"><a class="rck-action" href="#">Email</a></div></form>`;
  await page.setContent(
    `<!doctype html><div><template shadowrootmode="open"><style>${STYLES}</style>${targets}</template></div>
    <style>${STYLES}</style>${targets}`,
  );
  for (const target of await page.locator('button, a').all())
    expect((await target.boundingBox())?.height).toBeGreaterThan(43.99);
  expect(await page.locator('button, a').count()).toBe(6);
  for (const row of await page.locator('.rck-option, .rck-field').all())
    expect((await row.boundingBox())?.height).toBeCloseTo(44, 0);
});

it.each([...Object.keys(THEMES), ''])(
  'a focused fallback action has a ring of two colors, with the theme "%s"',
  async (theme) => {
    const page = await openPage();
    await page.setContent(`<!doctype html><style>${STYLES}${THEMES[theme] ?? ''}</style>
      <form class="rck-form ${theme && `rck-${theme}`}"><div class="rck-fallback" data-code="rejected">
      <button class="rck-action" type="button">Copy</button></div></form>`);
    await page.keyboard.press('Tab');
    const { outlineStyle, boxShadow } = await page
      .locator('button:focus-visible')
      .evaluate((button) => ({ ...getComputedStyle(button) }));
    expect(outlineStyle).toBe('solid');
    expect(boxShadow).toMatch(/0px 0px 0px 2px$/);
  },
);

it('the fallback action of the theme Line, which has no background, has the text color of the page', async () => {
  const page = await openPage();
  await page.setContent(`<!doctype html><style>${STYLES}${THEMES['line']} body { background: #111; color: #eee }</style>
    <form class="rck-form rck-line"><div class="rck-fallback" data-code="unconfirmed">
    <button class="rck-action" type="button">Copy</button></div></form>`);
  expect(await styleOf(page, '.rck-action', 'color')).toBe('rgb(238, 238, 238)');
});

it('the buttons of a contact page have the corners of buttons', async () => {
  const page = await openPage();
  await page.setContent(`<!doctype html><style>${STYLES}${PAGE_STYLES} :root { --rck-button-border-radius: 9px }</style>
    <form class="rck-form"><button class="rck-submit">Send</button></form><a class="rck-map-link" href="#">Map</a>`);
  const radii = await page
    .locator('.rck-submit, .rck-map-link')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).borderRadius));
  expect(radii).toEqual(['9px', '9px']);
});

describe('the empty description element', () => {
  // A page's rule for all elements of this kind overrides the browser's `[hidden]`.
  it.each(['', 'form div div { display: block }'])(
    'adds no height and no gap, with this rule of the page: "%s"',
    async (css) => {
      const page = await show(<ContactForm formId="f_1" baseUrl="/" />, { css });
      const [label, control] = [await boxOf(page, '.rck-label'), await boxOf(page, '.rck-control')];
      // 0.375em
      expect(control.top - label.bottom).toBeCloseTo(6);
    },
  );

  it('keeps two short fields side by side, and a field with a description in its own row', async () => {
    const page = await show(everyPart);
    const [name, email] = [await boxOf(page, '[name=name]'), await boxOf(page, '[name=email]')];
    const topic = await boxOf(page, '[name=topic]');
    expect(email.top).toBe(name.top);
    expect(email.start).toBeGreaterThan(name.end);
    expect(topic.end - topic.start).toBe(email.end - name.start);
  });

  // Many pages have a rule that makes labels blocks.
  it.each(['', 'label { display: block }'])(
    'the mark follows the text of the label in the same line, with this rule of the page: "%s"',
    async (css) => {
      const field = (
        <ContactForm formId="f_1" baseUrl="/">
          <ContactField name="phone" label="Phone" />
        </ContactForm>
      );
      const page = await show(field, { css });
      const [label, mark] = [await boxOf(page, 'label'), await boxOf(page, '.rck-mark')];
      expect(mark.top).toBe(label.top);
      // A space
      expect(mark.start - label.end).toBeGreaterThan(2);
      expect(mark.start - label.end).toBeLessThan(6);
    },
  );

  it('keeps the label of a checkbox next to the checkbox, and a description below the label', async () => {
    const consent = (description?: string) => (
      <ContactForm<typeof schema> formId="f_1" baseUrl="/" schema={schema}>
        <ContactField<typeof schema>
          name="consent"
          type="checkbox"
          label="I agree"
          description={description}
        />
      </ContactForm>
    );
    for (const description of [undefined, 'You can withdraw it.']) {
      const page = await show(consent(description));
      const [box, label] = [await boxOf(page, '[name=consent]'), await boxOf(page, '.rck-label')];
      expect(label.start).toBeGreaterThan(box.end);
      expect(Math.abs((label.top + label.bottom) / 2 - (box.top + box.bottom) / 2)).toBeLessThan(2);
      if (!description) continue;
      const text = await boxOf(page, '.rck-description');
      expect(text.top).toBeGreaterThanOrEqual(label.bottom);
      expect(text.start).toBe(label.start);
    }
  });
});

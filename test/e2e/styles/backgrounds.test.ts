import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { serveForm, type ServedForm } from '../../support/consumers/serveForm.js';
import { contrasts } from '../../support/stories/contrasts.js';
import { fillIn, hydrated, sendButton } from '../../support/visitor.js';

const read = (file: string) => readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8');
const STYLES = read('styles.css');

/** Backgrounds of pages: the text color, and the colors at both ends of a gradient. */
const PAGES: Record<string, { color: string; backgrounds: readonly string[] }> = {
  white: { color: '#16181d', backgrounds: ['#fff'] },
  grey: { color: '#16181d', backgrounds: ['#f6f6f8', '#d4d6dc'] },
  'mid grey with dark text': { color: '#000', backgrounds: ['#8a8a8a'] },
  'mid grey with light text': { color: '#fff', backgrounds: ['#707070'] },
  cream: { color: '#3a2f1b', backgrounds: ['#faf3e3'] },
  dark: { color: '#eceef3', backgrounds: ['#0e0f13', '#16181e', '#1f2937'] },
  black: { color: '#fff', backgrounds: ['#000'] },
  'saturated blue': { color: '#fff', backgrounds: ['#1d4ed8'] },
  'saturated green': { color: '#fff', backgrounds: ['#0f7a3d'] },
  'saturated yellow': { color: '#1a1500', backgrounds: ['#ffd60a'] },
  'saturated red': { color: '#fff', backgrounds: ['#b91c1c'] },
  'a gradient': { color: '#fff', backgrounds: ['#7c3aed', '#be185d'] },
  'a card on a photo': { color: '#16181d', backgrounds: ['#fff'] },
  'a dark card on a photo': { color: '#eceef3', backgrounds: ['#16181e'] },
};

/** How a visitor gets to see the parts of the form, in the order of the journey. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'at rest': () => Promise.resolve(),
  'with errors': async (page) => {
    await sendButton(page).press('Enter');
    await page.locator('.rck-error').first().waitFor();
  },
  'after a failure': async (page) => {
    await fillIn(page);
    // With the keyboard, the button keeps a focus ring.
    await sendButton(page).press('Enter');
    await page.locator('.rck-status b').waitFor();
  },
};

let form: ServedForm;

beforeAll(async () => {
  form = await serveForm(
    'production',
    `
    import { createRoot } from 'react-dom/client';
    import { ContactCounter, ContactFallback, ContactField, ContactForm, ContactRadioGroup, ContactStatus, ContactSubmit } from './dist/index.js';
    import { contactSchema } from './dist/schema/index.js';
    import * as z from 'zod';

    const schema = contactSchema.extend({ topic: z.string(), urgency: z.string().default(''), consent: z.boolean() });
    const { formId, className } = JSON.parse(new URLSearchParams(location.search).get('props'));
    createRoot(document.body).render(
      <ContactForm formId={formId} className={className} baseUrl="/" schema={schema} fallback={{ email: 'hello@example.com' }}>
        <ContactField name="name" />
        <ContactField name="email" placeholder="name@example.com" description="For our answer only." />
        <ContactField name="topic" as="select" label="Topic"><option>Order</option></ContactField>
        <ContactRadioGroup name="urgency" options={[{ value: 'low', label: 'There is time' }]} />
        <ContactField name="message" description={<ContactCounter max={60} />} />
        <ContactField name="consent" type="checkbox" label={<>I agree to the <a href="#terms">terms</a></>} />
        <ContactSubmit />
        <ContactStatus />
        <ContactFallback />
      </ContactForm>,
    );`,
  );
}, 60_000);

afterAll(() => form?.close());

/** The theme Line draws no boxes, so it needs a page that is as light or as dark as its color scheme. */
const PAGES_FOR_LINE = {
  light: {
    white: PAGES['white'],
    cream: PAGES['cream'],
    paper: { color: '#1c1a16', backgrounds: ['#faf7f0'] },
  },
  dark: { black: PAGES['black'], ink: { color: '#eceae4', backgrounds: ['#151411', '#16181e'] } },
};

/** The texts and edges whose contrast is too low, on every page in both color schemes. */
async function findPale(
  page: Page,
  pagesOf: Record<'light' | 'dark', Partial<typeof PAGES>>,
): Promise<object[]> {
  const pale: object[] = [];
  for (const [colorScheme, pages] of Object.entries(pagesOf)) {
    for (const [name, { color = '', backgrounds = [] } = {}] of Object.entries(pages)) {
      for (const background of backgrounds) {
        const css = { colorScheme, color, background };
        await page.evaluate((style) => Object.assign(document.documentElement.style, style), css);
        const measured = await page.evaluate(contrasts);
        expect(measured.length).toBeGreaterThan(3);
        const tooLow = measured.filter(({ ratio, minimum }) => ratio < minimum);
        pale.push(...tooLow.map((contrast) => Object.assign(contrast, { name }, css)));
      }
    }
  }
  return pale;
}

const EVERYWHERE = { light: PAGES, dark: PAGES };

async function showForm(props: object, css = ''): Promise<Page> {
  const page = await openPage({ viewport: { width: 700, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(form.urlOf(props));
  // Transitions would show colors of the previous page.
  await page.addStyleTag({ content: `${STYLES}${css} * { transition: none !important }` });
  await hydrated(page);
  return page;
}

describe('every text is readable, and every edge and focus ring is visible, on every page in both color schemes', () => {
  it.each(['sandbox-server-error', 'sandbox-not-sent'])('in a form that fails: %s', async (formId) => {
    const page = await showForm({ formId });
    for (const [state, reach] of Object.entries(STATES)) {
      await reach(page);
      expect([state, await findPale(page, EVERYWHERE)]).toEqual([state, []]);
    }
  });

  it('in a confirmation', async () => {
    const page = await showForm({ formId: 'f_1' });
    await fillIn(page);
    await sendButton(page).press('Enter');
    await page.locator('.rck-confirmation-title:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.locator('.rck-action:focus-visible').waitFor();
    expect(await findPale(page, EVERYWHERE)).toEqual([]);
  });

  it.each([
    ['soft', EVERYWHERE],
    ['sharp', EVERYWHERE],
    ['line', PAGES_FOR_LINE],
  ])('in the theme %s', async (theme, pages) => {
    const props = { formId: 'sandbox-server-error', className: `rck-${theme}` };
    const page = await showForm(props, read(`themes/${theme}.css`));
    for (const [state, reach] of Object.entries(STATES)) {
      await reach(page);
      expect([state, await findPale(page, pages)]).toEqual([state, []]);
    }
  });
});

describe('with forced colors', () => {
  it.each(['', 'soft', 'sharp', 'line'])(
    'every text and edge is visible, in the theme "%s"',
    async (theme) => {
      const props = { formId: 'sandbox-not-sent', className: theme && `rck-${theme}` };
      const page = await showForm(props, theme && read(`themes/${theme}.css`));
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      for (const [state, reach] of Object.entries(STATES)) {
        await reach(page);
        const measured = await page.evaluate(contrasts);
        expect(measured.map(({ target }) => target).join()).toContain('rck-submit-label');
        expect([state, measured.filter(({ ratio, minimum }) => ratio < minimum)]).toEqual([state, []]);
      }
      // Unlike a field, the button is filled.
      const fill = (selector: string) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await fill('.rck-submit')).not.toBe(await fill('[name=name]'));
    },
  );
});

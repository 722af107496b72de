import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { compileTailwind } from '../../../.storybook/tailwind.js';
import {
  ContactCheckboxGroup,
  ContactConfirmation,
  ContactCounter,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  ContactSubmit,
} from '../../../src/index.js';
import { contactSchema } from '../../../src/schema/index.js';
import { TailwindForm } from '../../../stories/recipes/TailwindForm.js';
import { TailwindStyledForm } from '../../../stories/recipes/TailwindStyledForm.js';
import { openPage } from '../../support/browsers/openPage.js';
import { screenshot } from '../../support/browsers/screenshot.js';

const ROOT = new URL('../../../', import.meta.url).pathname;
const STYLES = readFileSync(`${ROOT}src/styles.css`, 'utf8');

/** The compiled stylesheet of a recipe, with all of Tailwind's base styles. */
function recipe(name: string, edit = (css: string) => css): Promise<string> {
  const path = `${ROOT}stories/recipes/${name}.tailwind.css`;
  return compileTailwind(path, edit(readFileSync(path, 'utf8')));
}

const FORM = { formId: 'f_1', baseUrl: '/' };

const schema = contactSchema.extend({
  topic: z.enum(['sales']),
  urgency: z.enum(['low']),
  days: z.array(z.enum(['mon'])),
  consent: z.boolean(),
});
type Schema = typeof schema;

const everyPart = (
  <ContactForm<Schema> {...FORM} schema={schema}>
    <ContactField name="name" />
    <ContactField name="email" placeholder="name@example.com" />
    <ContactField<Schema> name="topic" as="select" description="A few words." required />
    <ContactRadioGroup<Schema> name="urgency" options={[{ value: 'low', label: 'There is time' }]} required />
    <ContactCheckboxGroup<Schema> name="days" options={[{ value: 'mon', label: 'Monday' }]} />
    <ContactField name="message" description={<ContactCounter max={60} />} />
    <ContactField<Schema> name="consent" type="checkbox" label="I agree" />
    <ContactSubmit />
    <div className="rck-status" data-code="rejected">
      <p>
        <span>
          <b>Not sent. </b>Send it by email.
        </span>
      </p>
    </div>
    <div className="rck-fallback" data-code="rejected">
      <a className="rck-action" href="mailto:hello@example.com">
        Send by email
      </a>
      <button type="button" className="rck-action">
        Copy
      </button>
    </div>
    <ContactConfirmation />
  </ContactForm>
);

/** A page with a form and these stylesheets. It sets what Tailwind's base styles set for the whole page. */
async function show(form: ReactElement, ...styles: readonly string[]): Promise<Page> {
  const page = await openPage({ viewport: { width: 600, height: 900 } });
  const elements = styles.map((css) => `<style>${css}</style>`).join('');
  await page.setContent(
    `<!doctype html><html lang="en"><title>Contact</title>${elements}
    <style>html { font: 1rem/1.5 sans-serif } body { margin: 0 }</style>${renderToString(form)}`,
  );
  return page;
}

async function pictureOf(form: ReactElement, ...styles: readonly string[]): Promise<string> {
  const page = await show(form, ...styles);
  return (await screenshot(page, { fullPage: true, animations: 'disabled' })).toString('base64');
}

describe('with the layer order of the guide, the base styles of Tailwind change nothing in the form', () => {
  it("if the kit's stylesheet follows", async () => {
    const picture = await pictureOf(everyPart, await recipe('TailwindStyledForm'));
    expect(picture === (await pictureOf(everyPart, STYLES))).toBe(true);
  });

  it("if the kit's stylesheet is imported between the order and Tailwind", async () => {
    const tailwind = await recipe('TailwindStyledForm', (css) =>
      css.replace(/(@import.*\n)(@import.*\n)/, '$2$1'),
    );
    expect(tailwind.indexOf('.rck-form')).toBeLessThan(tailwind.indexOf('[hidden]:where'));
    const picture = await pictureOf(everyPart, tailwind);
    expect(picture === (await pictureOf(everyPart, STYLES))).toBe(true);
  });

  it("and they do if the kit's stylesheet loads before it", async () => {
    const picture = await pictureOf(everyPart, STYLES, await recipe('TailwindStyledForm'));
    expect(picture === (await pictureOf(everyPart, STYLES))).toBe(false);
  });

  it('utilities override the kit, and without the order they do not', async () => {
    const radius = async (css: string) => {
      const page = await show(<TailwindStyledForm {...FORM} />, css);
      return page.getByLabel('Name').evaluate((control) => getComputedStyle(control).borderRadius);
    };
    const withoutOrder = await recipe('TailwindStyledForm', (css) => css.replace(/^@layer .*\n/, ''));
    expect(await radius(await recipe('TailwindStyledForm'))).toBe('4px');
    expect(await radius(withoutOrder)).not.toBe('4px');
  });
});

/** The recipe without the kit's stylesheet, which does not need the base styles of Tailwind, on a page that has them. */
const withBase = () =>
  recipe('TailwindForm', (css) => css.replace(/@import[^]*layer\(utilities\);/, "@import 'tailwindcss';"));

it("the recipe without the kit's stylesheet looks the same with the base styles of Tailwind", async () => {
  const styles = [await withBase(), await recipe('TailwindForm')];
  expect(styles.map((css) => css.includes('[hidden]:where'))).toEqual([true, false]);
  const [picture, other] = await Promise.all(styles.map((css) => pictureOf(<TailwindForm {...FORM} />, css)));
  expect(picture === other).toBe(true);
});

/** Many pages have such a rule outside of a layer. */
const RESET = '*, *::before, *::after { margin: 0; padding: 0; box-sizing: border-box }';

it.each<[string, (props: typeof FORM) => ReactElement, () => Promise<string>]>([
  ['with', ContactForm, () => recipe('TailwindStyledForm')],
  ['without', TailwindForm, withBase],
  ['with a reset of pseudo-elements over', ContactForm, async () => STYLES + RESET],
])(
  "the submit button keeps its width when its label changes, %s the kit's stylesheet",
  async (_, Form, css) => {
    const page = await show(<Form {...FORM} />, await css());
    const button = page.locator('[type=submit]');
    const width = () => button.evaluate((element) => element.getBoundingClientRect().width);
    const before = await width();
    for (const text of ['Sending…', 'Still sending…']) {
      await button.locator('span').evaluate((label, current) => (label.textContent = current), text);
      expect(await width()).toBe(before);
    }
  },
);

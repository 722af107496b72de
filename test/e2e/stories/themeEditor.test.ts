import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { serveStories, type ServedStories } from '../../support/stories/serveStories.js';
import { showDocument } from '../../support/stories/showStory.js';

const OWN_ACCENT = 'oklch(0.432355 0.132759 336.516)';

let stories: ServedStories;

beforeAll(async () => {
  stories = await serveStories();
}, 120_000);

afterAll(() => stories?.close());

it('the theme editor shows a theme, a color and other properties in the form, and as CSS to copy', async () => {
  const page = await openPage({ viewport: { width: 1000, height: 700 } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await showDocument(page, stories.urlOf('look-and-behavior-styling--docs'));
  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  const accent = page.getByLabel(/^Accent#/);
  expect(await accent.inputValue()).toBe('#4940d8');

  await page.getByRole('radio', { name: 'Soft' }).check();
  expect(await accent.inputValue()).toBe('#7a3ff2');
  expect(await styleOf('.theme-form [name=name]', 'border-radius')).toBe('18px');
  await accent.fill('#7b2d6b');
  // The color changes gradually.
  await expect.poll(() => styleOf('.theme-form .rck-submit', 'background-color')).toBe(OWN_ACCENT);
  await page.getByText('Shape and colors').click();
  await page.getByRole('slider', { name: 'Height' }).fill('4');
  expect(await styleOf('.theme-form [name=name]', 'height')).toBe('64px');

  const code = page.getByRole('group', { name: 'CSS of your theme' });
  await code.getByRole('button', { name: 'Copy' }).click();
  await code.getByRole('button', { name: 'Copied' }).waitFor();
  const css = `@import 'react-contact-kit/styles.css';
@import 'react-contact-kit/themes/soft.css';

/* <ContactForm className="rck-soft contact" … /> */
.contact {
  --rck-accent-color: #7b2d6b;
  --rck-control-height: 4em;
}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(css);

  // Another theme keeps the brand, and decides the rest.
  await page.getByRole('radio', { name: 'Default' }).check();
  expect(await accent.inputValue()).toBe('#7b2d6b');
  expect(await styleOf('.theme-form [name=name]', 'height')).toBe('44px');
  await code.getByRole('button', { name: 'Copy' }).waitFor();
  // Without corners of their own, buttons have those of the fields.
  await page.getByRole('slider', { name: 'Radius', exact: true }).fill('1');
  expect(await page.getByRole('slider', { name: 'Button radius' }).inputValue()).toBe('1');
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await accent.inputValue()).toBe('#4940d8');
});

it('the theme editor shows the colors of the scheme that the form has, and a color applies only in that scheme', async () => {
  const page = await openPage({ viewport: { width: 1000, height: 700 } });
  await showDocument(page, stories.urlOf('look-and-behavior-styling--docs', 'colorScheme:dark'));
  await page.getByText('Shape and colors').click();
  const code = page.getByRole('group', { name: 'CSS of your theme' });
  const accent = page.getByLabel(/^Accent#/);
  const background = page.getByLabel(/^Field background#/);
  const field = page.locator('.theme-form [name=name]');
  expect(await accent.inputValue()).toBe('#534fe8');
  expect(await background.inputValue()).toBe('#1d1f28');

  await page.getByRole('radio', { name: 'Light', exact: true }).check();
  expect(await accent.inputValue()).toBe('#4940d8');
  expect(await background.inputValue()).toBe('#ffffff');
  await background.fill('#fff8e0');
  await expect
    .poll(() => field.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe('rgb(255, 248, 224)');
  expect(await code.textContent()).toContain(`
@supports (color: light-dark(#000, #fff)) {
  .contact {
    --rck-control-background: light-dark(#fff8e0, #1d1f28);
  }
}`);

  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  expect(await background.inputValue()).toBe('#1d1f28');
  // The stylesheet makes a dark accent lighter.
  await accent.fill('#0a3d62');
  await page.getByText('Lighter in dark: #').waitFor();
  expect(await accent.inputValue()).toBe('#0a3d62');
});

it('the theme editor shows each state of the form, and the focus stays on the chosen state', async () => {
  const page = await openPage({ viewport: { width: 1000, height: 700 } });
  await showDocument(page, stories.urlOf('look-and-behavior-styling--docs'));
  const form = page.getByRole('form', { name: 'Form in your theme' });
  await page.getByRole('radio', { name: 'Ready', exact: true }).scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  for (const [name, text, alerts] of [
    ['Invalid', en.errors.nameRequired, ['']],
    ['Sending', en.actions.sending, ['']],
    [
      'Not confirmed',
      en.outcomes.unconfirmedTitle,
      [`${en.outcomes.unconfirmedTitle} ${en.outcomes.unconfirmed}`],
    ],
    ['Not sent', en.outcomes.notSentTitle, [`${en.outcomes.notSentTitle} ${en.outcomes.notSent}`]],
    ['Sent', en.outcomes.sentTitle, []],
    ['Ready', en.actions.submit, ['']],
  ] as const) {
    const state = page.getByRole('radio', { name, exact: true });
    await state.check();
    await form.getByText(text).filter({ visible: true }).first().waitFor();
    expect(await form.getByRole('alert').allTextContents()).toEqual(alerts);
    await expect.poll(() => state.evaluate((radio) => radio === document.activeElement)).toBe(true);
  }
  expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
});

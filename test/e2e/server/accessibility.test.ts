import { describe, expect, it } from 'vitest';
import ar from '../../../src/locales/ar.js';
import en from '../../../src/locales/en.js';
import { axeViolations } from '../../support/browsers/axeViolations.js';
import { openPage } from '../../support/browsers/openPage.js';
import { contrasts } from '../../support/stories/contrasts.js';
import { fillIn } from '../../support/visitor.js';
import { serveSite } from '../../support/serveSite.js';

const ERROR_COLOR = 'rgb(192, 40, 31)';
const WARNING_COLOR = 'rgb(170, 102, 0)';

it('the plain page of a failure has a readable button, edges and a focus ring in a browser without light-dark()', async () => {
  const site = await serveSite({ formId: 'f_1', stylesheet: undefined });
  const page = await openPage();
  await page.route('**/submissions*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(', 'unknown(') });
  });
  await page.goto(`${site.origin}/contact`);
  await fillIn(page, { email: 'ada@example' });
  await page.getByRole('button').click();
  await page.locator('[autofocus]').waitFor();
  const [background, color] = await page
    .getByRole('button')
    .evaluate((button) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).color]);
  expect([background, color]).toEqual(['rgb(83, 79, 232)', 'rgb(255, 255, 255)']);
  const styles = await page.locator('[autofocus]').evaluate((field) => {
    const { borderTopStyle, outlineStyle } = getComputedStyle(field);
    return [document.activeElement === field, borderTopStyle, outlineStyle];
  });
  expect(styles).toEqual([true, 'solid', 'solid']);
});

describe.each(['/styles.css', undefined])('the page of a failure with the stylesheet %s', (stylesheet) => {
  it.each([
    ['f_1', 'ada@example', en, 'light'],
    ['f_1', 'ada@example', ar, 'dark'],
    ['sandbox-rate-limited', 'ada@example.com', en, 'dark'],
    ['sandbox-rate-limited', 'ada@example.com', ar, 'light'],
    ['sandbox-rejected', 'ada@example.com', en, 'light'],
    ['sandbox-rejected', 'ada@example.com', en, 'dark'],
  ] as const)(
    'passes axe, has the contrast that WCAG requires and violates no policy: %s %s',
    async (formId, email, messages, colorScheme) => {
      const site = await serveSite({ formId, stylesheet, fallback: { email: 'hello@example.com' } });
      const page = await openPage({ colorScheme, viewport: { width: 320, height: 800 } });
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto(`${site.origin}/contact?locale=${messages.lang}`);
      await fillIn(page, { email }, messages);
      await page.getByRole('button').click();
      await page.locator('[autofocus]').waitFor();
      // While an error appears, it has less contrast.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

      expect(await axeViolations(page)).toEqual([]);
      const measured = await page.evaluate(contrasts);
      expect(measured.filter(({ ratio, minimum }) => !(ratio >= minimum))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      // Chromium reports every status of 400 and more.
      expect(logged.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    },
  );

  it.each([
    ['the title of the failure', undefined],
    ['its own title', 'Contact us'],
  ])('shows the title of the failure once, before the fields, with %s', async (_, title) => {
    const site = await serveSite({ formId: 'sandbox-rejected', stylesheet, title });
    const page = await openPage();
    await page.goto(`${site.origin}/contact`);
    await fillIn(page);
    await page.getByRole('button').click();
    await page.getByRole('heading', { level: 1, name: title ?? en.outcomes.rejectedTitle }).waitFor();
    const shown = page.getByText(en.outcomes.rejectedTitle).filter({ visible: true });
    expect(await shown.count()).toBe(1);
    const field = await page.getByLabel('Name').boundingBox();
    expect((await shown.boundingBox())?.y).toBeLessThan(field?.y ?? 0);
  });

  it.each([
    ['f_1', 'ada@example', '.rck-error', ERROR_COLOR],
    ['sandbox-rejected', 'ada@example.com', '.rck-status p', ERROR_COLOR],
    ['sandbox-server-error', 'ada@example.com', '.rck-status p', WARNING_COLOR],
    ['sandbox-rate-limited', 'ada@example.com', '.rck-status p', WARNING_COLOR],
  ])("has the outcome's color in its mark, not in the text: %s", async (formId, email, text, color) => {
    const site = await serveSite({ formId, stylesheet });
    const page = await openPage();
    await page.goto(`${site.origin}/contact`);
    await fillIn(page, { email });
    await page.getByRole('button').click();
    await page.locator('[autofocus]').waitFor();
    const colors = await page.locator(text).evaluate((element) => ({
      icon: getComputedStyle(element, '::before').backgroundColor,
      line: getComputedStyle(element).borderInlineStartColor,
      text: getComputedStyle(element).color,
    }));
    expect([colors.icon, colors.line]).toContain(color);
    expect(colors.text).toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).color));
    if (formId !== 'f_1') return;
    const edge = await page
      .locator('[name=email]')
      .evaluate((control) => getComputedStyle(control).borderColor);
    expect(edge).toBe(color);
  });
});

import { expect, it } from 'vitest';
import ar from '../../src/locales/ar.js';
import en from '../../src/locales/en.js';
import { axeViolations } from '../browsers/axeViolations.js';
import { openPage } from '../browsers/openPage.js';
import { contrasts } from '../stories/contrasts.js';
import { startSite } from './startSite.js';

it.each([
  ['f_1', 'ada@example', en, 'light'],
  ['f_1', 'ada@example', ar, 'dark'],
  ['sandbox-rate-limited', 'ada@example.com', en, 'dark'],
  ['sandbox-rate-limited', 'ada@example.com', ar, 'light'],
] as const)(
  'the page of a failure passes axe, as a page, has the contrast WCAG asks for and breaks no policy: %s %s',
  async (formId, email, messages, colorScheme) => {
    const site = await startSite({ formId, fallback: { email: 'hello@example.com' } });
    const page = await openPage({ colorScheme, viewport: { width: 320, height: 800 } });
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    await page.goto(`${site.origin}/contact?locale=${messages.lang}`);
    await page.getByLabel(messages.name).fill('Ada');
    await page.getByLabel(messages.email).fill(email);
    await page.getByLabel(messages.message).fill('Hello!');
    await page.getByRole('button').click();
    await page.locator('[autofocus]').waitFor();

    expect(await axeViolations(page)).toEqual([]);
    const measured = await page.evaluate(contrasts);
    expect(measured.filter(({ ratio, least }) => !(ratio >= least))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // Chromium reports every status of 400 and more.
    expect(heard.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  },
);

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../src/locales/en.js';
import { axeViolations } from '../../support/browsers/axeViolations.js';
import { openPage } from '../../support/browsers/openPage.js';
import { codeOf } from '../../support/codeBlocks.js';
import { serveForm, type ServedForm } from '../../support/consumers/serveForm.js';
import { values } from '../../support/values.js';

const CACHE = new URL('../../../node_modules/.cache', import.meta.url).pathname;
const PAGE = 'stories/docs/headless.md';
const EXAMPLES = ['FieldsForm', 'OwnForm', 'ShortForm'] as const;

/** Shows forms of an example. The event `render` renders the page again. */
const CODE = `
  import { StrictMode } from 'react';
  import { createRoot } from 'react-dom/client';

  const { example, formIds } = JSON.parse(new URLSearchParams(location.search).get('props'));
  const OPTIONS = { baseUrl: '/', draft: true, fallback: { email: 'hello@example.com', phone: '+49 30 123456' } };
  const Form = { FieldsForm, OwnForm, ShortForm }[example];
  document.documentElement.lang = 'en';
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  const render = () =>
    root.render(
      <StrictMode>
        <h1>Company</h1>
        {formIds.map((formId) => (
          <article key={formId}>
            <Form formId={formId} {...OPTIONS} />
          </article>
        ))}
      </StrictMode>,
    );
  addEventListener('render', render);
  render();
`;

let folder: string;
let served: ServedForm;
beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'own-forms-'));
  const imports = EXAMPLES.map((name) => {
    const file = join(folder, `${name}.tsx`);
    writeFileSync(file, codeOf(PAGE, `${name}.tsx`));
    return `import { ${name} } from ${JSON.stringify(file)};`;
  });
  served = await serveForm('production', imports.join('\n') + CODE);
  return served.close;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Checks what a reviewer would check in each state of the page. */
async function review(page: Page): Promise<void> {
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const described = await page
    .locator('[aria-describedby]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-describedby') ?? ''));
  expect(ids).toEqual(expect.arrayContaining(described));
  // Spacing is a matter of the page's stylesheet. Two forms of one example have the same name.
  expect(await axeViolations(page, ['target-size', 'landmark-unique'])).toEqual([]);
}

const render = (page: Page) => page.evaluate(() => dispatchEvent(new Event('render')));

/** Checks that no render moves the focus, from where it is now and from the body. */
async function expectFocusStays(page: Page): Promise<void> {
  const active = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await render(page);
  await render(page);
  expect(await active.evaluate((element) => element === document.activeElement)).toBe(true);
  await active.evaluate((element) => element.blur());
  await render(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await active.evaluate((element) => element.focus());
}

/** Opens a page with forms of an example, and returns the last one. */
async function openForms(example: (typeof EXAMPLES)[number], ...formIds: string[]) {
  const page = await openPage();
  await page.goto(served.urlOf({ example, formIds }));
  const form = page.locator('article').last();
  await form.getByLabel('Message').waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  return { page, form };
}

async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('Name').fill(values.name);
  await form.getByLabel('Email').fill(values.email);
  await form.getByLabel('Message').fill(values.message);
}

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

it('the example of useContactField shows an invalid field, a suggestion, a failure and a draft', async () => {
  const { page, form } = await openForms('FieldsForm', 'other', 'sandbox-server-error');
  const send = form.getByRole('button', { name: en.actions.submit });
  await review(page);

  await send.click();
  const name = form.getByRole('textbox', { name: 'Name', description: en.errors.nameRequired });
  await expect.poll(() => isFocused(name)).toBe(true);
  await review(page);

  await fillIn(form);
  await form.getByLabel('Email').fill('ada@gmial.com');
  await form.getByLabel('Company').fill('Analytical Engines');
  await form.getByRole('button', { name: 'ada@gmail.com' }).click();
  expect(await form.getByLabel('Email').inputValue()).toBe('ada@gmail.com');
  await send.click();
  await form.getByRole('alert').getByText(en.outcomes.unconfirmed).waitFor();
  const link = form.getByRole('link', { name: en.actions.sendByEmail });
  expect(await link.getAttribute('href')).toContain('Analytical%20Engines');
  await review(page);
  await expectFocusStays(page);

  await page.reload();
  await form.getByRole('button', { name: en.actions.discardDraft }).waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe(values.message);
  await review(page);
});

it('the example of useContactForm shows refused fields, a failure with other ways, and a draft', async () => {
  const { page, form } = await openForms('OwnForm', 'other', 'sandbox-server-error');
  const send = form.getByRole('button', { name: en.actions.submit });
  await review(page);

  await send.click();
  const name = form.getByRole('textbox', { name: 'Name', description: en.errors.nameRequired });
  await expect.poll(() => isFocused(name)).toBe(true);
  await review(page);
  await form.getByLabel('Message').focus();
  await expectFocusStays(page);

  await fillIn(form);
  await send.click();
  const failure = `${en.outcomes.unconfirmedTitle} ${en.outcomes.unconfirmed}`;
  await form.getByRole('alert').getByText(failure).waitFor();
  const link = form.getByRole('link', { name: en.actions.sendByEmail });
  expect(await link.getAttribute('href')).toMatch(
    /^mailto:hello@example\.com\?subject=Message&body=Name%3A%20Ada/,
  );
  expect(await form.getByRole('link', { name: '+49 30 123456' }).getAttribute('href')).toBe(
    'tel:+4930123456',
  );
  await review(page);
  await expectFocusStays(page);

  await page.reload();
  await form.getByRole('status').getByText(failure).waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe(values.message);
  await review(page);
  await form.getByRole('button', { name: en.actions.discardDraft }).click();
  await expect.poll(() => isFocused(form.getByLabel('Name'))).toBe(true);
  expect(await form.getByLabel('Message').inputValue()).toBe('');
});

it('the example of useContactForm announces that it sends, and moves the focus to the outcome once', async () => {
  const { page, form } = await openForms('OwnForm', 'other', 'sandbox-slow');
  await fillIn(form);
  await form.getByRole('button', { name: en.actions.submit }).click();
  await form.getByRole('status').getByText(en.actions.sending).waitFor({ state: 'attached' });
  expect(await form.getByLabel('Name').getAttribute('readonly')).not.toBeNull();
  await review(page);

  const heading = form.getByRole('heading', { name: en.outcomes.sentTitle });
  await heading.waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
  await review(page);
  await expectFocusStays(page);
  const again = form.getByRole('button', { name: en.actions.sendAnother });
  await again.focus();
  await expectFocusStays(page);

  await again.press('Enter');
  await expect.poll(() => isFocused(form.getByLabel('Name'))).toBe(true);
  expect(await form.getByLabel('Message').inputValue()).toBe('');
  expect(served.submissions().filter(({ formId }) => formId === 'sandbox-slow')).toHaveLength(1);
  await page.reload();
  await form.getByLabel('Message').waitFor();
  expect(await form.getByRole('button', { name: en.actions.keepDraft }).count()).toBe(0);
});

it('the example of useSubmitContact sends once, announces a failure, and moves the focus to the outcome once', async () => {
  const { page, form } = await openForms('ShortForm', 'sandbox-server-error', 'short');
  const failing = page.locator('article').first();
  await review(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => isFocused(form.getByLabel('Name'))).toBe(true);

  await fillIn(failing);
  await failing.getByRole('button', { name: 'Send message' }).click();
  await failing.getByRole('alert').getByText('We can’t tell whether it arrived').waitFor();
  await review(page);
  await expectFocusStays(page);

  await fillIn(form);
  await form.getByRole('button', { name: 'Send message' }).dblclick();
  const heading = form.getByRole('heading', { name: 'Message sent' });
  await heading.waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
  await review(page);
  await expectFocusStays(page);
  const sent = served.submissions().filter(({ formId }) => formId === 'short');
  expect(sent).toMatchObject([{ payload: values }]);
});

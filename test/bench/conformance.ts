import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import type { Built } from './build.js';
import { FIELDS, NO_VALUES, OWN_FIELDS, ownLabel, texts, type Values } from './contestants/contactForm.js';
import type { Service } from './service.js';
import { withVisit } from './visit.js';

export const VALUES: Values = { name: 'Ada', email: 'ada@example.com', message: 'Hello, this is Ada.' };

const submitButton = (page: Page) => page.locator('[type=submit], button:not([type])');

/** Fails if the form does not behave like the others: labels, errors, request, and its three states after a submit. */
export async function checkConformance(browser: Browser, service: Service, built: Built): Promise<void> {
  await withVisit(browser, service, built, { slowdown: 1 }, async ({ page }) => {
    await showForm(page);
    await checkErrors(page, service);
    await checkSuccess(page, service, built);
  });
  await withVisit(browser, service, built, { slowdown: 1 }, async ({ page }) => {
    await showForm(page);
    await checkFailure(page, service);
  });
}

export async function showForm(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.bench.prepare(1);
    await window.bench.mount();
    window.bench.show();
  });
}

async function checkErrors(page: Page, service: Service): Promise<void> {
  service.answerWith(201);
  await expect(page.getByRole('button', { name: texts.submit, exact: true })).toBeVisible();
  for (const name of FIELDS) await expect(field(page, name)).toBeVisible();
  await submitButton(page).click();
  await expectErrors(page, {
    name: texts.nameRequired,
    email: texts.emailRequired,
    message: texts.messageRequired,
  });
  await fill(page, { ...VALUES, email: 'ada' });
  await submitButton(page).click();
  await expectErrors(page, { ...NO_VALUES, email: texts.emailInvalid });
  expect(service.requests).toEqual([]);
}

async function checkSuccess(page: Page, service: Service, { contestant }: Built): Promise<void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  service.answerWith(201, released);
  await fill(page, VALUES);
  const own = contestant.hasOwnFields ? OWN_FIELDS : [];
  // The kit adds a mark to the labels of optional fields.
  for (const name of own) await page.getByLabel(new RegExp(`^${ownLabel(name)}\\b`)).fill(name);
  await submitButton(page).click();
  await expect(page.getByText(texts.sending).filter({ visible: true }).first()).toBeVisible();
  await expect.poll(() => service.requests.map(({ method }) => method)).toEqual(['POST']);
  const [request] = service.requests;
  expect(request?.contentType).toBe('application/json');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    locale: 'en',
    payload: { ...VALUES, ...Object.fromEntries(own.map((name) => [name, name])) },
  });
  release();
  await expect(page.getByText(texts.sent, { exact: true }).first()).toBeVisible();
  expect(service.requests).toHaveLength(1);
}

async function checkFailure(page: Page, service: Service): Promise<void> {
  service.answerWith(500);
  await fill(page, VALUES);
  await submitButton(page).click();
  await expect(page.getByText(texts.failed)).toBeVisible();
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(VALUES[name]);
  service.answerWith(201);
  await submitButton(page).click();
  await expect(page.getByText(texts.sent, { exact: true }).first()).toBeVisible();
}

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);

const field = (page: Page, name: keyof Values) => page.getByLabel(texts[name], { exact: true });

async function fill(page: Page, values: Values): Promise<void> {
  for (const name of FIELDS) await field(page, name).fill(values[name]);
}

/** Expects each error as the description of its field and after it. An empty text means no error. */
async function expectErrors(page: Page, errors: Values): Promise<void> {
  for (const name of FIELDS) {
    const required = page.getByText(texts[`${name}Required`], { exact: true });
    if (!errors[name]) {
      await expect(required).toBeHidden();
      continue;
    }
    const control = field(page, name);
    await expect(control).toHaveAccessibleDescription(new RegExp(`${escaped(errors[name])}$`));
    const error = page.getByText(errors[name], { exact: true });
    await expect(error).toBeVisible();
    const element = await control.elementHandle();
    const isAfter = await error.evaluate(
      (below, above) =>
        Boolean((above?.compareDocumentPosition(below) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING),
      element,
    );
    expect(isAfter).toBe(true);
  }
}

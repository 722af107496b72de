import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Api } from '../../support/HookForm.js';
import { buildPage, type BuiltPage } from '../../support/consumers/buildPage.js';
import { servePage, type ServedPage } from '../../support/consumers/servePage.js';
import { submissionsPath } from '../../support/submission.js';
import { confirmation, fillIn, loadEngine, sendButton } from '../../support/visitor.js';
import { values } from '../../support/values.js';
import { visitSite } from '../../support/consumers/visitSite.js';

const ONE = submissionsPath('one');

/** Navigates to a route in the browser. */
const goTo = (page: Page, route: string) => page.getByRole('button', { name: route, exact: true }).click();

let served: ServedPage;

async function waitForArrivals(count: number): Promise<void> {
  await expect.poll(() => served.arrivals).toHaveLength(count);
}

describe.each<Api>(['ContactForm', 'useContactForm'])('a submit of %s in StrictMode', (api) => {
  let built: BuiltPage;
  beforeAll(async () => {
    // In development, StrictMode mounts every component twice.
    built = await buildPage(19, 'site', 'development', api);
  });

  beforeEach(async () => {
    served = await servePage(built);
    return served.close;
  });

  it('makes one fetch for a double click', async () => {
    const { page, fetches } = await visitSite(served.url);
    const release = served.hold(ONE);
    await fillIn(page);
    await sendButton(page).dblclick();
    await waitForArrivals(1);
    release();
    await confirmation(page);
    expect(await fetches()).toBe(1);
    expect(served.arrivals).toEqual([ONE]);
  });

  it('makes one fetch while Enter is held down, even if each attempt fails at once', async () => {
    const { page, fetches } = await visitSite(served.url);
    await goTo(page, '/failing');
    if (api === 'ContactForm') await loadEngine(page);
    await fillIn(page);
    for (const [earlier, control] of [page.getByLabel('Email'), sendButton(page)].entries()) {
      await control.focus();
      await page.keyboard.down('Enter');
      await page.getByRole('alert').getByText('We can’t tell whether it arrived').waitFor();
      for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('Enter');
      expect(await fetches()).toBe(earlier + 1);
      await page.keyboard.up('Enter');
    }
    expect(served.arrivals).toHaveLength(2);
  });

  it('makes one fetch if requestSubmit is called twice in one task', async () => {
    const { page, fetches } = await visitSite(served.url);
    if (api === 'ContactForm') await loadEngine(page);
    await fillIn(page);
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await confirmation(page);
    expect(await fetches()).toBe(1);
    expect(served.arrivals).toEqual([ONE]);
  });

  it('arrives and calls onSuccess after the visitor leaves its route, and the remounted form sends only its own submit', async () => {
    const { page, fetches } = await visitSite(served.url);
    const release = served.hold(ONE);
    await fillIn(page);
    await sendButton(page).click();
    await waitForArrivals(1);
    await goTo(page, '/elsewhere');
    expect(await page.locator('form').count()).toBe(0);
    await page.goBack();
    expect(await page.locator('form').getAttribute('data-status')).toBe('idle');

    await fillIn(page, { message: 'Again!' });
    await sendButton(page).click();
    await waitForArrivals(2);
    release();
    await confirmation(page);
    await page.getByText('2 sent').waitFor();
    expect(await fetches()).toBe(2);
    expect(served.submissions().map(({ payload }) => payload.message)).toEqual(['Hello!', 'Again!']);
    expect(served.arrivals).toEqual([ONE, ONE]);
  });

  it('makes one fetch per form if two forms are submitted in one task, with different ids or the same id', async () => {
    const { page, fetches } = await visitSite(served.url);
    let submits = 0;
    for (const [route, ids] of [
      ['/two', ['one', 'two']],
      ['/twice', ['one', 'one']],
    ] as const) {
      await goTo(page, route);
      const before = served.arrivals.length;
      for (const index of [0, 1])
        await fillIn(page.locator('form').nth(index), { message: `Hello from ${index}!` });
      await page.locator('form').evaluateAll((forms: HTMLFormElement[]) => {
        for (const form of [...forms, ...forms]) form.requestSubmit();
      });
      for (const index of [0, 1]) await confirmation(page.locator('form').nth(index));
      submits += 2;
      expect(await fetches()).toBe(submits);
      expect(served.arrivals.slice(before).toSorted()).toEqual(ids.map(submissionsPath));
      const messages = served.submissions().map(({ payload }) => payload.message);
      expect(messages.slice(before).toSorted()).toEqual(['Hello from 0!', 'Hello from 1!']);
    }
  });

  it('sends nothing in another form with the same id', async () => {
    const { page, fetches } = await visitSite(served.url);
    await goTo(page, '/twice');
    const [first, second] = [page.locator('form').first(), page.locator('form').last()];
    await fillIn(first);
    await fillIn(second, { message: 'Not yet' });
    await sendButton(first).click();
    await confirmation(first);
    expect(await second.getAttribute('data-status')).toBe('idle');
    expect(await second.getByLabel('Message').inputValue()).toBe('Not yet');
    expect(await fetches()).toBe(1);
    await sendButton(second).click();
    await confirmation(second);
    expect(await fetches()).toBe(2);
    expect(served.submissions()).toHaveLength(2);
  });
});

it('ContactForm makes one fetch if it is submitted twice before its engine has loaded', async () => {
  served = await servePage(await buildPage(19, 'site', 'development'));
  onTestFinished(served.close);
  const { page, fetches } = await visitSite(served.url);
  // A script writes the values, because the engine loads on the first focus.
  await page.locator('form').evaluate((form: HTMLFormElement, texts) => {
    for (const [name, text] of Object.entries(texts)) {
      (form.elements.namedItem(name) as HTMLInputElement).value = text;
    }
    form.requestSubmit();
    form.requestSubmit();
  }, values);
  await confirmation(page);
  expect(await fetches()).toBe(1);
  expect(served.arrivals).toEqual([ONE]);
});

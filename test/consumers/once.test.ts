import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPage, type BuiltPage } from './buildPage.js';
import { servePage, type ServedPage } from './servePage.js';
import { confirmation, fillIn, interested, sendButton } from './visitor.js';
import { visitSite } from './visitSite.js';

const submissionsPath = (formId: string) => `/v1/public/contact/forms/${formId}/submissions`;
const ONE = submissionsPath('one');

/** Changes the route, in the browser. */
const goTo = (page: Page, route: string) => page.getByRole('button', { name: route, exact: true }).click();

let built: BuiltPage;
beforeAll(async () => {
  // In development, StrictMode mounts every component twice.
  built = await buildPage(19, 'site', 'development');
});

let served: ServedPage;
beforeEach(async () => {
  served = await servePage(built);
  return served.close;
});

async function arrived(count: number): Promise<void> {
  await expect.poll(() => served.arrivals).toHaveLength(count);
}

describe('one press, in StrictMode', () => {
  it('is one fetch for a double click', async () => {
    const { page, fetches } = await visitSite(served.url);
    const release = served.hold(ONE);
    await fillIn(page);
    await sendButton(page).dblclick();
    await arrived(1);
    release();
    await confirmation(page);
    expect(await fetches()).toBe(1);
    expect(served.arrivals).toEqual([ONE]);
  });

  it('is one fetch however long Enter is held down, also when each attempt fails at once', async () => {
    const { page, fetches } = await visitSite(served.url);
    await goTo(page, '/failing');
    await interested(page);
    await fillIn(page);
    for (const [presses, control] of [page.getByLabel('Email'), sendButton(page)].entries()) {
      await control.focus();
      await page.keyboard.down('Enter');
      await page.getByRole('alert').getByText('We could not confirm').waitFor();
      for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('Enter');
      expect(await fetches()).toBe(presses + 1);
      await page.keyboard.up('Enter');
    }
    expect(served.arrivals).toHaveLength(2);
  });

  it.each([
    ['before the engine is here', false],
    ['with the engine here', true],
  ])('is one fetch for requestSubmit twice in one task, %s', async (_, isInterested) => {
    const { page, fetches } = await visitSite(served.url);
    if (isInterested) await interested(page);
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      const texts = { name: 'Ada', email: 'ada@example.com', message: 'Hello!' };
      for (const [name, text] of Object.entries(texts)) {
        (form.elements.namedItem(name) as HTMLInputElement).value = text;
      }
      form.requestSubmit();
      form.requestSubmit();
    });
    await confirmation(page);
    expect(await fetches()).toBe(1);
    expect(served.arrivals).toEqual([ONE]);
  });

  it('arrives and is heard of after its route is left, and the form that comes back sends only what is pressed in it', async () => {
    const { page, fetches } = await visitSite(served.url);
    const release = served.hold(ONE);
    await fillIn(page);
    await sendButton(page).click();
    await arrived(1);
    await goTo(page, '/elsewhere');
    expect(await page.locator('form').count()).toBe(0);
    await page.goBack();
    expect(await page.locator('form').getAttribute('data-status')).toBe('idle');

    await fillIn(page, 'Again!');
    await sendButton(page).click();
    await arrived(2);
    release();
    await confirmation(page);
    await page.getByText('2 sent').waitFor();
    expect(await fetches()).toBe(2);
    expect(served.submissions().map(({ payload }) => payload.message)).toEqual(['Hello!', 'Again!']);
    expect(served.arrivals).toEqual([ONE, ONE]);
  });

  it('is one fetch of its own form, with two pressed in one task, different ones or the same twice', async () => {
    const { page, fetches } = await visitSite(served.url);
    let presses = 0;
    for (const [route, ids] of [
      ['/two', ['one', 'two']],
      ['/twice', ['one', 'one']],
    ] as const) {
      await goTo(page, route);
      const before = served.arrivals.length;
      for (const index of [0, 1]) await fillIn(page.locator('form').nth(index), `Hello from ${index}!`);
      await page.locator('form').evaluateAll((forms: HTMLFormElement[]) => {
        for (const form of [...forms, ...forms]) form.requestSubmit();
      });
      for (const index of [0, 1]) await confirmation(page.locator('form').nth(index));
      presses += 2;
      expect(await fetches()).toBe(presses);
      expect(served.arrivals.slice(before).toSorted()).toEqual(ids.map(submissionsPath));
      const messages = served.submissions().map(({ payload }) => payload.message);
      expect(messages.slice(before).toSorted()).toEqual(['Hello from 0!', 'Hello from 1!']);
    }
  });

  it('sends nothing in the other form of the same id', async () => {
    const { page, fetches } = await visitSite(served.url);
    await goTo(page, '/twice');
    const [first, second] = [page.locator('form').first(), page.locator('form').last()];
    await fillIn(first);
    await fillIn(second, 'Not yet');
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

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import en from '../../src/locales/en.js';
import { faults, type Fault } from './faults.js';
import { serveForms, showForm, type Forms } from './serveForms.js';
import { startFaultyService, type FaultyService } from './startFaultyService.js';

const VALUES = { name: 'Ada', email: 'ada@example.com', message: 'Hello!' };
const PATIENCE = 20_000;

let service: FaultyService;
let forms: Forms;
beforeAll(async () => {
  [service, forms] = await Promise.all([startFaultyService(), serveForms()]);
});
afterAll(async () => {
  await forms?.close();
  await service?.close();
});

/** What had been sent when a visitor had seen enough. */
const sent = new Map<string, number>();

/** What a visitor has on the screen once this many attempts are over. */
async function look(page: Page, attempts: number) {
  await page.waitForFunction(
    (count) =>
      performance.getEntriesByName('fetch').length >= count &&
      document.querySelector('form')?.dataset['status'] !== 'pending',
    attempts,
  );
  return page.evaluate(() => {
    const { activeElement } = document;
    const textOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText;
    const controls = document.querySelectorAll<HTMLInputElement>('[data-field]');
    const refused = [...controls].filter((control) => control.ariaInvalid === 'true');
    return {
      status: document.querySelector('form')?.dataset['status'],
      told: textOf('h2') ?? textOf('[role=alert] p'),
      refused: Object.fromEntries(
        refused.map((control) => [
          control.name,
          textOf(`[id="${control.getAttribute('aria-describedby')}"]`),
        ]),
      ),
      values: Object.fromEntries([...controls].map(({ name, value }) => [name, value])),
      focus: activeElement?.getAttribute('name') ?? activeElement?.textContent,
      calls: performance.getEntriesByName('fetch').length,
    };
  });
}

/** Presses twice before anything can have happened, and again as soon as the form is sending. */
function pressImpatiently(button: HTMLButtonElement): void {
  const sending = new MutationObserver(() => {
    sending.disconnect();
    button.click();
  });
  sending.observe(button, { attributeFilter: ['data-pending'] });
  button.focus();
  button.click();
  button.click();
}

function told({ outcome, minutes }: Fault): string {
  if (outcome === 'accepted') return en.sentTitle;
  return minutes ? en.rateLimitedUntil.replace('{time}', `in ${minutes} minutes`) : en[outcome];
}

function expected(fault: Fault, attempts: number): Awaited<ReturnType<typeof look>> {
  const { outcome, fields = [] } = fault;
  const isSent = outcome === 'accepted';
  return {
    status: isSent ? 'success' : fields[0] ? 'idle' : 'error',
    told: fields[0] ? undefined : told(fault),
    refused: Object.fromEntries(fields.map((field) => [field, en.fieldRejected])),
    values: isSent ? {} : VALUES,
    focus: isSent ? en.sentTitle : (fields[0] ?? en.submit),
    calls: attempts,
  };
}

describe.concurrent('what a visitor sees, and the service counts, when', () => {
  it.for(faults.map((fault) => [fault.name, fault] as const))('%s', async ([name, fault], { expect }) => {
    const { place = 'service', isOffline = false, timeout = PATIENCE, outcome, posts = [1] } = fault;
    await forms.withPage(async (page) => {
      await showForm(page, { formId: name, baseUrl: service.baseUrls[place], timeout });
      for (const [field, value] of Object.entries(VALUES)) await page.fill(`[name=${field}]`, value);
      if (isOffline) await page.waitForLoadState('networkidle');
      await page.context().setOffline(isOffline);

      await page.locator('[type=submit]').evaluate(pressImpatiently);
      expect(await look(page, 1)).toEqual(expected(fault, 1));
      const once = service.received(name).posts;
      expect(posts).toContain(once);
      // What a page stops waiting for, Chromium goes on with: the request is to outlive the page.
      if (!fault.timeout) await expect.poll(() => service.received(name).open, { timeout: PATIENCE }).toBe(0);

      if (outcome === 'accepted') {
        await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
        expect(await look(page, 1)).toEqual(expected(fault, 1));
        expect(service.received(name).posts).toBe(once);
      } else {
        await page.locator('[type=submit]').press('Enter');
        expect(await look(page, 2)).toEqual(expected(fault, 2));
        expect(posts).toContain(service.received(name).posts - once);
      }
      const { posts: count, messages } = service.received(name);
      if (!fault.isUnread) expect(messages).toHaveLength(count);
      for (const message of messages) {
        expect(JSON.parse(message)).toEqual({ locale: 'en', payload: VALUES });
      }
      sent.set(name, count);
    });
  });
});

it('nothing is sent afterwards, behind the visitor’s back', ({ expect }) => {
  expect(sent.size).toBe(faults.length);
  for (const [name, posts] of sent) expect([name, service.received(name).posts]).toEqual([name, posts]);
});

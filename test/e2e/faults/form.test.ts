import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import en from '../../../src/locales/en.js';
import { browserFaults, messageOf, type Fault } from '../../support/faults/faults.js';
import { serveForms, showForm, type Forms } from '../../support/faults/serveForms.js';
import { values } from '../../support/values.js';
import { startFaultyService, type FaultyService } from '../../support/faults/startFaultyService.js';

const MAX_WAIT = 20_000;

let service: FaultyService;
let forms: Forms;
beforeAll(async () => {
  [service, forms] = await Promise.all([startFaultyService(), serveForms()]);
});
afterAll(async () => {
  await forms?.close();
  await service?.close();
});

/**
 * Faults of each class, for both APIs in `test/support/HookForm.tsx`. `client/faults` runs all of them. The
 * slowest ones are last in the table, and start first here.
 */
const cases = browserFaults
  .toReversed()
  .flatMap((fault) =>
    ['ContactForm', 'useContactForm'].map((api) => [`${api}: ${fault.name}`, { api, fault }] as const),
  );

/** Runs in the page: waits until this many calls of `fetch` have ended, and returns the visible state of the form. */
async function visibleState(expectedCalls: number) {
  const calls = () => performance.getEntriesByName('fetch').length;
  const statusOf = () => document.querySelector('form')?.dataset['status'];
  while (calls() < expectedCalls || statusOf() === 'pending') {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { activeElement } = document;
  const textOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText;
  const controls = document.querySelectorAll<HTMLInputElement>('[data-field]');
  const refused = [...controls].filter((control) => control.ariaInvalid === 'true');
  return {
    status: statusOf(),
    // Without the zero-width space of each second failure
    message: textOf('h2') ?? textOf('[role=alert] p')?.replace('\u200B', ''),
    refused: Object.fromEntries(
      refused.map((control) => [control.name, textOf(`[id="${control.getAttribute('aria-describedby')}"]`)]),
    ),
    values: Object.fromEntries([...controls].map(({ name, value }) => [name, value])),
    focus: activeElement?.getAttribute('name') ?? (activeElement as HTMLElement | null)?.innerText,
    calls: calls(),
  };
}

/** Runs in the page: clicks twice in one task, and again as soon as the form is pending. */
function clickRepeatedly(): void {
  const button = document.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button) throw new Error('The form has no submit button.');
  const sending = new MutationObserver(() => {
    sending.disconnect();
    button.click();
  });
  sending.observe(button, { attributeFilter: ['data-pending'] });
  button.focus();
  button.click();
  button.click();
}

function expectedState(fault: Fault, calls: number): Awaited<ReturnType<typeof visibleState>> {
  const { outcome, fields = [] } = fault;
  const isSent = outcome === 'accepted';
  return {
    status: isSent ? 'success' : fields[0] ? 'idle' : 'error',
    message: fields[0] ? undefined : messageOf(fault),
    refused: Object.fromEntries(fields.map((field) => [field, en.errors.fieldNotAccepted])),
    values: isSent ? {} : values,
    focus: isSent ? en.outcomes.sentTitle : (fields[0] ?? en.actions.sendAgain),
    calls,
  };
}

describe('a form', () => {
  /** The number of submissions per fault at the end of its test. */
  const sent = new Map<string, number>();

  describe.concurrent(
    'shows the documented outcome, and the service receives the expected requests, when',
    () => {
      it.for(cases)('%s', async ([formId, { api, fault }], { expect }) => {
        const { place = 'service', isOffline = false, timeout = MAX_WAIT, outcome, posts = [1] } = fault;
        const received = () => service.received(formId);
        // The focus moves shortly after the status has changed.
        const expectState = (page: Page, calls: number, shown = fault) =>
          expect
            .poll(() => page.evaluate(visibleState, calls), { timeout: MAX_WAIT })
            .toEqual(expectedState(shown, calls));
        // While the device is offline, only the second submit calls `fetch`.
        const firstCalls = isOffline ? 0 : 1;
        await forms.withPage(async (page) => {
          await showForm(page, { api, formId, baseUrl: service.baseUrls[place], timeout }, values);
          if (isOffline) {
            await page.waitForLoadState('networkidle');
            await page.context().setOffline(true);
          }

          await page.evaluate(clickRepeatedly);
          await expectState(page, firstCalls);
          const firstPosts = received().posts;
          expect(posts).toContain(firstPosts);
          // After a timeout, Chromium continues the request: `keepalive` lets it outlive the page.
          if (!fault.timeout) await expect.poll(() => received().open, { timeout: MAX_WAIT }).toBe(0);

          if (outcome === 'accepted') {
            await page.evaluate(() => document.querySelector('form')?.requestSubmit());
            await expectState(page, 1);
            expect(received().posts).toBe(firstPosts);
          } else {
            await page.locator('[type=submit]').press('Enter');
            await expectState(page, firstCalls + 1, isOffline ? { ...fault, outcome: 'unconfirmed' } : fault);
            expect(posts).toContain(received().posts - firstPosts);
          }
          if (isOffline) await page.context().setOffline(false);
          const { posts: count, messages } = received();
          if (!fault.isUnread) expect(messages).toHaveLength(count);
          for (const message of messages) {
            expect(JSON.parse(message)).toEqual({ locale: 'en', payload: values });
          }
          sent.set(formId, count);
        });
      });
    },
  );

  it('sends nothing after the visitor’s last submit', ({ expect }) => {
    expect(sent.size).toBe(cases.length);
    for (const [formId, posts] of sent) {
      expect([formId, service.received(formId).posts]).toEqual([formId, posts]);
    }
  });
});

import { expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { codeOf } from '../../support/codeBlocks.js';
import { serveContact } from '../../support/docs/serveExample.js';
import { confirmation, fillIn, sendButton } from '../../support/visitor.js';

const EXAMPLE = codeOf('stories/docs/analytics.md', 'AnalyticsForm.tsx');

it.each([true, false])(
  'the documented form sends a failure and an acceptance to Google Analytics, and also works without its tag: %s',
  async (hasTag) => {
    const statuses = [403, 201];
    const origin = await serveContact(EXAMPLE, (request, response) => {
      request.resume().on('end', () => response.writeHead(statuses.shift() ?? 500).end());
    });
    const page = await openPage();
    if (hasTag) {
      await page.addInitScript(() => {
        const events: unknown[] = [];
        Object.assign(window, { events, gtag: (...event: unknown[]) => void events.push(event) });
      });
    }
    await page.goto(origin);
    await fillIn(page);
    await sendButton(page).click();
    await page.getByRole('alert').getByText('This form isn’t taking messages.').waitFor();
    await sendButton(page).click();
    await confirmation(page);
    expect(await page.evaluate(() => Reflect.get(window, 'events') as unknown)).toEqual(
      hasTag
        ? [
            ['event', 'contact_error', { form_id: 'contact', code: 'rejected' }],
            ['event', 'generate_lead', { form_id: 'contact' }],
          ]
        : undefined,
    );
  },
);

import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { submitContact, type SubmissionError, type SubmissionReceipt } from '../../src/client/index.js';
import { submissionUrl } from '../../src/client/submissionUrl.js';
import { mutate } from '../../src/engine/mutation.js';
import { browserFaults, faults } from '../support/faults/faults.js';
import { values } from '../support/values.js';
import { startFaultyService } from '../support/faults/startFaultyService.js';

const ENTRY = { locale: 'en', payload: values };
const MAX_WAIT = 20_000;

interface Form {
  baseUrl: string;
  formId: string;
  timeout: number;
}

/** Sends as a form does whose `send` calls the same endpoint. */
function sendWithOwnSend({ baseUrl, formId, timeout }: Form): Promise<SubmissionReceipt> {
  const url = submissionUrl(baseUrl, formId);
  const options = { baseUrl, formId, tag: ENTRY.locale, timeout };
  return mutate(
    {
      ...options,
      send: ({ locale, payload, signal }) =>
        fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ locale, payload }),
          redirect: 'manual',
          signal,
        }),
    },
    ENTRY.payload,
  );
}

describe.concurrent.each([
  ['submitContact', faults, (form: Form) => submitContact({ ...ENTRY, ...form })],
  ['`send` of a form', browserFaults, sendWithOwnSend],
])(
  '%s has the documented outcome in Node, and the service receives the expected requests, when',
  (_, table, sendOnce) => {
    const rows = table.map((fault) => [fault.name, fault] as const);

    it.for(rows)('%s', async ([formId, fault], { expect, onTestFinished }) => {
      const { place = 'service', timeout = MAX_WAIT, outcome, inNode = outcome } = fault;
      // Each test starts its own service, so that Node cannot reuse the connection of another test.
      const { baseUrls, received, close } = await startFaultyService();
      onTestFinished(close);
      const baseUrl = baseUrls[place];
      if (fault.onUsed) {
        // Sends a preflight, as a browser does. After one turn of the event loop, Node can reuse its connection.
        await fetch(`${baseUrl}/v1/public/contact/forms/${encodeURIComponent(formId)}/submissions`, {
          method: 'OPTIONS',
        });
        await nextTurn();
      }

      const submission = sendOnce({ baseUrl, formId, timeout });
      const result = (await submission.catch((error: unknown) => error)) as Partial<SubmissionError> &
        Partial<SubmissionReceipt>;

      expect(result.code ?? 'accepted').toBe(inNode);
      expect(result.fields ?? []).toEqual(fault.fields ?? []);
      if (fault.status) expect(result.status).toBe(fault.status);
      if (fault.minutes) expect(Math.ceil((result.retryAfter ?? 0) / 60)).toBe(fault.minutes);
      if (fault.isBodyLost) expect(result.body).toBeUndefined();
      if (result.code && !result.status) {
        const cause = fault.timeout ? 'TimeoutError' : 'TypeError';
        expect(result.cause).toMatchObject({ name: cause });
      }

      // Waits until no request is open.
      await expect.poll(() => received(formId).open, { timeout: MAX_WAIT }).toBe(0);
      const { posts, messages } = received(formId);
      // Node repeats a 421 on a new connection, and nothing else.
      expect(posts).toBe(place !== 'service' ? 0 : fault.status === 421 ? 2 : 1);
      if (!fault.isUnread) expect(messages).toHaveLength(posts);
      for (const message of messages) expect(JSON.parse(message)).toEqual(ENTRY);
    });
  },
);

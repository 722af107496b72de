import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, it } from 'vitest';
import type * as client from '../../src/client/index.js';
import { faults } from './faults.js';
import { startFaultyService } from './startFaultyService.js';

const ENTRY = { locale: 'en', payload: { name: 'Ada', email: 'ada@example.com', message: 'Hello!' } };
const MOST_BYTES = 64 * 1024;
const PATIENCE = 20_000;

const built = new URL('../../dist/client/index.js', import.meta.url).href;
const { submitContact } = (await import(built)) as typeof client;

describe.concurrent('what comes of a submission from Node, and the service counts, when', () => {
  const rows = faults.map((fault) => [fault.name, fault] as const);

  it.for(rows)('%s', async ([formId, fault], { expect, onTestFinished }) => {
    const { place = 'service', timeout = PATIENCE, outcome, inNode = outcome } = fault;
    // Each its own, for Node to use no connection of another one.
    const { baseUrls, received, close } = await startFaultyService();
    onTestFinished(close);
    const baseUrl = baseUrls[place];
    if (fault.onUsed) {
      // As a browser asks before it sends; after a turn, Node has the connection back.
      await fetch(`${baseUrl}/v1/public/contact/forms/${encodeURIComponent(formId)}/submissions`, {
        method: 'OPTIONS',
      });
      await nextTurn();
    }

    const submission = submitContact({ ...ENTRY, baseUrl, formId, timeout });
    const result = (await submission.catch((error: unknown) => error)) as Partial<client.SubmissionError> &
      Partial<client.SubmissionReceipt>;

    expect(result.code ?? 'accepted').toBe(inNode);
    expect(result.fieldErrors ?? []).toEqual(fault.fields ?? []);
    if (fault.status) expect(result.status).toBe(fault.status);
    if (fault.minutes) expect(Math.ceil((result.retryAfter ?? 0) / 60)).toBe(fault.minutes);
    expect(JSON.stringify(result.body ?? '').length).toBeLessThanOrEqual(MOST_BYTES);

    // Nothing is waited for any more.
    await expect.poll(() => received(formId).open, { timeout: PATIENCE }).toBe(0);
    const { posts, messages } = received(formId);
    // Node repeats a 421 on a new connection, and nothing else.
    expect(posts).toBe(place !== 'service' ? 0 : fault.status === 421 ? 2 : 1);
    if (!fault.isUnread) expect(messages).toHaveLength(posts);
    for (const message of messages) expect(JSON.parse(message)).toEqual(ENTRY);
  });
});

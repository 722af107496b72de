import { expect, it, vi } from 'vitest';
import { submitContact } from '../../../src/client/index.js';
import { values } from '../../support/values.js';

it('four long messages that are sent at once all arrive, with one request each', async () => {
  const fetch = vi.fn(globalThis.fetch);
  const send = (formId: string) =>
    submitContact({
      baseUrl: '/',
      formId,
      locale: 'en',
      payload: { ...values, message: 'é'.repeat(9_000) },
      fetch,
    });
  const receipts = await Promise.all(['long-1', 'long-2', 'long-3', 'long-4'].map(send));
  expect(receipts.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(fetch).toHaveBeenCalledTimes(4);
});

import { expect, it, vi } from 'vitest';
import { submitContact } from '../../src/client/request.js';
import { submissionUrl } from '../../src/client/submissionUrl.js';
import { BASE_URLS, FORM_IDS, NO_BASE_URLS, NO_FORM_IDS } from '../support/addresses.js';
import { values } from '../support/values.js';

const address = (baseUrl: unknown, formId: unknown) => submissionUrl(baseUrl as string, formId as string);

it('a browser resolves every base URL as Node does', () => {
  expect(BASE_URLS.map(([baseUrl]) => [baseUrl, address(baseUrl, 'f_1').split('/v1/')[0]])).toEqual(
    BASE_URLS,
  );
});

it.each(NO_BASE_URLS)('a browser refuses the base URL %j too', (baseUrl) => {
  expect(() => address(baseUrl, 'f_1')).toThrow(/^react-contact-kit: baseUrl is/);
});

it.each(NO_FORM_IDS)('a browser refuses the form id %j too', (formId) => {
  expect(() => address('/', formId)).toThrow(/^react-contact-kit: formId is/);
});

it('every form id reaches the service unchanged, as one path segment', async () => {
  // Other browsers post to the same sandbox.
  const name = String(Math.random());
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(1_000);
  const arrived: unknown[] = [];
  const inbox = new EventSource('/_sandbox/events?key=test');
  const all = new Promise<void>((resolve) => {
    inbox.addEventListener('message', ({ data }) => {
      const { formId, payload } = JSON.parse(String(data)) as { formId: string; payload: { name: string } };
      if (payload.name !== name) return;
      arrived.push(formId);
      if (arrived.length === FORM_IDS.length) resolve();
    });
  });
  for (const [formId] of FORM_IDS) {
    const payload = { name, email: 'ada@example.com', message: 'Hello' };
    await submitContact({ baseUrl: '/', formId, locale: 'en', payload });
  }
  await all;
  inbox.close();
  expect(arrived).toEqual(FORM_IDS.map(([formId]) => formId));
  const fetched = () => performance.getEntriesByType('resource').map((entry) => entry.name);
  // The browser can add the entry after the response.
  await expect
    .poll(() => fetched().filter((url) => url.includes('/forms/')))
    .toEqual(
      FORM_IDS.map(([, segment]) => `${location.origin}/v1/public/contact/forms/${segment}/submissions`),
    );
});

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

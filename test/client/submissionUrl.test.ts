import { describe, expect, it } from 'vitest';
import { submissionUrl } from '../../src/client/submissionUrl.js';
import { submitContact } from '../../src/client/request.js';
import { fakeService } from '../support/fakeService.js';
import { BASE_URLS, FORM_IDS, NO_BASE_URLS, NO_FORM_IDS } from '../support/addresses.js';

const PAGE = 'https://page.example/deep/page?x#y';
const TAIL = '/v1/public/contact/forms/f_1/submissions';

describe('submissionUrl', () => {
  it.each(BASE_URLS)('accepts the base URL %j', (baseUrl, base) => {
    const url = submissionUrl(baseUrl as string, 'f_1');
    expect(url).toBe(base + TAIL);

    const fetched = new URL(url, PAGE);
    expect(fetched.href).toBe((base.startsWith('http') ? '' : 'https://page.example') + url);
  });

  it.each(NO_BASE_URLS)('refuses the base URL %j and says how to fix it', (baseUrl) => {
    expect(() => submissionUrl(baseUrl as string, 'f_1')).toThrow(
      /^react-contact-kit: baseUrl is [^]*, so nothing can be sent\. Set it to an http\(s\) URL or a path that starts with "\/"\.$/,
    );
  });

  it.each(FORM_IDS)('encodes the form id %j as one segment', (formId, segment) => {
    const url = submissionUrl('/', formId);
    expect(url).toBe(`/v1/public/contact/forms/${segment}/submissions`);
    expect(new URL(url, PAGE).href).toBe(`https://page.example${url}`);
  });

  it.each(NO_FORM_IDS)('refuses the form id %j and says how to fix it', (formId) => {
    expect(() => submissionUrl('/', formId as string)).toThrow(
      /^react-contact-kit: formId is [^]*, so nothing can be sent\. Set it to the ID of your form/,
    );
  });
});

it('every form id reaches a server as one path segment', async () => {
  const server = await fakeService(201);
  for (const [formId] of FORM_IDS) {
    const payload = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    await submitContact({ baseUrl: `${server.url}/api`, formId, locale: 'en', payload });
  }
  expect(server.requests.map(({ path }) => path)).toEqual(
    FORM_IDS.map(([, segment]) => `/api/v1/public/contact/forms/${segment}/submissions`),
  );
});

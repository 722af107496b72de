import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { requestSubmission } from '../../../src/client/request.js';
import type { SendSubmission, SubmissionError } from '../../../src/index.js';
import type { Answer } from '../../support/answers.js';
import { codeBlocks, codeOf } from '../../support/codeBlocks.js';
import { bundleExample, projectFolder } from '../../support/docs/serveExample.js';
import { fakeService } from '../../support/fakeService.js';
import { values } from '../../support/values.js';

/*
 * Where the answers come from, read on 2026-11-25:
 *
 * Formspree: an accepted submission has `next`, and others have `error` and `errors` with `code`, `field` and `message`,
 * with 400 or 403. This is in the types and tests of https://github.com/formspree/formspree-js
 * (packages/formspree-core), which reads `error` whatever the status is. 200 for a form over its quota is in an earlier
 * source of the service, https://github.com/formspree/formspree (formspree/forms/errors.py). The limit of 20 posts per
 * minute is in https://help.formspree.io/hc/en-us/articles/7017303616659-System-Limits. Its status is assumed to be 429.
 *
 * Web3Forms: https://docs.web3forms.com/getting-started/api-reference has every status and body except 403, which is in
 * https://docs.web3forms.com/getting-started/troubleshooting. So is the hour that a rate limit lasts.
 *
 * Netlify: the request is in https://docs.netlify.com/manage/forms/setup/, and that it must go to a static file is in
 * https://opennext.js.org/netlify/forms. A 404 without form detection is in
 * https://github.com/netlify-templates/next-platform-starter/issues/24. The other answers are assumed.
 */

const PAGE = 'stories/docs/hosted-services.md';
const SITE = 'https://www.example.com';

/** Submits to a service that gives these answers, with the `send` of a file of the page. */
async function submit(file: string, answers: Answer[], payload = values) {
  const folder = projectFolder();
  writeFileSync(join(folder, file), codeOf(PAGE, file));
  const module = pathToFileURL(await bundleExample(folder, file)).href;
  const { send } = (await import(/* @vite-ignore */ module)) as { send: SendSubmission };

  const service = await fakeService(...answers);
  const { fetch } = globalThis;
  const urls: string[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { href, pathname } = new URL(url, SITE);
    urls.push(href);
    expect(init).toMatchObject({ keepalive: true, signal: expect.any(AbortSignal) as AbortSignal });
    return fetch(service.url + pathname, init);
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  const outcome = await requestSubmission(
    { formId: 'contact', baseUrl: '/', send },
    { locale: 'en', payload },
  ).then(
    ({ status, body }) => ({ code: 'accepted', status, body }),
    ({ code, status, fields, retryAfter }: SubmissionError) => ({ code, status, fields, retryAfter }),
  );
  return { outcome, urls, requests: service.requests };
}

const json = (status: number, body: unknown, headers = {}) => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const webPage = (status: number) => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=UTF-8' },
  body: '<!doctype html><html><title>Page</title></html>',
});
const redirect = (status: number): Answer => ({ status, headers: { Location: '/other' } });

const accepted = (status: number, body?: unknown) => ({ code: 'accepted', status, body });
const failed = (code: string, status: number, details = {}) => ({
  code,
  status,
  fields: [],
  retryAfter: undefined,
  ...details,
});

describe('the documented `send` for Formspree', () => {
  const next = { next: 'https://formspree.io/thanks', ok: true };
  const fieldErrors = {
    error: 'Validation errors',
    errors: [
      { code: 'TYPE_EMAIL', field: 'email', message: 'must be an email' },
      { code: 'EMPTY', message: 'empty form' },
    ],
  };

  it('sends the fields as JSON, and asks for JSON', async () => {
    const { urls, requests } = await submit('formspree.ts', [json(200, next)]);
    expect(urls).toEqual(['https://formspree.io/f/YOUR_FORM_ID']);
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/f/YOUR_FORM_ID',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(values),
      },
    ]);
  });

  it.each<[string, Answer[], object]>([
    ['an accepted submission', [json(200, next)], accepted(200, next)],
    ['a field error', [json(400, fieldErrors)], failed('invalid', 400, { fields: ['email'] })],
    ['a form error', [json(400, { error: 'x', errors: [{ message: 'x' }] })], failed('invalid', 400)],
    ['a form that is not active', [json(403, { error: 'Form not active' })], failed('rejected', 403)],
    ['a form over its quota', [json(200, { error: 'form over quota' })], failed('rejected', 200)],
    [
      'a rate limit with the wait',
      [json(429, { error: 'x' }, { 'Retry-After': '60' })],
      failed('rateLimited', 429, { retryAfter: 60 }),
    ],
    ['a server error', [json(500, { error: 'Unable to send email' })], failed('unconfirmed', 500)],
  ])('maps %s', async (_answer, answers, expected) => {
    expect((await submit('formspree.ts', answers)).outcome).toEqual(expected);
  });

  it('does not count a web page as accepted', async () => {
    const { outcome } = await submit('formspree.ts', [webPage(200)]);
    expect(outcome.code).toBe('unconfirmed');
  });
});

describe('the documented `send` for Web3Forms', () => {
  // A name that a field also has: a body with the values must not look like an error of that field.
  const entered = { ...values, name: 'email' };
  const body = (message: string) => ({ data: entered, message });

  it('sends the fields and the access key as JSON', async () => {
    const { urls, requests } = await submit('web3forms.ts', [json(200, { success: true })]);
    expect(urls).toEqual(['https://api.web3forms.com/submit']);
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/submit',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ ...values, access_key: 'YOUR_ACCESS_KEY' }),
      },
    ]);
  });

  it.each<[string, Answer[], object]>([
    [
      'an accepted submission, without its echo of the values',
      [json(200, { success: true, body: body('Email sent successfully!') })],
      accepted(200),
    ],
    ['a client error', [json(400, { success: false, body: body('x') })], failed('invalid', 400)],
    ['a failure with 200', [json(200, { success: false, body: body('x') })], failed('rejected', 200)],
    ['a blocked address', [json(403, { message: 'forbidden' })], failed('rejected', 403)],
    ['a blocked server', [webPage(403)], failed('rejected', 403)],
    [
      'a rate limit',
      [json(429, { success: false, message: 'Too may requests. Please try later!' })],
      failed('rateLimited', 429, { retryAfter: 3600 }),
    ],
    [
      'a server error',
      [json(500, { statusCode: 500, error: 'Something went wrong on server.' })],
      failed('unconfirmed', 500),
    ],
  ])('maps %s', async (_answer, answers, expected) => {
    expect((await submit('web3forms.ts', answers, entered)).outcome).toEqual(expected);
  });

  it('does not know whether a redirected submission was accepted', async () => {
    const { outcome } = await submit('web3forms.ts', [redirect(303), webPage(200)]);
    expect(outcome.code).toBe('unconfirmed');
  });
});

describe('the documented `send` for Netlify Forms', () => {
  it('sends the fields and the form ID as a form does, to a static file of the site', async () => {
    const payload = { ...values, message: 'Grüße & mehr\n=' };
    const { urls, requests } = await submit('netlify.ts', [webPage(200)], payload);
    expect(urls).toEqual([`${SITE}/__forms.html`]);
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/__forms.html',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'form-name=contact&name=Ada&email=ada%40example.com&message=Gr%C3%BC%C3%9Fe+%26+mehr%0A%3D',
      },
    ]);
  });

  it('sends several choices as one text, and no field without a value', async () => {
    const payload = { ...values, days: ['Monday', 'Friday'], website: undefined };
    const { requests } = await submit('netlify.ts', [webPage(200)], payload);
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
      'form-name': 'contact',
      ...values,
      days: 'Monday,Friday',
    });
  });

  it.each<[string, Answer[], object]>([
    ['the page of an accepted submission', [webPage(200)], accepted(200)],
    ['a form that it has not detected', [webPage(404)], failed('rejected', 404)],
    // Following a redirect turns POST into GET, so the page says nothing about the submission.
    ['a redirect to another page', [redirect(301), webPage(200)], failed('unconfirmed', 200)],
    ['a rate limit', [webPage(429)], failed('rateLimited', 429)],
    ['a server error', [webPage(502)], failed('unconfirmed', 502)],
  ])('maps %s', async (_answer, answers, expected) => {
    expect((await submit('netlify.ts', answers)).outcome).toEqual(expected);
  });

  it('has a hidden form with the form ID of the documented component, and with every field', () => {
    const html = codeBlocks(PAGE).find(({ language }) => language === 'html')?.code ?? '';
    const [, formId = ''] = /formId="(\w+)"/.exec(codeOf(PAGE, 'Contact.tsx')) ?? [];
    expect(html).toContain(`<form name="${formId}" data-netlify="true" hidden>`);
    expect(html).toContain(`name="form-name" value="${formId}"`);
    const names = Array.from(
      html.matchAll(/<(?:input|textarea)\b[^>]* name="([\w-]+)"/g),
      ([, name]) => name,
    );
    expect(names).toEqual(['form-name', ...Object.keys(values)]);
  });
});

describe('the documented `send` for any other service', () => {
  it('sends the fields as JSON', async () => {
    const { urls, requests } = await submit('service.ts', [204]);
    expect(urls).toEqual(['https://forms.example.com/contact']);
    expect(requests).toMatchObject([
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(values),
      },
    ]);
  });

  it.each<[string, Answer[], object]>([
    ['an accepted submission', [json(201, { id: 1 })], accepted(201, { id: 1 })],
    [
      'a field error',
      [json(422, { errors: { email: ['x'] } })],
      failed('invalid', 422, { fields: ['email'] }),
    ],
    [
      'a rate limit with the wait',
      [json(429, {}, { 'Retry-After': '90' })],
      failed('rateLimited', 429, { retryAfter: 90 }),
    ],
    ['a form that does not exist', [json(404, {})], failed('rejected', 404)],
    ['a server error', [json(503, {})], failed('unconfirmed', 503)],
    ['a web page', [webPage(200)], failed('unconfirmed', 200)],
  ])('maps %s', async (_answer, answers, expected) => {
    expect((await submit('service.ts', answers)).outcome).toEqual(expected);
  });
});

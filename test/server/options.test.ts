import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { contactSchema } from '../../src/schema/index.js';
import {
  createContactEndpoint,
  forwardTo,
  type ContactEndpointOptions,
  type ContactSubmission,
} from '../../src/server/index.js';
import { createEndpoint, formRequest, jsonRequest, ORIGIN, PATH } from '../support/server/endpoint.js';
import { values } from '../support/values.js';

const OPTIONS: ContactEndpointOptions = {
  forms: 'f_1',
  deliver: () => undefined,
  allowedOrigins: ORIGIN,
  successPath: '/thanks',
};

function create(options: Record<string, unknown>) {
  return createContactEndpoint({ ...OPTIONS, ...options });
}

/** Where an endpoint redirects a visitor after the message was sent. */
async function destination(successPath: ContactEndpointOptions['successPath'], search = ''): Promise<string> {
  const { handle } = createEndpoint({ successPath });
  const posted = { ...values, successPath: 'https://evil.example' };
  const headers = { Origin: ORIGIN, Host: 'evil.example' };
  const response = await handle(formRequest(posted, PATH + search, headers));
  expect(response.status).toBe(303);
  return new URL(response.headers.get('Location') ?? '', ORIGIN + PATH).href;
}

describe('successPath', () => {
  // The endpoint warns about the field `successPath`.
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['/thanks', '/thanks'],
    ['/', '/'],
    ['/de/danke?from=contact#top', '/de/danke?from=contact#top'],
    ['/dänke schön', '/d%C3%A4nke%20sch%C3%B6n'],
    ['/a/../thanks', '/thanks'],
    ['/https://evil.example', '/https://evil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
    ['/thanks?to=//evil.example', '/thanks?to=//evil.example'],
    ['/@evil.example', '/@evil.example'],
  ])('redirects to the site itself: %s', async (successPath, path) => {
    expect(await destination(successPath)).toBe(`https://www.example.com${path}`);
  });

  it.each([
    ['de', '/danke'],
    ['de-AT', '/danke'],
    ['pt-BR', '/obrigado'],
    ['en', '/thanks'],
    ['fr', '/thanks'],
    ['__proto__', '/thanks'],
  ])('can be a path for each language, the first one for others: %s', async (locale, path) => {
    const paths = { en: '/thanks', de: '/danke', 'pt-BR': '/obrigado' };
    expect(await destination(paths, `?locale=${locale}`)).toBe(`https://www.example.com${path}`);
  });

  it.each([{ en: '/thanks', de: 'https://evil.example' }, {}])(
    'is refused by language: %j',
    (successPath) => {
      expect(() => create({ successPath })).toThrow(/successPath is .*Set it to a path on your site/);
    },
  );

  it.each([
    null,
    42,
    '',
    'thanks',
    './thanks',
    '?thanks',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/thanks\r\nSet-Cookie: a=b',
    '\t//evil.example',
    ' //evil.example',
    ' /thanks',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https://www.example.com/thanks',
    'https://evil.example',
    'http:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'mailto:eve@evil.example',
    'blob:https://evil.example/1',
  ])('is refused with the fix if it could lead to another site: %j', (successPath) => {
    expect(() => create({ successPath })).toThrow(
      /^react-contact-kit: successPath is [^]*, so visitors could be redirected to another site after their message was sent\. Set it to a path on your site that starts with "\/", such as "\/thanks"\.$/,
    );
  });
});

describe('allowedOrigins', () => {
  it.each([
    ['https://www.example.com'],
    ['https://www.example.com/'],
    ['HTTPS://WWW.example.com:443'],
    ['http://localhost:3000'],
    ['https://müller.example'],
    ['*'],
    [['https://a.example', 'https://b.example']],
  ])('accepts %j', (allowedOrigins) => {
    expect(() => create({ allowedOrigins })).not.toThrow();
  });

  it.each([
    [undefined],
    [''],
    [['*']],
    ['null'],
    ['example.com'],
    ['//example.com'],
    ['https://www.example.com/contact'],
    ['https://www.example.com?x'],
    ['https://user:secret@www.example.com'],
    ['https://*.example.com'],
    ['file:///home'],
    ['data:text/plain,x'],
    [/example/],
    [[]],
    [['https://a.example', 'null']],
  ])('refuses %j with the fix', (allowedOrigins) => {
    expect(() => create({ allowedOrigins })).toThrow(
      /^react-contact-kit: allowedOrigins is .*, so a post from your own pages cannot be distinguished from one of another site\. Set it to the origin of your site, such as "https:\/\/www\.example\.com", or to a list of origins\.$/,
    );
  });
});

describe('the other options', () => {
  it.each<[string, unknown, RegExp]>([
    [
      'deliver',
      undefined,
      /deliver is missing, so no message could be delivered\. Set it to \(submission\) =>/,
    ],
    ['deliver', 'https://api.example.com', /deliver is .*Set it to \(submission\) =>/],
    [
      'forms',
      undefined,
      /forms is missing, so no form could send to the endpoint\. Set it to the ID of your form/,
    ],
    ['forms', [], /forms is \[\], .*Set it to the ID/],
    ['forms', ['f_1', ' '], /forms is .*Set it to the ID/],
    ['limit', 5, /limit is 5, so submissions would not be limited\. Set it to \(request\) =>/],
    ['maxBytes', 0, /maxBytes is 0, .*Set it to bytes, such as 262144/],
    ['maxBytes', '1mb', /maxBytes is "1mb", .*Set it to bytes/],
    ['trap', '', /trap is missing, .*Set it to a name that is not a field/],
    ['trap', {}, /trap is missing, .*Set it to a name/],
    ['trap', { name: 'email' }, /trap is "email", .*Set it to a name/],
    ['trap', 'toString', /trap is "toString", .*Set it to a name .* not reserved/],
    ['challenge', null, /challenge\.name is missing, .*Set it to a name/],
    ['title', 5, /title is 5, so a visitor whose message was not sent would see no page\. Set it to a text/],
    ['fallback', { phone: 5 }, /phone is 5, .*Set it to a text/],
    ['challenge', {}, /challenge\.name is missing, .*Set it to a name that is not a field/],
    ['challenge', { name: 'email', verify: () => true }, /challenge\.name is "email", .*Set it to a name/],
    ['challenge', { name: 'token' }, /challenge\.verify is missing, .*Set it to verifyChallenge\(/],
    [
      'fields',
      { phone: { pattern: '[+()]' } },
      /fields\.phone\.pattern is "\[\+\(\)\]", so .* \(SyntaxError: .*\)\. Set it to a regular expression/,
    ],
    [
      'fields',
      { phone: { pattern: /\d/ } },
      /fields\.phone\.pattern is \{\}, so .* \(It is not a string\)\./,
    ],
    ['fields', { constructor: {} }, /fields is \["constructor"\], .*Set it to names that are not reserved/],
  ])('are refused with the fix: %s: %j', (name, value, message) => {
    expect(() => create({ [name]: value })).toThrow(TypeError);
    expect(() => create({ [name]: value })).toThrow(message);
  });

  it('must not have one name for the honeypot and the CAPTCHA', () => {
    const challenge = { name: 'website', verify: () => true };
    expect(() => create({ trap: 'website', challenge })).toThrow(/challenge\.name is "website", .*/);
  });

  it('must have a schema with readable fields', () => {
    const schema = z.object({ ...contactSchema.shape, company: z.string() });
    expect(() => create({ schema: schema.refine(() => true) })).not.toThrow();
    expect(() => create({ schema: schema.transform((output) => output) })).toThrow(
      /schema is "a zod pipe", so the endpoint cannot tell which fields to read\. Set it to an object/,
    );
    expect(() => create({ schema: contactSchema.extend({ constructor: z.string() }) })).toThrow(
      /schema is \["name","email","message","constructor"\], so .* names of your own/,
    );
  });

  it.each<[string, Partial<ContactEndpointOptions>]>([
    ['company', { fields: { company: false } }],
    ['email', { fields: { email: false }, schema: contactSchema }],
  ])('can only remove a default field of an endpoint without a schema, not %s', (name, options) => {
    expect(() => createEndpoint(options)).toThrow(
      new RegExp(`fields is \\["${name}"\\].*Only name, email and message`),
    );
  });

  it('can switch off the limit', async () => {
    const { handle, delivered } = createEndpoint({ limit: false });
    for (let sent = 0; sent < 61; sent += 1) expect((await handle(jsonRequest())).status).toBe(201);
    expect(delivered).toHaveLength(61);
  });

  it.each([0, -1, Number.NaN, '5'])('must have a positive time: %j is refused', (time) => {
    expect(() => create({ bodyTimeout: time })).toThrow(/bodyTimeout is .*Set it to milliseconds/);
  });
});

describe('the options of forwardTo', () => {
  const forward = (options: object) => forwardTo({ baseUrl: 'https://api.example.com', ...options });
  const baseUrlFix = 'so the endpoint cannot tell which host to send to. Set it to an absolute http(s) URL.';

  it('must name a service that a server can reach', () => {
    expect(() => forward({ baseUrl: '/api' })).toThrow(`baseUrl is "/api", ${baseUrlFix}`);
    expect(() => forward({ baseUrl: undefined })).toThrow(`baseUrl is missing, ${baseUrlFix}`);
    expect(() => forward({ baseUrl: 'ftp://example.com' })).toThrow(/baseUrl is .* Set it to an http/);
    expect(() => forward({ formId: '..' })).toThrow(/formId is .* Set it to the ID of your form/);
  });

  it.each([0, -1, Number.NaN, '5'])('must have a positive time: %j is refused', (timeout) => {
    expect(() => forward({ timeout })).toThrow(/timeout is .*Set it to milliseconds/);
  });

  it.each([
    ['the ID that the form sends to', {}, 'f_1'],
    ['its own ID', { formId: 'a/b' }, 'a%2Fb'],
  ])('send to %s, once', async (_, options, id) => {
    const requests: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (url, init) => {
      requests.push([url, JSON.parse(init?.body as string)]);
      return new Response(null, { status: 201 });
    };
    const payload = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    const submission: ContactSubmission = {
      id: '1',
      formId: 'f_1',
      locale: 'de',
      payload,
      text: 'Hello',
      receivedAt: '2030-01-01T00:00:00.000Z',
    };
    await forward({ fetch, ...options })(submission);
    const url = `https://api.example.com/v1/public/contact/forms/${id}/submissions`;
    expect(requests).toEqual([[url, { locale: 'de', payload }]]);
  });
});

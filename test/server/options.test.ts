import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contactSchema } from '../../src/schema/index.js';
import { createContactEndpoint, type ContactEndpointOptions } from '../../src/server/index.js';

const OPTIONS: ContactEndpointOptions = {
  baseUrl: 'https://api.example.com',
  formId: 'f_1',
  allowedOrigins: 'https://www.example.com',
  successPath: '/thanks',
};

function create(options: Record<string, unknown>) {
  return createContactEndpoint({ ...OPTIONS, ...options });
}

/** Where a handler redirects a visitor after the message was sent. */
async function destination(successPath: string): Promise<string> {
  const handle = create({ successPath, fetch: () => Promise.resolve(new Response()) });
  const response = await handle(
    new Request('https://www.example.com/contact', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://www.example.com',
        Host: 'evil.example',
      },
      body: 'name=Ada&email=ada%40example.com&message=Hello&successPath=https://evil.example',
    }),
  );
  expect(response.status).toBe(303);
  return new URL(response.headers.get('Location') ?? '', 'https://www.example.com/contact').href;
}

describe('successPath', () => {
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
    undefined,
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
    [['https://a.example', 'https://b.example']],
  ])('accepts %j', (allowedOrigins) => {
    expect(() => create({ allowedOrigins })).not.toThrow();
  });

  it.each([
    [undefined],
    [''],
    ['*'],
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
  it('must name a service that a server can reach', () => {
    expect(() => create({ baseUrl: '/api' })).toThrow(
      'baseUrl is "/api", so the handler cannot tell which host to send to. Set it to an absolute http(s) URL.',
    );
    expect(() => create({ baseUrl: undefined })).toThrow(
      'baseUrl is missing, so the handler cannot tell which host to send to. Set it to an absolute http(s) URL.',
    );
    expect(() => create({ baseUrl: 'ftp://example.com' })).toThrow(/baseUrl is .* Set it to an absolute/);
    expect(() => create({ formId: '..' })).toThrow(/formId is .* Set it to the public ID of your form/);
  });

  it('must have a schema with readable fields', () => {
    const schema = z.object({ ...contactSchema.shape, company: z.string() });
    expect(() => create({ schema: schema.refine(() => true) })).not.toThrow();
    expect(() => create({ schema: schema.transform((values) => values) })).toThrow(
      /schema is "a zod pipe", so the handler cannot tell which fields to read\. Set it to an object/,
    );
    expect(() => create({ schema: contactSchema.extend({ constructor: z.string() }) })).toThrow(
      /schema is \["name","email","message","constructor"\], so .* names of your own/,
    );
  });

  it.each([0, -1, Number.NaN, '5'])('must have positive times: %j is refused', (time) => {
    expect(() => create({ timeout: time })).toThrow(/timeout is .*Set it to milliseconds/);
    expect(() => create({ bodyTimeout: time })).toThrow(/bodyTimeout is .*Set it to milliseconds/);
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contactSchema } from '../../src/schema/index.js';
import { createContactHandler, type ContactHandlerOptions } from '../../src/server/index.js';

const OPTIONS: ContactHandlerOptions = {
  baseUrl: 'https://api.example.com',
  formId: 'f_1',
  origin: 'https://www.example.com',
  successUrl: '/thanks',
};

function create(options: Record<string, unknown>) {
  return createContactHandler({ ...OPTIONS, ...options });
}

/** Where a handler sends the visitor of a page, once the message was sent. */
async function destination(successUrl: string): Promise<string> {
  const handle = create({ successUrl, fetch: () => Promise.resolve(new Response()) });
  const response = await handle(
    new Request('https://www.example.com/contact', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://www.example.com',
        Host: 'evil.example',
      },
      body: 'name=Ada&email=ada%40example.com&message=Hello&successUrl=https://evil.example',
    }),
  );
  expect(response.status).toBe(303);
  return new URL(response.headers.get('Location') ?? '', 'https://www.example.com/contact').href;
}

describe('successUrl', () => {
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
  ])('leads to the site itself: %s', async (successUrl, path) => {
    expect(await destination(successUrl)).toBe(`https://www.example.com${path}`);
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
  ])('is refused when it could lead elsewhere, with the mend: %j', (successUrl) => {
    expect(() => create({ successUrl })).toThrow(
      /^react-contact-kit: createContactHandler: successUrl is [^]*, so visitors could be led to another site once their message was sent\. Set it to a path from "\/" on your own, such as "\/thanks"\.$/,
    );
  });
});

describe('origin', () => {
  it.each([
    ['https://www.example.com'],
    ['https://www.example.com/'],
    ['HTTPS://WWW.example.com:443'],
    ['http://localhost:3000'],
    ['https://müller.example'],
    [['https://a.example', 'https://b.example']],
  ])('is taken: %j', (origin) => {
    expect(() => create({ origin })).not.toThrow();
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
  ])('is refused when it is none, with the mend: %j', (origin) => {
    expect(() => create({ origin })).toThrow(
      /^react-contact-kit: createContactHandler: origin is .*, so a post from your own pages cannot be told from one of another site\. Set it to the origin of your site, such as "https:\/\/www\.example\.com", or to a list of them\.$/,
    );
  });
});

describe('the other options', () => {
  it('name a service that a server can reach', () => {
    expect(() => create({ baseUrl: '/api' })).toThrow(
      'baseUrl is "/api", so a server cannot tell which host to send to. Set it to an absolute http(s) URL.',
    );
    expect(() => create({ baseUrl: undefined })).toThrow(
      'baseUrl is missing, so a server cannot tell which host to send to. Set it to an absolute http(s) URL.',
    );
    expect(() => create({ baseUrl: 'ftp://example.com' })).toThrow(/baseUrl is .* Set it to an absolute/);
    expect(() => create({ formId: '..' })).toThrow(/formId is .* Set it to the public id of your form/);
  });

  it('have a schema with fields to read', () => {
    const schema = z.object({ ...contactSchema.shape, company: z.string() });
    expect(() => create({ schema: schema.refine(() => true) })).not.toThrow();
    expect(() => create({ schema: schema.transform((values) => values) })).toThrow(
      /schema is "a zod pipe", so nobody can tell which fields to read\. Set it to an object/,
    );
    expect(() => create({ schema: contactSchema.extend({ constructor: z.string() }) })).toThrow(
      /schema is \["name","email","message","constructor"\], so .* names of your own/,
    );
  });

  it.each([0, -1, Number.NaN, '5'])('have times to wait: %j is none', (time) => {
    expect(() => create({ timeout: time })).toThrow(/timeout is .*Set it to milliseconds/);
    expect(() => create({ bodyTimeout: time })).toThrow(/bodyTimeout is .*Set it to milliseconds/);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { contactSchema } from '../../src/schema/index.js';
import {
  createContactHandler,
  type ContactHandlerOptions,
  type ContactPage,
} from '../../src/server/index.js';

const VALUES = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const ORIGIN = 'https://www.example.com';

/** What a page of the site posts. */
function form(values: Record<string, string> | [string, string][] = VALUES, path = '/contact'): Request {
  return new Request(ORIGIN + path, {
    method: 'POST',
    headers: { Origin: ORIGIN },
    body: new URLSearchParams(values),
  });
}

/** A handler that sends to a sandbox of its own. */
function createHandler(options: Partial<ContactHandlerOptions> = {}) {
  const sandbox = createSandbox();
  const fetch = vi.fn(sandbox.fetch);
  const handle = createContactHandler({
    baseUrl: 'https://api.example.com',
    formId: 'f_1',
    origin: ORIGIN,
    successUrl: '/thanks',
    fetch,
    ...options,
  });
  return { handle, fetch, submissions: sandbox.submissions };
}

/** The page that a handler renders. */
function createPage(options: Partial<ContactHandlerOptions> = {}) {
  const pages: ContactPage[] = [];
  const render = (page: ContactPage) => {
    pages.push(page);
    return page.form;
  };
  return { ...createHandler({ render, ...options }), pages };
}

afterEach(() => vi.restoreAllMocks());

describe('what is sent', () => {
  it('is the documented request, once, with what the schema knows, normalised', async () => {
    const { handle, fetch, submissions } = createHandler();
    const values = { ...VALUES, message: ' one\r\ntwo\r\n', company: 'Ada & Co', _charset_: 'utf-8' };
    const response = await handle(form(values, '/contact?locale=de-AT'));

    expect([response.status, response.headers.get('Location')]).toEqual([303, '/thanks']);
    expect(await response.text()).toBe('');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example.com/v1/public/contact/forms/f_1/submissions');
    expect(submissions()).toMatchObject([
      { locale: 'de', payload: { name: 'Ada', email: 'ada@example.com', message: 'one\ntwo' } },
    ]);
    expect(Object.keys(submissions()[0]?.payload ?? {})).toEqual(['name', 'email', 'message']);
  });

  it('takes a schema of zod’s with fields of every kind', async () => {
    const schema = z.object({
      ...contactSchema.shape,
      company: z.optional(z.string()),
      topic: z.enum(['sales', 'support']),
      days: z.array(z.enum(['monday', 'friday'])).default([]),
      copy: z.boolean(),
      consent: z.literal(true),
      news: z.boolean().optional(),
    });
    const { handle, submissions } = createHandler({ schema });
    const values: [string, string][] = [
      ...Object.entries(VALUES),
      ['topic', 'sales'],
      ['days', 'monday'],
      ['days', 'friday'],
      ['consent', 'on'],
    ];
    expect((await handle(form(values))).status).toBe(303);
    expect(submissions()).toMatchObject([
      {
        payload: {
          ...VALUES,
          topic: 'sales',
          days: ['monday', 'friday'],
          copy: false,
          consent: true,
          news: false,
        },
      },
    ]);
  });

  it('is nothing while a field is refused, and nothing of it is logged', async () => {
    const logged = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    const written = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
    const { handle, fetch } = createHandler();
    expect((await handle(form({}))).status).toBe(422);
    expect((await handle(form({ ...VALUES, email: 'ada' }))).status).toBe(422);
    const failing = createHandler({ formId: 'sandbox-server-error' });
    expect((await failing.handle(form())).status).toBe(500);
    expect([fetch.mock.calls.length, failing.fetch.mock.calls.length]).toEqual([0, 1]);
    for (const spy of [...logged, ...written]) expect(spy).not.toHaveBeenCalled();
  });
});

describe('the language', () => {
  it.each<[string, Partial<ContactHandlerOptions>, string, string]>([
    ['of the address', {}, '/contact?locale=de', de.emailInvalid],
    ['the fixed one', { locale: 'de' }, '/contact?locale=fr', de.emailInvalid],
    ['that the host finds out', { locale: ({ url }) => url.slice(-2) }, '/contact/de', de.emailInvalid],
    ['of the catalog', { messages: de }, '/contact', de.emailInvalid],
    ['of nobody', {}, '/contact?locale=../../x', en.emailInvalid],
    ['of none', {}, '/contact', en.emailInvalid],
  ])('is the one %s', async (_, options, path, text) => {
    const { handle, pages } = createPage(options);
    await handle(form({ ...VALUES, email: 'ada' }, path));
    expect(pages).toMatchObject([{ status: 422, fieldErrors: { email: text }, error: undefined }]);
  });
});

describe('the page of a failure', () => {
  it('is one visitor’s, and may do nothing but show itself and send the form again', async () => {
    const { handle } = createHandler({ stylesheet: '/site.css?a=1&b="2"' });
    const response = await handle(form({}));
    const html = await response.text();
    const nonce = /<link rel="stylesheet" href="\/site\.css\?a=1&amp;b=&quot;2&quot;" nonce="([\w-]+)">/.exec(
      html,
    )?.[1];
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'private, no-cache',
      'content-security-policy':
        `default-src 'none'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; font-src 'self'; ` +
        "form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await (await handle(form({}))).text()).not.toContain(nonce);
  });

  it('gives back markup as text, wherever it was written', async () => {
    const evil = `"'><script>alert(1)</script>&lt;`;
    const schema = contactSchema.extend({
      [evil]: z.string().min(99, evil),
      list: z.array(z.string()),
      topic: z.enum(['sales']),
    });
    const { handle } = createHandler({ schema });
    const values = {
      name: evil,
      email: evil,
      message: `${evil}</textarea>`,
      [evil]: `${evil}\n`,
      list: evil,
      topic: evil,
    };
    const html = await (await handle(form(values))).text();
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/["'][<>]script/);
    expect(
      html.match(/&quot;&#39;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&amp;lt;/g)?.length,
    ).toBeGreaterThan(9);
  });

  it('is the host’s own when it renders one, without a policy that the host did not choose', async () => {
    const schema = contactSchema.extend({ company: z.string() });
    const render = ({ form: markup, messages, values }: ContactPage) =>
      Promise.resolve(`<title>${messages.lang} ${String(values['company'])}</title>${markup}`);
    const { handle } = createHandler({ render, schema, locale: 'de' });
    const response = await handle(form({ company: 'Co' }));
    expect(response.status).toBe(422);
    expect(response.headers.has('Content-Security-Policy')).toBe(false);
    expect(await response.text()).toMatch(
      /^<title>de Co<\/title><form method="post" novalidate="" class="contact-form" lang="de"/,
    );
  });

  it('has a control for every field, and marks those that may stay empty', async () => {
    const schema = contactSchema.extend({
      company: z.string(),
      notes: z.string(),
      topic: z.enum(['sales', 'support']),
      days: z.optional(z.array(z.enum(['monday', 'friday']))),
      tags: z.array(z.string()),
      consent: z.literal(true),
    });
    const messages = {
      ...en,
      company: 'Firm',
      companyDescription: 'As registered',
      companyPlaceholder: 'Ada & Co',
    };
    const { handle, pages } = createPage({ schema, messages });
    await handle(
      form([
        ['company', 'Co'],
        ['notes', 'a\r\nb'],
        ['topic', 'support'],
        ['days', 'friday'],
        ['tags', 'x'],
      ]),
    );
    const markup = pages[0]?.form ?? '';
    expect(markup).toContain(
      '<label class="contact-label" for="contact-company">Firm <span class="contact-mark">(optional)</span></label>' +
        '<div class="contact-description" id="contact-company-description">As registered</div>' +
        '<input class="contact-control" id="contact-company" name="company" dir="auto" placeholder="Ada &amp; Co" ' +
        'aria-describedby="contact-company-description" value="Co">',
    );
    expect(markup).toContain('name="notes" dir="auto" rows="6">\na\r\nb</textarea>');
    expect(markup).toMatch(
      /name="topic"[^>]* required=""><option value="">Choose…<\/option><option value="sales">sales<\/option><option value="support" selected="">/,
    );
    expect(markup).toMatch(
      /name="days"[^>]* multiple=""><option value="monday">.*?<option value="friday" selected="">/,
    );
    expect(markup).toMatch(/name="tags"[^>]* multiple=""><option value="x" selected="">x</);
    expect(markup).toMatch(/name="consent"[^>]* required="" aria-invalid="true"[^>]* type="checkbox">/);
    expect(markup.match(/autofocus/g)).toHaveLength(1);
    expect(markup).toMatch(/name="name"[^>]* autofocus=""/);
  });

  it.each<[string, z.ZodType, boolean]>([
    ['of an enum', z.enum(['low', 'high']), true],
    ['of an optional enum', z.enum(['low', 'high']).optional(), false],
    ['of an enum with a default', z.enum(['low', 'high']).default('low'), false],
    ['of an enum or nothing', z.union([z.literal(''), z.enum(['low', 'high'])]), false],
    ['of literals', z.union([z.literal('low'), z.literal('high')]), true],
    ['of what is prepared first', z.preprocess((value) => value, z.enum(['low', 'high'])), true],
  ])('has a choice %s that can be left open where the schema lets it', async (_, urgency, isRequired) => {
    const schema = contactSchema.extend({ urgency });
    const { handle, pages } = createPage({ schema });
    // As radios tell it, and as the page's own select does, whose other fields are refused.
    await handle(form({ ...VALUES, name: '' }));
    const options = '<option value="low">low</option><option value="high">high</option></select>';
    const markup = pages[0]?.form ?? '';
    expect(markup).toMatch(new RegExp(`<select[^>]* name="urgency".*${options}`));
    expect(/name="urgency"[^>]* required=""/.test(markup)).toBe(isRequired);

    const again = await handle(form({ ...VALUES, urgency: '' }));
    expect(again.status).toBe(isRequired ? 422 : 303);
    expect(pages[1]?.fieldErrors).toEqual(isRequired ? { urgency: en.fieldRequired } : undefined);
  });

  it('tells of what no field can show as the whole form’s, and the host of what became of it', async () => {
    const crossed = z.object(contactSchema.shape).refine(() => false, 'Never.');
    const { handle, pages, fetch } = createPage({ schema: crossed });
    expect((await handle(form())).status).toBe(422);
    expect(pages).toMatchObject([{ fieldErrors: {}, error: { code: 'invalid' } }]);
    expect(fetch).not.toHaveBeenCalled();

    const onError = vi.fn<NonNullable<ContactHandlerOptions['onError']>>();
    const throwing = contactSchema.extend({
      name: z.string().refine((): boolean => {
        throw new RangeError('bug');
      }),
    });
    const broken = createPage({ schema: throwing, onError });
    expect((await broken.handle(form())).status).toBe(500);
    expect(broken.pages).toMatchObject([{ values: VALUES, error: { code: 'notAccepted' } }]);
    expect(broken.fetch).not.toHaveBeenCalled();
    expect(onError.mock.calls).toMatchObject([[{ code: 'notAccepted', cause: { message: 'bug' } }]]);

    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const silent = () => {
      throw new Error('the log is full');
    };
    const page = await createHandler({ formId: 'sandbox-rejected', onError: silent }).handle(form());
    expect([page.status, await page.text()]).toEqual([500, expect.stringContaining('Hello')]);
    expect(logged).toHaveBeenCalledTimes(1);

    const refused = createHandler({ formId: 'sandbox-rejected', onError });
    await refused.handle(form());
    expect(onError.mock.lastCall).toMatchObject([{ code: 'rejected', status: 403 }]);
    expect(JSON.stringify(onError.mock.lastCall)).not.toMatch(/Ada|ada@|Hello/);
  });
});

it('tells a developer that somebody else has read the form', async () => {
  const { handle, fetch } = createHandler();
  const request = form();
  await request.text();
  await expect(handle(request)).rejects.toThrow(/was read before .* Pass the request on untouched\.$/);
  expect(fetch).not.toHaveBeenCalled();
});

it('gives up the body of a request that it refuses, so that the server need not keep it', async () => {
  const { handle } = createHandler();
  const cancel = vi.fn<() => void>();
  const body = new ReadableStream({ cancel });
  const init = { method: 'POST', body, duplex: 'half', headers: { Origin: 'https://evil.example' } };
  expect((await handle(new Request(`${ORIGIN}/contact`, init as RequestInit))).status).toBe(403);
  expect(cancel).toHaveBeenCalledTimes(1);
});

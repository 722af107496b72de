import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { SubmissionError } from '../../src/client/index.js';
import type { SendRequest } from '../../src/index.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { contactSchema } from '../../src/schema/index.js';
import {
  createContactEndpoint,
  type ContactEndpointOptions,
  type ContactRenderContext,
} from '../../src/server/index.js';

const VALUES = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const ORIGIN = 'https://www.example.com';

/** A request as a page of the site posts it. */
function form(values: Record<string, string> | [string, string][] = VALUES, path = '/contact'): Request {
  return new Request(ORIGIN + path, {
    method: 'POST',
    headers: { Origin: ORIGIN },
    body: new URLSearchParams(values),
  });
}

/** A handler that sends to its own sandbox. */
function createHandler(options: Partial<ContactEndpointOptions> = {}) {
  const sandbox = createSandbox();
  const fetch = vi.fn(sandbox.fetch);
  const handle = createContactEndpoint({
    baseUrl: 'https://api.example.com',
    formId: 'f_1',
    allowedOrigins: ORIGIN,
    successPath: '/thanks',
    fetch,
    ...options,
  });
  return { handle, fetch, submissions: sandbox.submissions };
}

/** A handler that records the contexts of its pages. */
function createPage(options: Partial<ContactEndpointOptions> = {}) {
  const pages: ContactRenderContext[] = [];
  const render = (page: ContactRenderContext) => {
    pages.push(page);
    return page.form;
  };
  return { ...createHandler({ render, ...options }), pages };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a valid form', () => {
  it('is sent once as the documented request, with the fields of the schema, normalised', async () => {
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

  it('can have fields of every kind', async () => {
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

  it('is delivered by `send` instead of the handler’s request', async () => {
    const send = vi.fn((_request: SendRequest) => Promise.resolve({ status: 201 }));
    const { handle, fetch } = createHandler({ baseUrl: undefined, send });
    const response = await handle(form(VALUES, '/contact?locale=de-AT'));
    expect(response.status).toBe(303);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ formId: 'f_1', locale: 'de', payload: VALUES }),
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is shown again with the errors that `send` throws', async () => {
    const send = () => Promise.reject(new SubmissionError('invalid', { fields: ['email', 'constructor'] }));
    const { handle, pages } = createPage({ send });
    expect((await handle(form())).status).toBe(422);
    expect(pages).toMatchObject([{ values: VALUES, fieldErrors: { email: en.errors.fieldNotAccepted } }]);
    expect(Object.keys(pages[0]?.fieldErrors ?? {})).toEqual(['email']);
  });

  it('is sent only if it is valid, and no text of it is logged', async () => {
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
  it.each<[string, Partial<ContactEndpointOptions>, string, string]>([
    ['the URL', {}, '/contact?locale=de', de.errors.emailInvalid],
    ['a fixed locale', { locale: 'de' }, '/contact?locale=fr', de.errors.emailInvalid],
    ['a function', { locale: ({ url }) => url.slice(-2) }, '/contact/de', de.errors.emailInvalid],
    ['the catalog', { messages: de, locale: 'fr' }, '/contact', de.errors.emailInvalid],
    [
      'the URL, with messages over its catalog',
      {
        messages: {
          errors: { emailInvalid: 'for every language' },
          de: { errors: { emailInvalid: 'Hoppla' } },
        },
      },
      '/contact?locale=de-AT',
      'Hoppla',
    ],
    [
      'the URL, with messages of another language',
      { messages: { fr: { errors: de.errors } } },
      '/contact',
      en.errors.emailInvalid,
    ],
    ['an invalid URL parameter', {}, '/contact?locale=../../x', en.errors.emailInvalid],
    ['the default', {}, '/contact', en.errors.emailInvalid],
  ])('comes from %s', async (_, options, path, text) => {
    const { handle, pages } = createPage(options);
    await handle(form({ ...VALUES, email: 'ada' }, path));
    expect(pages).toMatchObject([{ status: 422, fieldErrors: { email: text }, error: undefined }]);
  });

  it('is the one submitted and shown, with partial messages', async () => {
    const messages = { de: { labels: { company: 'Firma' } } };
    const schema = contactSchema.extend({ company: z.string() });
    const { handle, pages, submissions } = createPage({ schema, messages });
    await handle(form({ ...VALUES, company: 'Co' }, '/contact?locale=de'));
    expect(submissions()).toMatchObject([{ locale: 'de' }]);
    await handle(form({ ...VALUES, email: 'ada' }, '/contact?locale=de'));
    expect(pages[0]?.form).toMatch(/lang="de".*>Nachricht<.*>Firma /s);
  });
});

describe('the page of a failure', () => {
  it('is private, and its policy only allows showing it and posting the form', async () => {
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

  it('shows markup in any field as text', async () => {
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

  it('is rendered by `render`, without a policy that the host app did not choose', async () => {
    const schema = contactSchema.extend({ company: z.string() });
    const render = ({ form: markup, messages, values }: ContactRenderContext) =>
      Promise.resolve(`<title>${messages.lang} ${String(values['company'])}</title>${markup}`);
    const { handle } = createHandler({ render, schema, locale: 'de' });
    const response = await handle(form({ company: 'Co' }));
    expect(response.status).toBe(422);
    expect(response.headers.has('Content-Security-Policy')).toBe(false);
    expect(await response.text()).toMatch(
      /^<title>de Co<\/title><form method="post" novalidate="" class="rck-form" lang="de"/,
    );
  });

  it('has a control for every field, with labels of the catalog, and marks the optional ones', async () => {
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
      labels: { ...en.labels, company: 'Firm', 'topic.sales': 'Buying <something>' },
      descriptions: { company: 'As registered' },
      placeholders: { company: 'Ada & Co' },
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
      '<label class="rck-label" for="rck-3">Firm <span class="rck-mark" aria-hidden="false">(optional)</span></label>' +
        '<div class="rck-description" id="rck-3-description">As registered</div>' +
        '<input placeholder="Ada &amp; Co" name="company" class="rck-control" id="rck-3" dir="auto" ' +
        'data-field="company" aria-describedby="rck-3-description" value="Co">',
    );
    expect(markup).toMatch(/<textarea name="notes"[^>]*>\na\r\nb<\/textarea>/);
    expect(markup).toMatch(
      /name="topic"[^>]*><option value="">Choose…<\/option><option value="sales">Buying &lt;something&gt;<\/option><option value="support" selected="">support</,
    );
    expect(markup).toContain(
      '<fieldset class="rck-field" role="group" id="rck-6" data-field="days"><legend class="rck-label">days ' +
        '<span class="rck-mark" aria-hidden="false">(optional)</span></legend>' +
        '<div class="rck-description" id="rck-6-description" hidden=""></div>' +
        '<label class="rck-option"><input type="checkbox" class="rck-control" name="days" value="monday">monday</label>' +
        '<label class="rck-option"><input type="checkbox" class="rck-control" name="days" value="friday" checked="">',
    );
    expect(markup).toMatch(/name="tags"[^>]* multiple=""><option value="x" selected="">x</);
    expect(markup).toMatch(
      /name="consent"[^>]* aria-required="true" data-field="consent" aria-invalid="true"[^>]* type="checkbox">/,
    );
    expect(markup.match(/autofocus/g)).toHaveLength(1);
    expect(markup).toMatch(/name="name"[^>]* autofocus=""/);
  });

  it.each<[string, z.ZodType, boolean, boolean?]>([
    ['an enum', z.enum(['low', 'high']), true],
    ['an optional enum', z.enum(['low', 'high']).optional(), false],
    ['an enum with a default', z.enum(['low', 'high']).default('low'), false],
    ['an enum or an empty text', z.union([z.literal(''), z.enum(['low', 'high'])]), false],
    ['literals', z.union([z.literal('low'), z.literal('high')]), true],
    // Nothing is marked because of code of the app, which rendering must not run.
    ['a preprocessed enum', z.preprocess((value) => value, z.enum(['low', 'high'])), true, false],
  ])(
    'has a select for %s, which is marked as required if the schema is known to require it',
    async (_, urgency, isRequired, isMarked = isRequired) => {
      const schema = contactSchema.extend({ urgency });
      const { handle, pages } = createPage({ schema });
      // A radio group without a choice posts nothing; a select posts "", as the second request does.
      await handle(form({ ...VALUES, name: '' }));
      const options = '<option value="low">low</option><option value="high">high</option></select>';
      const markup = pages[0]?.form ?? '';
      expect(markup).toMatch(new RegExp(`<select[^>]* name="urgency".*${options}`));
      expect(/name="urgency"[^>]* aria-required="true"/.test(markup)).toBe(isMarked);

      const again = await handle(form({ ...VALUES, urgency: '' }));
      expect(again.status).toBe(isRequired ? 422 : 303);
      expect(pages[1]?.fieldErrors).toEqual(isRequired ? { urgency: en.errors.choiceRequired } : undefined);
    },
  );

  it('shows an error that no field can show in the form', async () => {
    const schema = z.object(contactSchema.shape).refine(() => false, 'Never.');
    const { handle, pages, fetch } = createPage({ schema });
    expect((await handle(form())).status).toBe(422);
    expect(pages).toMatchObject([{ fieldErrors: {}, error: { code: 'invalid' } }]);
    expect(pages[0]?.form).toContain(en.outcomes.invalid);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<ContactEndpointOptions>]>([
    ['an empty error key', { schema: contactSchema.extend({ name: z.string().refine(() => false, '') }) }],
    ['an empty catalog entry', { messages: { ...en, errors: { ...en.errors, nameRequired: '' } } }],
  ])('shows a text at the field for %s', async (_, options) => {
    const { handle, pages } = createPage(options);
    expect((await handle(form({ ...VALUES, name: '' }))).status).toBe(422);
    expect(pages[0]?.fieldErrors['name']).toMatch(/./);
  });

  it('has the title of the option, else the title of the outcome', async () => {
    const headingOf = async (options: Partial<ContactEndpointOptions>, values = {}) => {
      const page = await (await createHandler(options).handle(form(values))).text();
      expect(page).toMatch(/<title>(.*)<\/title>.*<h1>\1<\/h1>/s);
      return /<h1>(.*)<\/h1>/.exec(page)?.[1];
    };
    expect(await headingOf({ title: 'Contact <us>' })).toBe('Contact &lt;us&gt;');
    expect(await headingOf({ locale: 'de' })).toBe(de.outcomes.notSentTitle);
    expect(await headingOf({ formId: 'sandbox-rejected' }, VALUES)).toBe(en.outcomes.rejectedTitle);
    expect(await headingOf({ formId: 'sandbox-server-error' }, VALUES)).toBe(en.outcomes.unconfirmedTitle);
  });

  it.each([
    ['the origin of the request', ['https://preview.example.com', ORIGIN], ORIGIN],
    ['the first allowed origin', ['https://shop.example.com:8443'], 'https://shop.example.com:8443'],
  ])('links to %s above its heading', async (_, allowedOrigins, origin) => {
    const request = form({});
    // The browser says that the request is from the same origin. A proxy can change the host.
    request.headers.set('Sec-Fetch-Site', 'same-origin');
    const page = await createHandler({ allowedOrigins }).handle(request);
    const { host } = new URL(origin);
    expect(await page.text()).toContain(`<main><a href="${origin}/" dir="ltr">${host}</a><h1>`);
  });

  it('says that a mail is another way only if there is an address to write to', async () => {
    const { rejected, rejectedWithEmail } = en.outcomes;
    for (const email of [undefined, 'hello@example.com']) {
      const { handle, pages } = createPage({ formId: 'sandbox-rejected', fallback: { email } });
      await handle(form());
      expect(pages[0]?.form.includes(rejected)).toBe(!email);
      expect(pages[0]?.form.includes(rejectedWithEmail)).toBe(Boolean(email));
    }
  });
});

describe('an error in the host app', () => {
  const broken = () => {
    throw new Error('bug');
  };
  const rejecting = () => Promise.reject(new Error('bug'));

  it('in the schema is `notSent` with its cause, and the text stays in the form', async () => {
    const onError = vi.fn<NonNullable<ContactEndpointOptions['onError']>>();
    const schema = contactSchema.extend({ name: z.string().refine(broken) });
    const { handle, pages, fetch } = createPage({ schema, onError });
    expect((await handle(form())).status).toBe(500);
    expect(pages).toMatchObject([{ values: VALUES, error: { code: 'notSent' } }]);
    expect(fetch).not.toHaveBeenCalled();
    expect(onError.mock.calls).toMatchObject([[{ code: 'notSent', cause: { message: 'bug' } }]]);
  });

  it('in a check that never settles is `notSent` after 30 seconds', async () => {
    vi.useFakeTimers();
    const schema = contactSchema.extend({ name: z.string().refine(() => new Promise(() => undefined)) });
    const { handle, pages } = createPage({ schema });
    const response = handle(form());
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await response).status).toBe(500);
    expect(pages).toMatchObject([{ values: VALUES, error: { code: 'notSent' } }]);
  });

  it.each<[string, Partial<ContactEndpointOptions>]>([
    ['locale', { locale: broken }],
    ['onError', { onError: broken }],
    ['onError', { onError: rejecting }],
    ['render', { render: broken }],
    ['render', { render: rejecting }],
  ])('in `%s` is reported, and the text stays in the form', async (name, options) => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const { handle } = createHandler({ formId: 'sandbox-rejected', ...options });
    const response = await handle(form());
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('Hello')]);
    const message = `react-contact-kit: ${name} threw an error.`;
    expect(report.mock.calls).toEqual([[message, expect.objectContaining({ message: 'bug' })]]);
  });

  it('in `locale` falls back to the language of the URL', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { handle, pages } = createPage({ locale: broken });
    await handle(form({}, '/contact?locale=de'));
    expect(pages).toMatchObject([{ messages: { lang: 'de' } }]);
  });
});

describe('spam', () => {
  it('redirects a form with a filled trap without sending it', async () => {
    const { handle, fetch } = createHandler({ trap: 'website' });
    const response = await handle(form({ ...VALUES, website: 'https://spam.example' }));
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/thanks']);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sends a form with an empty trap, without the field of the trap, and reports the trap to `send`', async () => {
    const send = vi.fn((_request: SendRequest) => Promise.resolve({ status: 200 }));
    const { handle } = createHandler({ trap: 'website', send });
    expect((await handle(form({ ...VALUES, website: '' }))).status).toBe(303);
    expect(send.mock.calls[0]?.[0]).toMatchObject({ payload: VALUES, evidence: { isTrapFilled: false } });
    expect(send.mock.calls[0]?.[0].payload).not.toHaveProperty('website');
  });

  it('sends a form with a filled trap if `discard` is false, and reports the trap to `send`', async () => {
    const send = vi.fn((_request: SendRequest) => Promise.resolve({ status: 200 }));
    const { handle } = createHandler({ trap: { name: 'website', discard: false }, send });
    expect((await handle(form({ ...VALUES, website: 'x' }))).status).toBe(303);
    expect(send.mock.calls[0]?.[0]).toMatchObject({ payload: VALUES, evidence: { isTrapFilled: true } });
  });

  it('does not send a form whose trap was posted twice, once with text', async () => {
    const { handle, fetch } = createHandler({ trap: 'website' });
    const posted: [string, string][] = [...Object.entries(VALUES), ['website', ''], ['website', 'spam']];
    expect((await handle(form(posted))).status).toBe(303);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('refuses a trap whose name is a field of the schema', () => {
    expect(() => createHandler({ trap: 'message' })).toThrow(
      'trap is "message", so every message would be discarded. Set it to a name that is not a field of the form.',
    );
  });

  it('does not wait longer than 30 seconds for `verify`', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const verify = vi.fn(() => new Promise<boolean>(() => undefined));
    const { handle, fetch } = createHandler({ verify });
    const response = handle(form());
    await vi.waitFor(() => expect(verify).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await response).status).toBe(422);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('renders the trap again, hidden', async () => {
    const { handle, pages } = createPage({ trap: 'website' });
    await handle(form({ ...VALUES, name: '', website: '' }));
    expect(pages[0]?.form).toContain(
      `<div hidden=""><label for="rck-trap">${en.hints.leaveEmpty}</label><input id="rck-trap" name="website" type="text" tabindex="-1" autocomplete="off" data-1p-ignore="" data-lpignore="true" data-bwignore="" data-form-type="other"></div>`,
    );
  });

  it('passes every posted field and the request to `verify`, and sends if it returns true', async () => {
    const verify = vi.fn((posted: URLSearchParams) => posted.get('token') === 'good');
    const { handle, submissions } = createHandler({ verify });
    const request = form({ ...VALUES, token: 'good' });
    expect((await handle(request)).status).toBe(303);
    expect(verify).toHaveBeenCalledExactlyOnceWith(expect.any(URLSearchParams), request);
    expect(submissions()).toMatchObject([{ payload: VALUES }]);
  });

  it.each([
    ['returns false', () => false],
    ['returns an object', () => ({ success: false }) as never],
    ['rejects', () => Promise.reject(new Error('bug'))],
  ])('keeps the text and sends nothing if `verify` %s', async (_, verify) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const onError = vi.fn();
    const { handle, fetch } = createHandler({ verify, onError });
    const response = await handle(form());
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(en.outcomes.challengeFailed);
    expect(html).toContain(VALUES.message);
    expect(fetch).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'challengeFailed' }));
  });

  it('passes what `verify` has thrown to `onError` as the cause', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const onError = vi.fn();
    const cause = new Error('bug');
    await createHandler({ verify: () => Promise.reject(cause), onError }).handle(form());
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause }));
  });

  it('does not call `verify` for values that the schema refuses, because a token can be used only once', async () => {
    const verify = vi.fn(() => true);
    await createHandler({ verify }).handle(form({ ...VALUES, email: 'ada' }));
    expect(verify).not.toHaveBeenCalled();
  });
});

it('passes a refusal of the service to `onError`, without the visitor’s text', async () => {
  const onError = vi.fn<NonNullable<ContactEndpointOptions['onError']>>();
  await createHandler({ formId: 'sandbox-rejected', onError }).handle(form());
  expect(onError.mock.calls).toMatchObject([[{ code: 'rejected', status: 403 }]]);
  expect(JSON.stringify(onError.mock.calls)).not.toMatch(/Ada|ada@|Hello/);
});

it('rejects with the fix if a body parser has read the request', async () => {
  const { handle, fetch } = createHandler();
  const request = form();
  await request.text();
  await expect(handle(request)).rejects.toThrow(/Register the handler before body parsers/);
  expect(fetch).not.toHaveBeenCalled();
});

it('cancels the body of a request that it refuses, so that the server can discard it', async () => {
  const { handle } = createHandler();
  const cancel = vi.fn<() => void>();
  const body = new ReadableStream({ cancel });
  const init = { method: 'POST', body, duplex: 'half', headers: { Origin: 'https://evil.example' } };
  expect((await handle(new Request(`${ORIGIN}/contact`, init as RequestInit))).status).toBe(403);
  expect(cancel).toHaveBeenCalledTimes(1);
});

it('answers 400 if the body breaks, and sends nothing', async () => {
  const { handle, fetch } = createHandler();
  const headers = {
    Origin: ORIGIN,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': '3',
  };
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('name=Ada')),
    pull: (controller) => controller.error(new Error('broken')),
  });
  const init = { method: 'POST', body, duplex: 'half', headers };
  expect((await handle(new Request(`${ORIGIN}/contact`, init as RequestInit))).status).toBe(400);
  expect(fetch).not.toHaveBeenCalled();
});

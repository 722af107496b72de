import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { SubmissionError, type SubmissionErrorCode } from '../../src/client/index.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { contactSchema } from '../../src/schema/index.js';
import type { ContactEndpointOptions, ContactRenderContext } from '../../src/server/index.js';
import { createEndpoint, formRequest, ORIGIN, PATH } from '../support/server/endpoint.js';
import { values } from '../support/values.js';

/** An endpoint that accepts forms without JavaScript. */
function create(options: Partial<ContactEndpointOptions> = {}) {
  return createEndpoint({ successPath: '/thanks', ...options });
}

/** A `deliver` that refuses each submission with this error. */
function refuse(code: SubmissionErrorCode, details?: ConstructorParameters<typeof SubmissionError>[1]) {
  return () => Promise.reject(new SubmissionError(code, details));
}

/** An endpoint that records the contexts of its pages. */
function createPage(options: Partial<ContactEndpointOptions> = {}) {
  const pages: ContactRenderContext[] = [];
  const render = (page: ContactRenderContext) => {
    pages.push(page);
    return page.form;
  };
  return { ...create({ render, ...options }), pages };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a valid form', () => {
  it('is delivered once, with all fields, normalized, and the visitor is redirected', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { handle, delivered } = create();
    const posted = {
      ...values,
      message: ' one\r\ntwo\r\n',
      company: 'Ada & Co',
      _charset_: 'utf-8',
      $ACTION_ID_1: '',
    };
    const response = await handle(formRequest(posted, `${PATH}?locale=de-AT`));

    expect([response.status, response.headers.get('Location')]).toEqual([303, '/thanks']);
    expect(await response.text()).toBe('');
    expect(delivered).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{32}$/),
        formId: 'f_1',
        locale: 'de',
        payload: { name: 'Ada', email: 'ada@example.com', message: 'one\ntwo', company: 'Ada & Co' },
        text: 'Name: Ada\nEmail: ada@example.com\ncompany: Ada & Co\n\none\ntwo',
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('sent the field "company"'));
  });

  it('is delivered with the fields that the endpoint does not declare, which are logged once without their text', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { handle, delivered } = create({ trap: 'website' });
    await handle(formRequest({ ...values, website: '', phone: '555' }));
    await handle(
      formRequest([...Object.entries(values), ['phone', '555'], ['day', 'a'], ['day', ''], ['x', '']]),
    );
    expect(delivered.map(({ payload }) => payload)).toEqual([
      { ...values, phone: '555' },
      { ...values, phone: '555', day: ['a', ''], x: '' },
    ]);
    expect(warn.mock.calls.map(([text]) => /field "(.*?)"/.exec(String(text))?.[1])).toEqual([
      'phone',
      'day',
      'x',
    ]);
    const many = Array.from({ length: 50 }, (_, index): [string, string] => [`f${index}`, '555']);
    await handle(formRequest([...Object.entries(values), ...many]));
    // The last one says that no more are logged.
    expect(warn).toHaveBeenCalledTimes(11);
    expect(String(warn.mock.calls)).not.toContain('555');
  });

  it('is shown again with the fields that the endpoint does not declare, escaped', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const own: [string, string][] = [
      ['pl"an', '<b>"\'&'],
      ['day', 'a'],
      ['day', 'b'],
    ];
    const { handle, delivered } = create();
    const response = await handle(formRequest([...Object.entries({ ...values, email: 'no' }), ...own]));
    expect((await response.text()).match(/<input type="hidden".*?>/g)).toEqual([
      '<input type="hidden" name="pl&quot;an" value="&lt;b&gt;&quot;&#39;&amp;">',
      '<input type="hidden" name="day" value="a">',
      '<input type="hidden" name="day" value="b">',
    ]);
    expect(delivered).toEqual([]);
  });

  it('shows an error in the form if a field that the endpoint does not declare is too long', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { handle, pages } = createPage();
    const response = await handle(formRequest({ ...values, company: 'x'.repeat(10_001) }));
    expect(response.status).toBe(422);
    expect(pages).toMatchObject([{ error: { code: 'invalid' } }]);
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
    const { handle, delivered } = create({ schema });
    const posted: [string, string][] = [
      ...Object.entries(values),
      ['topic', 'sales'],
      ['days', 'monday'],
      ['days', 'friday'],
      ['consent', 'on'],
    ];
    expect((await handle(formRequest(posted))).status).toBe(303);
    expect(delivered).toMatchObject([
      {
        payload: {
          ...values,
          topic: 'sales',
          days: ['monday', 'friday'],
          copy: false,
          consent: true,
          news: false,
        },
      },
    ]);
  });

  it('is shown again with the errors that `deliver` throws', async () => {
    const { handle, pages } = createPage({
      deliver: refuse('invalid', { fields: ['email', 'constructor'] }),
    });
    expect((await handle(formRequest())).status).toBe(422);
    expect(pages).toMatchObject([{ values, fieldErrors: { email: en.errors.fieldNotAccepted } }]);
    expect(Object.keys(pages[0]?.fieldErrors ?? {})).toEqual(['email']);
  });

  it('shows the messages that `deliver` throws, escaped', async () => {
    const fields = {
      name: '',
      email: 'On our <b>block</b> list.',
      message: 'messageRequired',
      constructor: 'x',
    };
    const { handle, pages } = createPage({ deliver: refuse('invalid', { fields }) });
    const response = await handle(formRequest());
    expect(await response.text()).toContain('On our &lt;b&gt;block&lt;/b&gt; list.');
    const { name: _, constructor: __, ...texts } = fields;
    expect(pages[0]?.fieldErrors).toEqual({ ...texts, name: en.errors.fieldNotAccepted });
  });

  it('is delivered only if it is valid, and no text of it is logged', async () => {
    const logged = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    const written = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
    const { handle, delivered } = create();
    expect((await handle(formRequest({ name: '', email: '', message: '' }))).status).toBe(422);
    expect((await handle(formRequest({ ...values, email: 'ada' }))).status).toBe(422);
    const failing = create({ deliver: refuse('unconfirmed') });
    expect((await failing.handle(formRequest())).status).toBe(500);
    expect([delivered, failing.delivered]).toEqual([[], [expect.objectContaining({ payload: values })]]);
    for (const spy of [...logged, ...written]) expect(spy).not.toHaveBeenCalled();
  });
});

describe('a body', () => {
  it('in pieces is accepted', async () => {
    const { handle, delivered } = create();
    const pieces = ['name=Ada&email=ada%40example.com&mess', 'age=Gr%C3', '%BC%C3%9Fe'];
    const body = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    const headers = { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', body, duplex: 'half', headers };
    expect((await handle(new Request(ORIGIN + PATH, init as RequestInit))).status).toBe(303);
    expect(delivered).toMatchObject([{ payload: { message: 'Grüße' } }]);
  });

  it('with a message of the maximum length is accepted', async () => {
    const { handle, delivered } = create();
    expect((await handle(formRequest({ ...values, message: '😀'.repeat(10_000) }))).status).toBe(303);
    expect(delivered).toHaveLength(1);
  });
});

describe('the origin of the page', () => {
  const OWN = { 'Sec-Fetch-Site': 'same-origin' };

  it.each<[string, Record<string, string>]>([
    ['a browser with Sec-Fetch-Site', OWN],
    ['such a browser on a page that hides its origin', { ...OWN, Origin: 'null' }],
    ['an old browser with Origin', { Origin: ORIGIN }],
    [
      'another spelling of the media type',
      { ...OWN, 'Content-Type': 'Application/X-WWW-Form-URLEncoded ; charset=UTF-8' },
    ],
    [
      'a browser behind a proxy',
      { ...OWN, 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
    ],
  ])('is the site: %s', async (_, headers) => {
    const { handle, delivered } = create();
    const response = await handle(formRequest(values, PATH, headers));
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/thanks']);
    expect(delivered).toHaveLength(1);
  });

  it.each(['cross-site', 'same-site'])(
    'can be an allowed one that is %s to the endpoint, to which the visitor returns',
    async (relation) => {
      const { handle } = create({ allowedOrigins: ['https://example.org', `${ORIGIN}/`] });
      const headers = { 'Sec-Fetch-Site': relation, Origin: ORIGIN };
      const response = await handle(formRequest(values, PATH, headers));
      expect([response.status, response.headers.get('Location')]).toEqual([303, `${ORIGIN}/thanks`]);
    },
  );
});

it('a form that was corrected on the page of the endpoint returns to the site, which has another origin', async () => {
  const api = 'https://api.example.com';
  const { handle } = create({ allowedOrigins: [ORIGIN, api] });
  const post = async (message: string, headers: Record<string, string>) =>
    handle(
      new Request(api + PATH, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ ...values, message }),
      }),
    );
  const failed = await post('', { 'Sec-Fetch-Site': 'same-site', Origin: ORIGIN });
  expect(failed.status).toBe(422);
  // Chromium checks the redirect too.
  expect(failed.headers.get('Content-Security-Policy')).toContain(`form-action 'self' ${ORIGIN} ${api};`);
  const own = { 'Sec-Fetch-Site': 'same-origin', Origin: api };
  for (const headers of [own, { ...own, Referer: api + PATH }])
    expect((await post('Hello', headers)).headers.get('Location')).toBe(`${ORIGIN}/thanks`);
  // A page of a second site that the endpoint serves itself.
  const second = await post('Hello', { ...own, Referer: `${api}/about` });
  expect(second.headers.get('Location')).toBe('/thanks');
});

it.each([
  ['de-AT', '/at'],
  ['de-at', '/at'],
  ['de_AT', '/at'],
  ['de-CH', '/en'],
  ['pt-BR', '/br'],
  ['pt', '/en'],
  ['constructor', '/en'],
])('successPath with languages: %s returns to %s', async (locale, path) => {
  const { handle } = create({ successPath: { en: '/en', 'de-AT': '/at', 'pt-br': '/br' } });
  const response = await handle(formRequest(values, `${PATH}?locale=${locale}`));
  expect(response.headers.get('Location')).toBe(path);
});

it.each([new Intl.Locale('de-AT'), 'constructor', 7 as unknown as string])(
  'the locale %s of an app with own messages does not reject a submission',
  async (locale) => {
    const { handle, delivered } = create({ locale: () => locale, messages: { labels: { name: 'Own' } } });
    expect((await handle(formRequest())).status).toBe(303);
    expect((await handle(formRequest({ ...values, message: '' }))).status).toBe(422);
    expect(delivered).toHaveLength(1);
  },
);

// A browser posts a form in the encoding of its page.
it.each([
  ['J%F6rg', 'Jörg'],
  ['%A3+5+%AB%E9t%E9%BB', '£ 5 «été»'],
  ['Zo%EB+100%25', 'Zoë 100%'],
])('a text in windows-1252 comes back for the visitor to check: %s', async (encoded, text) => {
  const { handle, delivered } = create();
  const request = formRequest('name=Ada&email=ada%40example.com&message=' + encoded);
  const response = await handle(request);
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain(`\n${text}</textarea>`);
  expect(page).toContain(en.outcomes.invalid);
  expect(delivered).toEqual([]);
});

describe('a request that is refused', () => {
  const { rejectedTitle, rejected } = en.outcomes;

  it.each<[number, string, Request]>([
    [403, `${rejectedTitle} ${rejected}`, formRequest(values, PATH, {})],
    [
      400,
      `${rejectedTitle} ${rejected}`,
      formRequest([
        ['name', 'Ada'],
        ['name', 'Eve'],
      ]),
    ],
    [413, en.errors.fieldTooLong, formRequest({ ...values, message: 'x'.repeat(256 * 1024) })],
    [415, `${rejectedTitle} ${rejected}`, formRequest('name=Ada', PATH, { 'Content-Type': 'text/plain' })],
    [
      415,
      `${rejectedTitle} ${rejected}`,
      formRequest('name=Ada', PATH, { 'Content-Type': 'multipart/form-data; boundary=b' }),
    ],
  ])('with %i gets a private page with a sentence for the visitor', async (status, sentence, request) => {
    const response = await create().handle(request);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      status,
      'text/plain; charset=utf-8',
    ]);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    const text = await response.text();
    expect(text.startsWith(`${sentence}\n\n${status}: `)).toBe(true);
    expect(text).not.toContain('Ada');
  });

  it('gets a page in the language of its URL', async () => {
    const response = await create().handle(formRequest(values, `${PATH}?locale=de`, {}));
    expect([response.status, response.headers.get('Content-Language')]).toEqual([403, 'de']);
  });
});

describe('the language', () => {
  it.each<[string, Partial<ContactEndpointOptions>, string, string]>([
    ['the URL', {}, `${PATH}?locale=de`, de.errors.emailInvalid],
    ['a fixed locale', { locale: 'de' }, `${PATH}?locale=fr`, de.errors.emailInvalid],
    ['a function', { locale: ({ url }) => url.slice(-2) }, `${PATH}?de`, de.errors.emailInvalid],
    ['the catalog', { messages: de, locale: 'fr' }, PATH, de.errors.emailInvalid],
    [
      'the URL, with messages over its catalog',
      {
        messages: {
          errors: { emailInvalid: 'for every language' },
          de: { errors: { emailInvalid: 'Hoppla' } },
        },
      },
      `${PATH}?locale=de-AT`,
      'Hoppla',
    ],
    [
      'the URL, with messages of another language',
      { messages: { fr: { errors: de.errors } } },
      PATH,
      en.errors.emailInvalid,
    ],
    ['an invalid URL parameter', {}, `${PATH}?locale=../../x`, en.errors.emailInvalid],
    ['the default', {}, PATH, en.errors.emailInvalid],
  ])('comes from %s', async (_, options, path, text) => {
    const { handle, pages } = createPage(options);
    await handle(formRequest({ ...values, email: 'ada' }, path));
    expect(pages).toMatchObject([{ status: 422, fieldErrors: { email: text }, error: undefined }]);
  });

  it('is the one delivered and shown, with partial messages', async () => {
    const messages = { de: { labels: { company: 'Firma' } } };
    const schema = contactSchema.extend({ company: z.string() });
    const { handle, pages, delivered } = createPage({ schema, messages });
    await handle(formRequest({ ...values, company: 'Co' }, `${PATH}?locale=de`));
    expect(delivered).toMatchObject([{ locale: 'de' }]);
    await handle(formRequest({ ...values, email: 'ada' }, `${PATH}?locale=de`));
    expect(pages[0]?.form).toMatch(/lang="de".*>Nachricht<.*>Firma</s);
  });
});

describe('the page of a failure', () => {
  it('is private, and its policy only allows showing it and posting the form', async () => {
    const { handle } = create({ stylesheet: '/site.css?a=1&b="2"' });
    const response = await handle(formRequest({}));
    const html = await response.text();
    const nonce = /<link rel="stylesheet" href="\/site\.css\?a=1&amp;b=&quot;2&quot;" nonce="([\w-]+)">/.exec(
      html,
    )?.[1];
    expect(Object.fromEntries(response.headers)).toEqual({
      'access-control-allow-origin': ORIGIN,
      'access-control-expose-headers': 'Retry-After',
      'cache-control': 'private, no-cache',
      'content-security-policy':
        `default-src 'none'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; font-src 'self'; ` +
        `form-action 'self' ${ORIGIN}; frame-ancestors 'self'; base-uri 'none'`,
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'same-origin',
      vary: 'Origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await (await handle(formRequest({}))).text()).not.toContain(nonce);
  });

  it('is rendered by `render`, without a policy that the host app did not choose', async () => {
    const schema = contactSchema.extend({ company: z.string() });
    const render = ({ form: markup, messages, values: entered }: ContactRenderContext) =>
      Promise.resolve(`<title>${messages.lang} ${String(entered['company'])}</title>${markup}`);
    const { handle } = create({ render, schema, locale: 'de' });
    const response = await handle(formRequest({ company: 'Co' }));
    expect(response.status).toBe(422);
    expect(response.headers.has('Content-Security-Policy')).toBe(false);
    expect(await response.text()).toMatch(
      /^<title>de Co<\/title><form method="post" novalidate="" class="rck-form" lang="de"/,
    );
  });

  it.each(['', undefined, { type: 'main' }])('is the plain page if `render` returns %j', async (rendered) => {
    const { handle } = create({ render: () => rendered as string });
    expect(await (await handle(formRequest({ email: 'ada' }))).text()).toContain('<!doctype html>');
  });

  it('has a control for every field, with labels of the catalog', async () => {
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
      formRequest([
        ['company', 'Co'],
        ['notes', 'a\r\nb'],
        ['topic', 'support'],
        ['days', 'friday'],
        ['tags', 'x'],
      ]),
    );
    const markup = pages[0]?.form ?? '';
    expect(markup).toContain(
      '<div class="rck-label"><label for="rck-3">Firm</label> </div>' +
        '<div class="rck-description" id="rck-3-description">As registered</div>' +
        '<input placeholder="Ada &amp; Co" name="company" class="rck-control" id="rck-3" dir="auto" ' +
        'data-field="company" aria-describedby="rck-3-description" value="Co">',
    );
    expect(markup).toMatch(/<textarea name="notes"[^>]*>\na\r\nb<\/textarea>/);
    expect(markup).toMatch(
      /name="topic"[^>]*><option value="">Choose…<\/option><option value="sales">Buying &lt;something&gt;<\/option><option value="support" selected="">support</,
    );
    expect(markup).toContain(
      '<fieldset class="rck-field" role="group" id="rck-6" data-field="days"><legend class="rck-label">days </legend>' +
        '<div class="rck-description" id="rck-6-description" hidden=""></div>' +
        '<label class="rck-option"><input type="checkbox" class="rck-control" name="days" value="monday">monday</label>' +
        '<label class="rck-option"><input type="checkbox" class="rck-control" name="days" value="friday" checked="">',
    );
    expect(markup).toMatch(/name="tags"[^>]* multiple=""><option value="x" selected="">x</);
    expect(markup).toMatch(
      /name="consent"[^>]* data-field="consent" aria-invalid="true"[^>]* type="checkbox">/,
    );
    expect(markup.match(/autofocus/g)).toHaveLength(1);
    expect(markup).toMatch(/name="name"[^>]* autofocus=""/);
  });

  it.each<[string, z.ZodType, boolean]>([
    ['an enum', z.enum(['low', 'high']), true],
    ['an optional enum', z.enum(['low', 'high']).optional(), false],
    ['an enum with a default', z.enum(['low', 'high']).default('low'), false],
    ['an enum or an empty text', z.union([z.literal(''), z.enum(['low', 'high'])]), false],
    ['literals', z.union([z.literal('low'), z.literal('high')]), true],
    ['a preprocessed enum', z.preprocess((value) => value, z.enum(['low', 'high'])), true],
  ])(
    'has a select for %s, without a mark, because only the schema says whether it is required',
    async (_, urgency, isRequired) => {
      const schema = contactSchema.extend({ urgency });
      const { handle, pages } = createPage({ schema });
      // A radio group without a choice posts nothing; a select posts "", as the second request does.
      await handle(formRequest({ ...values, name: '' }));
      const options = '<option value="low">low</option><option value="high">high</option></select>';
      const markup = pages[0]?.form ?? '';
      expect(markup).toMatch(new RegExp(`<select[^>]* name="urgency".*${options}`));
      expect(markup).not.toMatch(/name="urgency"[^>]* aria-required/);

      const again = await handle(formRequest({ ...values, urgency: '' }));
      expect(again.status).toBe(isRequired ? 422 : 303);
      expect(pages[1]?.fieldErrors).toEqual(isRequired ? { urgency: en.errors.choiceRequired } : undefined);
    },
  );

  it('shows an error that no field can show in the form', async () => {
    const schema = z.object(contactSchema.shape).refine(() => false, 'Never.');
    const { handle, pages, delivered } = createPage({ schema });
    expect((await handle(formRequest())).status).toBe(422);
    expect(pages).toMatchObject([{ fieldErrors: {}, error: { code: 'invalid' } }]);
    expect(pages[0]?.form).toContain(en.outcomes.invalid);
    expect(delivered).toEqual([]);
  });

  it.each<[string, Partial<ContactEndpointOptions>]>([
    ['an empty error key', { schema: contactSchema.extend({ name: z.string().refine(() => false, '') }) }],
    ['an empty catalog entry', { messages: { ...en, errors: { ...en.errors, nameRequired: '' } } }],
  ])('shows a text at the field for %s', async (_, options) => {
    const { handle, pages } = createPage(options);
    expect((await handle(formRequest({ ...values, name: '' }))).status).toBe(422);
    expect(pages[0]?.fieldErrors['name']).toMatch(/./);
  });

  it('has the title of the option, else the title of the outcome', async () => {
    const headingOf = async (options: Partial<ContactEndpointOptions>, posted = {}) => {
      const page = await (await create(options).handle(formRequest(posted))).text();
      expect(page).toMatch(/<title>(.*)<\/title>.*<h1>\1<\/h1>/s);
      return /<h1>(.*)<\/h1>/.exec(page)?.[1];
    };
    expect(await headingOf({ title: 'Contact <us>' })).toBe('Contact &lt;us&gt;');
    expect(await headingOf({ locale: 'de' })).toBe(de.outcomes.notSentTitle);
    expect(await headingOf({ deliver: refuse('rejected') }, values)).toBe(en.outcomes.rejectedTitle);
    expect(await headingOf({ deliver: refuse('unconfirmed') }, values)).toBe(en.outcomes.unconfirmedTitle);
  });

  it.each([
    ['the origin of the request', ['https://preview.example.com', ORIGIN], ORIGIN],
    ['the first allowed origin', ['https://shop.example.com:8443'], 'https://shop.example.com:8443'],
  ])('links to %s above its heading', async (_, allowedOrigins, origin) => {
    const request = formRequest({});
    // The browser says that the request is from the same origin. A proxy can change the host.
    request.headers.set('Sec-Fetch-Site', 'same-origin');
    const page = await create({ allowedOrigins }).handle(request);
    const { host } = new URL(origin);
    expect(await page.text()).toContain(`<main><a href="${origin}/" dir="ltr">${host}</a><h1>`);
  });

  it('says that a mail is another way only if there is an address to write to', async () => {
    const { rejected, rejectedWithEmail } = en.outcomes;
    for (const email of [undefined, 'hello@example.com']) {
      const { handle, pages } = createPage({ deliver: refuse('rejected'), fallback: { email } });
      await handle(formRequest());
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
    const { handle, pages, delivered } = createPage({ schema, onError });
    expect((await handle(formRequest())).status).toBe(500);
    expect(pages).toMatchObject([{ values: values, error: { code: 'notSent' } }]);
    expect(delivered).toEqual([]);
    expect(onError.mock.calls).toMatchObject([[{ code: 'notSent', cause: { message: 'bug' } }]]);
  });

  it('in a check that never settles is `notSent` after 30 seconds', async () => {
    vi.useFakeTimers();
    const schema = contactSchema.extend({ name: z.string().refine(() => new Promise(() => undefined)) });
    const { handle, pages } = createPage({ schema });
    const response = handle(formRequest());
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await response).status).toBe(500);
    expect(pages).toMatchObject([{ values: values, error: { code: 'notSent' } }]);
  });

  it.each<[string, Partial<ContactEndpointOptions>]>([
    ['locale', { locale: broken }],
    ['onError', { onError: broken }],
    ['onError', { onError: rejecting }],
    ['render', { render: broken }],
    ['render', { render: rejecting }],
  ])('in `%s` is reported, and the text stays in the form', async (name, options) => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const { handle } = create({ deliver: refuse('rejected'), ...options });
    const response = await handle(formRequest());
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('Hello')]);
    const message = `react-contact-kit: ${name} threw an error.`;
    expect(report.mock.calls).toEqual([[message, expect.objectContaining({ message: 'bug' })]]);
  });

  it('in `locale` falls back to the language of the URL', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { handle, pages } = createPage({ locale: broken });
    await handle(formRequest({}, `${PATH}?locale=de`));
    expect(pages).toMatchObject([{ messages: { lang: 'de' } }]);
  });
});

describe('spam', () => {
  it('redirects a form with a filled trap without delivering it', async () => {
    const { handle, delivered } = create({ trap: 'website' });
    const response = await handle(formRequest({ ...values, website: 'https://spam.example' }));
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/thanks']);
    expect(delivered).toEqual([]);
  });

  it.each([
    ['with an empty trap', 'website', ''],
    ['with a filled trap if `discard` is false', { name: 'website', discard: false }, 'x'],
  ])('delivers a form %s, without the field of the trap, and reports the trap', async (_, trap, website) => {
    const { handle, delivered } = create({ trap });
    expect((await handle(formRequest({ ...values, website }))).status).toBe(303);
    // Without `discard: false`, each delivered submission has an empty trap.
    expect(delivered[0]?.isTrapFilled).toBe(website ? true : undefined);
    expect(delivered[0]?.payload).toEqual(values);
  });

  it('does not deliver a form whose trap was posted twice, once with text', async () => {
    const { handle, delivered } = create({ trap: 'website' });
    const posted: [string, string][] = [...Object.entries(values), ['website', ''], ['website', 'spam']];
    expect((await handle(formRequest(posted))).status).toBe(303);
    expect(delivered).toEqual([]);
  });

  it('refuses a trap whose name is a field of the schema', () => {
    expect(() => create({ trap: 'message' })).toThrow(
      'trap is "message", so every message would be discarded. Set it to a name that is not a field of the form, and is not reserved.',
    );
  });

  it('renders the trap again, hidden', async () => {
    const { handle, pages } = createPage({ trap: 'website' });
    await handle(formRequest({ ...values, name: '', website: '' }));
    expect(pages[0]?.form).toContain(
      `<div hidden=""><span hidden=""><label for="rck-trap">${en.hints.leaveEmpty}</label><input id="rck-trap" name="website" type="text" tabindex="-1" autocomplete="off" data-1p-ignore="" data-lpignore="true" data-bwignore="" data-form-type="other"></span></div>`,
    );
  });

  it('with `challenge`, offers an email and a call instead, because the widget needs JavaScript', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const verify = vi.fn(() => true);
    const { handle, delivered } = create({
      challenge: { name: 'token', verify },
      fallback: { email: 'hello@example.com', phone: '+49 30 123456' },
    });
    const response = await handle(formRequest({ ...values, token: 'good' }));
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain(en.outcomes.rejectedWithEmail);
    expect(html).toMatch(/href="mailto:hello@example\.com\?[^"]*Hello!/);
    expect(html).toContain('href="tel:+4930123456"');
    expect(html).toContain(`${values.message}</textarea>`);
    expect(delivered).toEqual([]);
    expect(verify).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('limits forms: the page says when to send again, and contains the text', async () => {
    const { handle, delivered } = create({ limit: () => 119.2 });
    const response = await handle(formRequest());
    const html = await response.text();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '120']);
    expect(html).toContain(en.outcomes.rateLimitedTitle);
    expect(html).toContain(`${values.message}</textarea>`);
    expect(delivered).toEqual([]);
  });
});

describe('an error that `deliver` throws', () => {
  it.each<[SubmissionErrorCode, number, string]>([
    ['invalid', 422, en.outcomes.invalid],
    ['notSent', 500, en.outcomes.notSent],
    ['challengeFailed', 422, en.outcomes.challengeFailed],
    ['rejected', 500, en.outcomes.rejected],
    ['unconfirmed', 500, en.outcomes.unconfirmed],
  ])('is shown as its outcome, above the text: %s', async (code, status, text) => {
    const { handle, pages } = createPage({ deliver: refuse(code) });
    const response = await handle(formRequest());
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
    expect(pages).toMatchObject([{ status, values, error: { code } }]);
  });

  it('`offline` is shown as `notSent`, because the visitor is not offline', async () => {
    const { handle, pages } = createPage({ deliver: refuse('offline') });
    expect(await (await handle(formRequest())).text()).toContain(en.outcomes.notSent);
    expect(pages).toMatchObject([{ values, error: { code: 'notSent' } }]);
  });

  it('`rateLimited` says when to send again', async () => {
    const response = await create({ deliver: refuse('rateLimited', { retryAfter: 120 }) }).handle(
      formRequest(),
    );
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '120']);
    expect(await response.text()).toContain(en.outcomes.rateLimitedTitle);
  });

  it('of any other kind is logged, and the page says that the message might have arrived', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const cause = new Error('connection lost');
    const response = await create({ deliver: () => Promise.reject(cause) }).handle(formRequest());
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(en.outcomes.unconfirmed);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'react-contact-kit: a submission was not accepted (unconfirmed).',
      cause,
    );
  });
});

it('passes an error of `deliver` to `onError`, without the visitor’s text', async () => {
  const onError = vi.fn<NonNullable<ContactEndpointOptions['onError']>>();
  await create({ deliver: refuse('rejected', { status: 403 }), onError }).handle(formRequest());
  expect(onError.mock.calls).toMatchObject([[{ code: 'rejected', status: 403 }]]);
  expect(JSON.stringify(onError.mock.calls)).not.toMatch(/Ada|ada@|Hello/);
});

it('cancels the body of a request that it refuses, so that the server can discard it', async () => {
  const { handle } = create();
  const cancel = vi.fn<() => void>();
  const body = new ReadableStream({ cancel });
  const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/json' };
  const init = { method: 'POST', body, duplex: 'half', headers };
  expect((await handle(new Request(ORIGIN + PATH, init as RequestInit))).status).toBe(403);
  expect(cancel).toHaveBeenCalledTimes(1);
});

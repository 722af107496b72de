import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { SubmissionError, type SubmissionErrorCode } from '../../src/client/index.js';
import { contactSchema } from '../../src/schema/index.js';
import { limitSubmissions, type ContactEndpointOptions } from '../../src/server/index.js';
import { freePort } from '../support/freePort.js';
import { listen } from '../support/serve.js';
import { createEndpoint, formRequest, jsonRequest, ORIGIN, PATH } from '../support/server/endpoint.js';
import { values } from '../support/values.js';

const OPTIONS = [
  { value: 'web', label: 'Web' },
  { value: 'app', label: 'App' },
];

/** The errors in a problem, as text. */
async function errorsOf(response: Response): Promise<string[]> {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const { errors = [] } = (await response.json()) as { errors?: { pointer: string; detail: string }[] };
  return errors.map(({ pointer, detail }) => `${pointer} ${detail}`);
}

const withPayload = (fields: object) => jsonRequest({ locale: 'en', payload: { ...values, ...fields } });

function refuse(code: SubmissionErrorCode, details?: ConstructorParameters<typeof SubmissionError>[1]) {
  return () => Promise.reject(new SubmissionError(code, details));
}

afterEach(() => vi.restoreAllMocks());

describe('JSON', () => {
  it('is delivered once, normalized, with an ID, its text and the time', async () => {
    const { handle, delivered } = createEndpoint();
    const payload = { name: ' Ada ', email: 'ada@example.com', message: 'one\r\ntwo\r\n' };
    const response = await handle(jsonRequest({ locale: 'DE', payload }));
    expect(response.status).toBe(201);
    const body = (await response.json()) as { id: string };
    expect(body).toEqual({ id: expect.stringMatching(/^[\da-f]{32}$/) });
    expect(delivered).toEqual([
      {
        id: body.id,
        formId: 'f_1',
        locale: 'de',
        payload: { name: 'Ada', email: 'ada@example.com', message: 'one\ntwo' },
        text: 'Name: Ada\nEmail: ada@example.com\n\none\ntwo',
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  it('has no prototype of its own', async () => {
    const { handle, delivered } = createEndpoint();
    const payload = `{"__proto__":"x",${JSON.stringify(values).slice(1)}`;
    expect((await handle(jsonRequest(`{"locale":"en","payload":${payload}}`))).status).toBe(400);
    expect(delivered).toEqual([]);
  });

  it('can come from a program that is not a browser, which cannot post a form', async () => {
    const { handle, delivered } = createEndpoint({ successPath: '/thanks' });
    expect((await handle(jsonRequest(undefined, {}))).status).toBe(201);
    expect((await handle(formRequest(values, PATH, {}))).status).toBe(403);
    expect(delivered).toHaveLength(1);
  });

  it('can have the values of every kind of field, with `schema` and with `fields`', async () => {
    const schema = contactSchema.extend({
      topic: z.enum(['web', 'app']),
      copy: z.boolean(),
      tags: z.array(z.string()),
    });
    const fields: ContactEndpointOptions['fields'] = {
      company: { maxLength: 80 },
      seats: { type: 'number', min: 1 },
      consent: { type: 'checkbox', required: true },
      topics: { options: OPTIONS, multiple: true },
    };
    const { handle, delivered } = createEndpoint({ schema, fields });
    const own = {
      topic: 'web',
      copy: false,
      tags: ['a'],
      company: 'Co',
      seats: '2',
      consent: true,
      topics: ['app'],
    };
    expect((await handle(withPayload(own))).status).toBe(201);
    expect(delivered[0]?.payload).toEqual({ ...values, ...own });
  });

  it.each<[string, unknown, number, string[]]>([
    ['no JSON', '{"locale":', 400, []],
    ['a text', '"x"', 422, ['# is not an object']],
    ['a list', [], 422, ['# is not an object']],
    ['null', 'null', 422, ['# is not an object']],
    ['nothing', {}, 422, ['#/locale is not a language code', '#/payload is not an object']],
    [
      'a locale with a region',
      { locale: 'en-US', payload: values },
      422,
      ['#/locale is not a language code'],
    ],
    ['a list as payload', { locale: 'en', payload: [] }, 422, ['#/payload is not an object']],
    ['an unknown key', { locale: 'en', payload: values, 'a/b': 1 }, 422, ['#/a~1b is not known']],
    ['evidence', { locale: 'en', payload: values, evidence: {} }, 422, ['#/evidence is not known']],
    [
      'an empty field',
      { locale: 'en', payload: { ...values, email: '' } },
      422,
      ['#/payload/email is required'],
    ],
    [
      'an invalid email address',
      { locale: 'en', payload: { ...values, email: 'a' } },
      422,
      ['#/payload/email is not valid'],
    ],
    [
      'a long message',
      { locale: 'en', payload: { ...values, message: 'x'.repeat(10_001) } },
      422,
      ['#/payload/message is too long'],
    ],
    [
      'a long text in another field',
      { locale: 'en', payload: { ...values, 'a/b~c d': 'x'.repeat(10_001) } },
      422,
      ['#/payload/a~1b~0c%20d is too long'],
    ],
    [
      'a number in another field that is not finite',
      `{"locale":"en","payload":{"name":"A","email":"a@b.de","message":"x","größe":1e999}}`,
      422,
      ['#/payload/größe is not valid'],
    ],
  ])('is refused if it is %s, and nothing is delivered', async (_, body, status, errors) => {
    const { handle, delivered } = createEndpoint();
    const response = await handle(jsonRequest(body));
    expect(response.status).toBe(status);
    expect(await errorsOf(response)).toEqual(errors);
    expect(delivered).toEqual([]);
  });

  it('is refused with ten errors at most', async () => {
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`f${index}`, [[[]]]]));
    expect(await errorsOf(await createEndpoint().handle(withPayload(many)))).toHaveLength(10);
  });

  const fields = {
    own: {},
    consent: { type: 'checkbox' },
    topic: { options: OPTIONS },
    topics: { options: OPTIONS, multiple: true },
  } satisfies ContactEndpointOptions['fields'];
  const schema = z.object({
    ...contactSchema.shape,
    own: z.string(),
    consent: z.boolean(),
    topic: z.enum(['web', 'app']),
    topics: z.array(z.enum(['web', 'app'])),
  });

  describe.each<[string, Partial<ContactEndpointOptions>]>([
    ['fields', { fields }],
    ['schema', { schema }],
  ])('for an endpoint with `%s`', (_, options) => {
    const valid = { own: 'x', consent: true, topic: 'web', topics: ['web'] };

    it.each<[string, unknown]>([
      ['name', 5],
      ['message', ['Hello']],
      ['email', { toString: 'ada@example.com' }],
      ['own', 5],
      ['own', ['x']],
      ['own', { a: 1 }],
      ['own', null],
      ['own', true],
      ['consent', 'on'],
      ['consent', 1],
      ['consent', []],
      ['consent', {}],
      ['topic', 'other'],
      ['topic', ['web']],
      ['topic', 0],
      ['topic', false],
      ['topics', 'web'],
      ['topics', ['other']],
      ['topics', [['web']]],
      ['topics', [{}]],
      ['topics', { 0: 'web', length: 1 }],
      ['topics', 0],
      ['topics', true],
    ])('refuses %s: %j, which no form can send', async (name, value) => {
      const { handle, delivered } = createEndpoint(options);
      expect((await handle(withPayload(valid))).status).toBe(201);
      const response = await handle(withPayload({ ...valid, [name]: value }));
      expect(response.status).toBe(422);
      expect(await errorsOf(response)).toEqual([expect.stringMatching(new RegExp(`^#/payload/${name} is `))]);
      expect(delivered).toHaveLength(1);
    });
  });

  it('is delivered without the token and the honeypot, even if the schema accepts other fields', async () => {
    const { handle, delivered } = createEndpoint({
      schema: z.looseObject(contactSchema.shape),
      challenge: { name: 'token', verify: () => true },
      trap: { name: 'website', discard: false },
    });
    expect((await handle(withPayload({ token: 'good', website: 'x', company: 'Co' }))).status).toBe(201);
    expect(delivered[0]?.payload).toEqual({ ...values, company: 'Co' });
  });

  it('is refused without a field if a check of the whole form fails', async () => {
    const failing = z.object(contactSchema.shape).refine(() => false);
    const { handle, delivered } = createEndpoint({ schema: failing });
    const response = await handle(withPayload({}));
    expect(response.status).toBe(422);
    expect(await response.json()).not.toHaveProperty('errors');
    expect(delivered).toEqual([]);
  });

  it('is delivered without the fields that have no value', async () => {
    const ofDate = contactSchema.extend({ date: z.iso.date().optional(), plan: z.enum(['web']).optional() });
    const { handle, delivered } = createEndpoint({ schema: ofDate });
    await handle(withPayload({ date: '', plan: '' }));
    expect(delivered.map(({ payload }) => Object.keys(payload))).toEqual([['name', 'email', 'message']]);
  });

  it('is refused with 413 if it is larger than `maxBytes`', async () => {
    const body = JSON.stringify({ locale: 'en', payload: values });
    expect((await createEndpoint({ maxBytes: body.length }).handle(jsonRequest(body))).status).toBe(201);
    const { handle, delivered } = createEndpoint({ maxBytes: body.length - 1, successPath: '/thanks' });
    expect((await handle(jsonRequest(body))).status).toBe(413);
    expect((await handle(formRequest({ ...values, message: 'x'.repeat(body.length) }))).status).toBe(413);
    expect(delivered).toEqual([]);
  });

  it('is the only format without `successPath`', async () => {
    const { handle, delivered } = createEndpoint();
    const response = await handle(formRequest());
    expect(response.status).toBe(415);
    expect(await response.text()).toContain('The Content-Type must be application/json.');
    expect(delivered).toEqual([]);
  });
});

describe('the URL', () => {
  it.each([
    [PATH, 'f_1', 'f_1'],
    [`${PATH}/`, 'f_1', 'f_1'],
    [`${PATH}?locale=de`, 'f_1', 'f_1'],
    [PATH, ['f_0', 'f_1'], 'f_1'],
    [`/any/path${PATH}`, ['f_0', 'f_1'], 'f_1'],
    ['/v1/public/contact/forms/a%2Fb%20c/submissions', ['f_0', 'a/b c'], 'a/b c'],
  ])('%s sends to one of the forms %j: %s', async (path, forms, formId) => {
    const { handle, delivered } = createEndpoint({ forms });
    expect((await handle(jsonRequest(undefined, undefined, path))).status).toBe(201);
    expect(delivered).toMatchObject([{ formId }]);
  });

  it('can be set by a host that rewrites paths', async () => {
    const { handle, delivered } = createEndpoint();
    const rewritten = jsonRequest(undefined, undefined, '/.netlify/functions/contact');
    expect((await handle(new Request(ORIGIN + PATH, rewritten))).status).toBe(201);
    expect(delivered).toHaveLength(1);
  });

  it.each([
    '/',
    '/contact',
    '/v1/public/contact/forms//submissions',
    '/v1/public/contact/forms/f_1/submissions//',
    '/V1/public/Contact/forms/f_1/submissions',
    '/v1/public/contact/forms/f_1/Submissions',
    '/v1/public/contact/forms/f_1',
    '/v1/public/contact/forms',
    '//v1//public/contact/forms/f_1/submissions/x',
    '/v1/public/contact/forms/%E0%A4%A/submissions',
    '/v1/public/contact/forms/other/submissions',
  ])('%s is 404, and the response says which URL the endpoint answers', async (path) => {
    const { handle, delivered } = createEndpoint({ successPath: '/thanks' });
    const response = await handle(jsonRequest(undefined, undefined, path));
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(
      /POST \/v1\/public\/contact\/forms\/:formId\/submissions|Add it to `forms`/,
    );
    expect((await handle(formRequest(values, path))).status).toBe(404);
    expect(delivered).toEqual([]);
  });
});

it('a form that does not exist answers the preflight, so that a page of another origin can read the 404', async () => {
  const { handle } = createEndpoint();
  const url = `${ORIGIN}/v1/public/contact/forms/other/submissions`;
  expect((await handle(new Request(url, { method: 'OPTIONS', headers: { Origin: ORIGIN } }))).status).toBe(
    204,
  );
  const response = await handle(
    jsonRequest(undefined, undefined, '/v1/public/contact/forms/other/submissions'),
  );
  expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([404, ORIGIN]);
});

describe('the origin', () => {
  const OTHER = 'https://evil.example';
  const SHOP = 'https://shop.example';
  const corsOf = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin');
  const preflight = (origin: string) =>
    new Request(ORIGIN + PATH, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });

  it('can be any of the allowed origins, which can read the response', async () => {
    const { handle, delivered } = createEndpoint({ allowedOrigins: [ORIGIN, `${SHOP}/`] });
    const allowed = await handle(preflight(SHOP));
    expect(allowed.status).toBe(204);
    expect(Object.fromEntries(allowed.headers)).toEqual({
      'access-control-allow-headers': 'Content-Type',
      'access-control-allow-methods': 'POST',
      'access-control-allow-origin': SHOP,
      'access-control-expose-headers': 'Retry-After',
      'access-control-max-age': '86400',
      vary: 'Origin',
    });
    const response = await handle(jsonRequest(undefined, { Origin: SHOP, 'Sec-Fetch-Site': 'cross-site' }));
    expect([response.status, corsOf(response), response.headers.get('Vary')]).toEqual([201, SHOP, 'Origin']);
    const invalid = await handle(jsonRequest({}, { Origin: SHOP }));
    expect([invalid.status, corsOf(invalid)]).toEqual([422, SHOP]);
    expect(delivered).toHaveLength(1);
  });

  it('of the endpoint itself needs no permission, as of a page behind a proxy', async () => {
    const { handle } = createEndpoint({ allowedOrigins: SHOP });
    const own = { Origin: 'https://preview.example', 'Sec-Fetch-Site': 'same-origin' };
    expect((await handle(jsonRequest(undefined, own))).status).toBe(201);
  });

  it('of another site gets no permission', async () => {
    const response = await createEndpoint().handle(preflight(OTHER));
    expect([response.status, corsOf(response), response.headers.get('Vary')]).toEqual([204, null, 'Origin']);
  });

  it('can be any with `*`, for JSON only', async () => {
    const { handle, delivered } = createEndpoint({ allowedOrigins: '*', successPath: '/thanks' });
    expect(corsOf(await handle(preflight(OTHER)))).toBe('*');
    const response = await handle(jsonRequest(undefined, { Origin: OTHER, 'Sec-Fetch-Site': 'cross-site' }));
    expect([response.status, corsOf(response), response.headers.get('Vary')]).toEqual([201, '*', null]);
    const cross = await handle(formRequest(values, PATH, { Origin: OTHER, 'Sec-Fetch-Site': 'cross-site' }));
    expect(cross.status).toBe(403);
    const own = await handle(formRequest(values, PATH, { 'Sec-Fetch-Site': 'same-origin' }));
    expect(own.status).toBe(303);
    expect(delivered).toHaveLength(2);
  });
});

describe('the limit', () => {
  it('answers with the seconds to wait', async () => {
    const { handle, delivered } = createEndpoint({ limit: async () => 41.2 });
    const request = jsonRequest();
    const response = await handle(request);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '42']);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(delivered).toEqual([]);
  });

  it('gets the request, once for each', async () => {
    const limit = vi.fn(() => undefined);
    const { handle } = createEndpoint({ limit, successPath: '/thanks' });
    const requests = [jsonRequest(), formRequest()];
    for (const request of requests) await handle(request);
    expect(limit.mock.calls).toEqual(requests.map((request) => [request]));
  });

  it('that never settles is logged after 30 seconds, and the submission is accepted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { handle, delivered } = createEndpoint({ limit: () => new Promise<undefined>(() => undefined) });
    const response = handle(jsonRequest());
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await response).status).toBe(201);
    expect(delivered).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
  });

  it('counts only valid submissions, so that nobody can use up the limit of others without one', async () => {
    const { handle } = createEndpoint({
      limit: limitSubmissions({ max: 1 }),
      successPath: '/thanks',
      trap: 'url',
    });
    for (const payload of [{}, { ...values, email: 'x' }, { ...values, other: '' }, { ...values, url: 'x' }])
      expect((await handle(jsonRequest({ payload }))).status).not.toBe(429);
    expect((await handle(formRequest({ ...values, message: '' }))).status).toBe(422);
    expect((await handle(jsonRequest())).status).toBe(201);
    expect((await handle(jsonRequest())).status).toBe(429);
    expect((await handle(formRequest())).status).toBe(429);
  });

  it.each([
    ['30', '30'],
    [' 7.2 ', '8'],
  ])('%j, as some stores return it, is a number of seconds', async (seconds, expected) => {
    const { handle } = createEndpoint({ limit: () => seconds as unknown as number });
    expect((await handle(jsonRequest())).headers.get('Retry-After')).toBe(expected);
  });

  it.each([
    [0, 0],
    [-1, 0],
    [undefined, 0],
    [null, 0],
    [false, 0],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    [true, 1],
    ['soon', 1],
    ['', 1],
    [{ seconds: 3 }, 1],
  ])('%j accepts the submission, and is logged %i times', async (seconds, count) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { handle } = createEndpoint({ limit: () => seconds as unknown as number });
    expect((await handle(jsonRequest())).status).toBe(201);
    expect(log).toHaveBeenCalledTimes(count);
  });

  it('that throws is logged, and the submission is accepted', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const limit = () => Promise.reject(new Error('Redis is down'));
    const { handle, delivered } = createEndpoint({ limit, successPath: '/thanks' });
    expect((await handle(jsonRequest())).status).toBe(201);
    expect((await handle(formRequest())).status).toBe(303);
    expect(delivered).toHaveLength(2);
    const call = [
      'react-contact-kit: limit threw an error.',
      expect.objectContaining({ message: 'Redis is down' }),
    ];
    expect(log.mock.calls).toEqual([call, call]);
  });

  it('is 60 submissions per minute by default, for JSON and forms together', async () => {
    const { handle, delivered } = createEndpoint({ successPath: '/thanks' });
    for (let count = 0; count < 30; count += 1) {
      await handle(jsonRequest());
      await handle(formRequest());
    }
    const response = await handle(jsonRequest());
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(50);
    expect(delivered).toHaveLength(60);
  });
});

describe('a challenge', () => {
  const withToken = (token: unknown) => withPayload({ token });

  it('verifies the token, and delivers without it', async () => {
    const verify = vi.fn(() => true);
    const { handle, delivered } = createEndpoint({ challenge: { name: 'token', verify } });
    const request = withToken('good');
    expect((await handle(request)).status).toBe(201);
    expect(verify).toHaveBeenCalledExactlyOnceWith('good', request);
    expect(delivered).toMatchObject([{ payload: values }]);
    expect(JSON.stringify(delivered)).not.toContain('good');
  });

  it.each([
    ['none', () => jsonRequest()],
    ['an empty one', () => withToken('')],
    ['a number', () => withToken(5)],
    ['a list', () => withToken(['good'])],
  ])('without a token is refused with its name: %s', async (_, request) => {
    const verify = vi.fn(() => true);
    const { handle, delivered } = createEndpoint({ challenge: { name: 'token', verify } });
    const response = await handle(request());
    expect(response.status).toBe(422);
    expect(await errorsOf(response)).toEqual(['#/payload/token is required']);
    expect(verify).not.toHaveBeenCalled();
    expect(delivered).toEqual([]);
  });

  it.each<[string, () => boolean | Promise<boolean>]>([
    ['returns false', () => false],
    ['returns an object', () => ({ success: false }) as never],
    ['rejects', () => Promise.reject(new Error('unreachable'))],
    [
      'throws',
      () => {
        throw new Error('bug');
      },
    ],
  ])('that %s lets the visitor send again, and nothing is delivered', async (_, verify) => {
    const onError = vi.fn();
    const { handle, delivered } = createEndpoint({ challenge: { name: 'token', verify }, onError });
    const response = await handle(withToken('bad'));
    expect(response.status).toBe(428);
    expect(await response.text()).not.toContain('bad');
    expect(delivered).toEqual([]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'challengeFailed' }));
  });

  it('passes what `verify` has thrown to `onError` as the cause', async () => {
    const onError = vi.fn();
    const cause = new Error('unreachable');
    const challenge = { name: 'token', verify: () => Promise.reject(cause) };
    await createEndpoint({ challenge, onError }).handle(withToken('good'));
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause }));
  });

  it('does not wait longer than 30 seconds', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const verify = vi.fn(() => new Promise<boolean>(() => undefined));
    const { handle, delivered } = createEndpoint({ challenge: { name: 'token', verify } });
    const response = handle(withToken('good'));
    await vi.waitFor(() => expect(verify).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect((await response).status).toBe(428);
    expect(delivered).toEqual([]);
  });

  it('is not verified for values that are not valid, because a token can be used only once', async () => {
    const verify = vi.fn(() => true);
    const { handle } = createEndpoint({ challenge: { name: 'token', verify } });
    expect((await handle(withPayload({ token: 'good', email: 'ada' }))).status).toBe(422);
    expect(verify).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<ContactEndpointOptions>]>([
    ['no option', {}],
    ['a loose schema', { schema: z.looseObject(contactSchema.shape) }],
    ['a strict schema', { schema: z.strictObject(contactSchema.shape) }],
    ['a honeypot', { trap: 'website' }],
  ])(
    'that the endpoint does not verify refuses the message, with %s, and the log says why',
    async (_, options) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const { handle, delivered } = createEndpoint({ ...options, successPath: '/thanks' });
      const names = ['cf-turnstile-response', 'g-recaptcha-response', 'H-Captcha-Response', 'x-response[]'];
      for (const name of names) {
        expect((await handle(withPayload({ [name]: 'token' }))).status).toBe(403);
        expect((await handle(formRequest({ ...values, [name]: 'token' }))).status).toBe(500);
      }
      expect(delivered).toEqual([]);
      expect(warn.mock.calls.map(([text]) => text)).toEqual(
        names.map((name) => expect.stringContaining(`a CAPTCHA token in the field ${JSON.stringify(name)}`)),
      );
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('Set `challenge`'));
    },
  );

  it('can have a second field, which its service adds for compatibility, and which is not delivered', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const verify = vi.fn(() => true);
    const { handle, delivered } = createEndpoint({ challenge: { name: 'h-captcha-response', verify } });
    const text = { 'preferred-response': 'a call' };
    await handle(withPayload({ 'h-captcha-response': 'a', 'g-recaptcha-response': 'b', ...text }));
    expect(delivered.map(({ payload }) => payload)).toEqual([{ ...values, ...text }]);
    expect(verify).toHaveBeenCalledExactlyOnceWith('a', expect.anything());
  });

  it('that has another name in the form is logged, because no message is accepted', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const verify = vi.fn(() => true);
    const { handle, delivered } = createEndpoint({ challenge: { name: 'h-captcha-response', verify } });
    expect((await handle(withPayload({ 'cf-turnstile-response': 'token' }))).status).toBe(422);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/"cf-turnstile-response", but `challenge\.name` is "h-captcha-response"/),
    );
    expect(delivered).toEqual([]);
  });
});

describe('a honeypot', () => {
  it.each(['https://spam.example', true, ['x']])(
    'with %j is accepted like a message, and nothing is delivered',
    async (website) => {
      const { handle, delivered } = createEndpoint({ trap: 'website' });
      const response = await handle(withPayload({ website }));
      expect([response.status, await response.json()]).toEqual([201, {}]);
      expect(delivered).toEqual([]);
    },
  );

  it.each([
    ['x', true],
    ['', false],
    [undefined, false],
  ])('with %j is removed and reported if it is not discarded', async (website, isTrapFilled) => {
    const { handle, delivered } = createEndpoint({ trap: { name: 'website', discard: false } });
    expect((await handle(withPayload({ website }))).status).toBe(201);
    expect(delivered).toMatchObject([{ isTrapFilled }]);
    expect(delivered[0]?.payload).toEqual(values);
  });
});

describe('a default field', () => {
  const without = (name: keyof typeof values) => ({ ...values, [name]: undefined });

  it.each(['name', 'email', 'message'] as const)(
    'that the form does not have refuses the message, which the visitor cannot correct: %s',
    async (name) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const { handle, delivered } = createEndpoint();
      for (const _ of [1, 2])
        expect((await handle(jsonRequest({ locale: 'en', payload: without(name) }))).status).toBe(403);
      expect(delivered).toEqual([]);
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(new RegExp(`no field "${name}".*\\\`fields: \\{ ${name}: false \\}\\\``)),
      );
    },
  );

  it.each<[string, Partial<ContactEndpointOptions>]>([
    ['is false', { fields: { email: false } }],
    ['is not required', { fields: { email: { required: false } } }],
  ])('can be missing if it %s, as JSON and as a form', async (_, options) => {
    const warn = vi.spyOn(console, 'warn');
    const { handle, delivered } = createEndpoint({ ...options, successPath: '/thanks' });
    const { email: _email, ...rest } = values;
    expect((await handle(jsonRequest({ locale: 'en', payload: rest }))).status).toBe(201);
    expect((await handle(formRequest(rest))).status).toBe(303);
    expect(delivered.map(({ payload }) => payload)).toEqual(
      options.fields?.['email']
        ? [
            { ...rest, email: '' },
            { ...rest, email: '' },
          ]
        : [rest, rest],
    );
    expect(delivered.map(({ text }) => text)).toEqual(['Name: Ada\n\nHello!', 'Name: Ada\n\nHello!']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('that is false has no rules, if the form has it nevertheless', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { handle, delivered } = createEndpoint({ fields: { email: false } });
    expect((await handle(withPayload({ email: '' }))).status).toBe(201);
    expect(delivered[0]?.payload).toEqual({ ...values, email: '' });
  });

  it('that is false is not on the page after a failure', async () => {
    const { handle } = createEndpoint({ fields: { email: false }, successPath: '/thanks' });
    const page = await (await handle(formRequest({ name: '', message: 'Hello' }))).text();
    expect(page).toContain('name="name"');
    expect(page).not.toContain('name="email"');
  });
});

describe('a refused request', () => {
  it.each<[string, () => Request, RegExp]>([
    [
      'a path',
      () => jsonRequest(undefined, undefined, '/contact'),
      /\/contact was refused with 404.*:formId/,
    ],
    [
      'a form ID',
      () => jsonRequest(undefined, undefined, '/v1/public/contact/forms/f_2/submissions'),
      /f_2\/submissions was refused with 404.*Add it to `forms`/,
    ],
    [
      'an origin',
      () => jsonRequest(undefined, { Origin: 'https://evil.example' }),
      /refused with 403.*this site.*https:\/\/evil\.example, is yours, add it to `allowedOrigins`/,
    ],
    ['a name', () => withPayload({ 'a.__proto__': 1 }), /refused with 400.*the name "a\.__proto__"/],
    ['a body', () => jsonRequest('{'), /refused with 400\. The body is not JSON/],
  ])('is logged once, with the reason: %s', async (_, request, message) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { handle } = createEndpoint();
    await handle(request());
    await handle(request());
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message));
  });

  it('is not logged if the visitor can correct it', async () => {
    const warn = vi.spyOn(console, 'warn');
    await createEndpoint().handle(withPayload({ email: 'no' }));
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a field that the endpoint does not declare', () => {
  it.each<[string, unknown]>([
    ['a text', 'ACME'],
    ['an empty text', ''],
    ['a boolean', true],
    ['a number', -1.5],
    ['null', null],
    ['a list', ['a', 'b']],
    ['an object of two levels', { a: { b: 'c' }, d: ['e'] }],
    ['a text of the maximum length', '😀'.repeat(10_000)],
    ['a list of the maximum length', Array.from({ length: 1_000 }, () => 'x')],
  ])('is delivered if it is %s', async (_, value) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { handle, delivered } = createEndpoint();
    expect((await handle(withPayload({ company: value }))).status).toBe(201);
    expect(delivered[0]?.payload).toEqual({ ...values, company: value });
  });

  it.each<[string, unknown]>([
    ['an object of three levels', { a: { b: { c: 1 } } }],
    ['a list of three levels', [[['x']]]],
    ['a list of 1,001 items', Array.from({ length: 1_001 }, () => 'x')],
    ['an object with a reserved key', JSON.parse('{"__proto__":1}')],
    ['a text of 10,001 characters in a list', ['x'.repeat(10_001)]],
  ])('is an error of this field if it is %s', async (_, value) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { handle, delivered } = createEndpoint();
    const response = await handle(withPayload({ company: value, email: 'no' }));
    expect(response.status).toBe(422);
    expect(await errorsOf(response)).toEqual([
      expect.stringMatching(/^#\/payload\/company is (too long|not valid)$/),
      '#/payload/email is not valid',
    ]);
    expect(delivered).toEqual([]);
  });

  it('is normalized, and reported once by its name, without its text', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { handle, delivered } = createEndpoint();
    await handle(withPayload({ company: ' Secret\u0000\r\nLtd ' }));
    await handle(withPayload({ company: 'Secret Ltd', topic: { a: ' x ' } }));
    expect(delivered.map(({ payload }) => payload)).toMatchObject([
      { company: 'Secret\nLtd' },
      { company: 'Secret Ltd', topic: { a: 'x' } },
    ]);
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /sent the field "company", which the endpoint does not declare\. It is delivered/,
        ),
      ],
      [expect.stringContaining('sent the field "topic"')],
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('Secret');
  });

  it('never overrides the output of a schema that drops it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const schema = z
      .object(contactSchema.shape)
      .extend({ email: z.email().transform((address) => address.toUpperCase()) });
    const { handle, delivered } = createEndpoint({ schema });
    await handle(withPayload({ company: 'ACME' }));
    expect(delivered[0]?.payload).toEqual({ ...values, email: values.email.toUpperCase(), company: 'ACME' });
  });

  it('is ignored in a form if its name begins as those of frameworks and services do', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { handle, delivered } = createEndpoint({ successPath: '/thanks' });
    const own = { _charset_: 'utf-8', _gotcha: 'x', $ACTION_ID_7f: '', '$ACTION_1:0': '{}' };
    const posted: [string, string][] = [...Object.entries({ ...values, ...own }), ['__proto__', 'x']];
    expect((await handle(formRequest(posted))).status).toBe(303);
    expect(delivered.map(({ payload }) => payload)).toEqual([values]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    'constructor',
    'constructor[prototype][x]',
    'toString.x',
    'root',
    'prototype',
    'a.__proto__.x',
    'a[constructor][prototype][x]',
    '',
    'a\nb',
    '\u0000',
    'x'.repeat(101),
  ])('must not have the name %j, as JSON and as a form', async (name) => {
    const { handle, delivered } = createEndpoint({
      schema: z.looseObject(contactSchema.shape),
      successPath: '/thanks',
    });
    const payload = `{${JSON.stringify(name)}:"x",${JSON.stringify(values).slice(1)}`;
    expect((await handle(jsonRequest(`{"locale":"en","payload":${payload}}`))).status).toBe(400);
    expect((await handle(formRequest([...Object.entries(values), [name, 'x']]))).status).toBe(400);
    expect(delivered).toEqual([]);
  });

  it.each<[string, Partial<ContactEndpointOptions>]>([
    ['a loose schema', { schema: z.looseObject(contactSchema.shape) }],
    ['a strict schema', { schema: z.strictObject(contactSchema.shape) }],
    ['no schema', {}],
  ])('takes little time, even if there are 30,000, with %s', async (_, options) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { handle, delivered } = createEndpoint({ ...options, successPath: '/thanks' });
    const start = performance.now();
    const names = Array.from({ length: 30_000 }, (_unused, index) => `${index}=`).join('&');
    const page = await handle(formRequest(names));
    expect(page.status).toBe(500);
    expect((await page.text()).length).toBeLessThan(100_000);
    // Without a limit, it takes more than ten seconds.
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(delivered).toEqual([]);
  });

  it('is a list of 1,000 texts at most in a form', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { handle, delivered } = createEndpoint({ successPath: '/thanks' });
    const list = (length: number) => `${new URLSearchParams(values)}${'&a=x'.repeat(length)}`;
    expect((await handle(formRequest(list(1_000)))).status).toBe(303);
    expect((await handle(formRequest(list(1_001)))).status).toBe(400);
    expect(delivered).toHaveLength(1);
  });

  it('is one of 50 at most, otherwise the message is refused', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { handle, delivered } = createEndpoint({ successPath: '/thanks' });
    const many = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, index) => [`f${index}`, 'x']));
    expect((await handle(withPayload(many(50)))).status).toBe(201);
    expect((await handle(withPayload(many(51)))).status).toBe(403);
    expect((await handle(formRequest({ ...values, ...many(51) }))).status).toBe(500);
    expect(delivered).toHaveLength(1);
    // Ten names, a note that the others are not logged, and the refusal.
    expect(warn).toHaveBeenCalledTimes(12);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining(
        'more than 50 fields that the endpoint does not declare, and the message was not accepted',
      ),
    );
  });

  it('is validated by a loose schema, and refused by a strict one, which the visitor cannot correct', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const loose = createEndpoint({ schema: z.looseObject(contactSchema.shape) });
    expect((await loose.handle(withPayload({ company: 'Co' }))).status).toBe(201);
    expect(loose.delivered[0]?.payload).toEqual({ ...values, company: 'Co' });
    const numbers = z.object(contactSchema.shape).catchall(z.number());
    const response = await createEndpoint({ schema: numbers }).handle(withPayload({ seats: 'x' }));
    expect(await errorsOf(response)).toEqual(['#/payload/seats is not valid']);
    expect(warn).not.toHaveBeenCalled();
    const strict = createEndpoint({ schema: z.strictObject(contactSchema.shape), successPath: '/thanks' });
    expect((await strict.handle(withPayload({ company: 'Co' }))).status).toBe(403);
    expect((await strict.handle(formRequest({ ...values, company: 'Co' }))).status).toBe(500);
    expect(strict.delivered).toEqual([]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"company"'));
  });
});

describe('an error that `deliver` throws', () => {
  it.each<[SubmissionErrorCode, number]>([
    ['notSent', 425],
    ['challengeFailed', 428],
    ['offline', 425],
    ['rateLimited', 429],
    ['rejected', 403],
    ['invalid', 422],
    ['unconfirmed', 500],
    ['notsent' as SubmissionErrorCode, 500],
  ])('determines the status: %s, %i', async (code, status) => {
    const response = await createEndpoint({ deliver: refuse(code), successPath: '/thanks' }).handle(
      jsonRequest(),
    );
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/Ada|ada@|Hello/);
  });

  it('can name invalid fields and the seconds to wait', async () => {
    const fields = ['email', 'constructor', 'other'];
    const invalid = await createEndpoint({ deliver: refuse('invalid', { fields }) }).handle(jsonRequest());
    expect(await errorsOf(invalid)).toEqual(['#/payload/email is not accepted']);
    const ownTexts = { email: 'On the block list of Ada.' };
    const withTexts = await createEndpoint({ deliver: refuse('invalid', { fields: ownTexts }) }).handle(
      jsonRequest(),
    );
    expect(await withTexts.clone().text()).not.toContain('block list');
    expect(await errorsOf(withTexts)).toEqual(['#/payload/email is not accepted']);
    const limited = await createEndpoint({ deliver: refuse('rateLimited', { retryAfter: 90 }) }).handle(
      jsonRequest(),
    );
    expect(limited.headers.get('Retry-After')).toBe('90');
  });

  it.each([Number.NaN, -3, Number.POSITIVE_INFINITY, '1\r\nSet-Cookie: a=b'])(
    'can have no wait of %j seconds',
    async (retryAfter) => {
      const deliver = refuse('rateLimited', { retryAfter: retryAfter as number, fields: ['email'] });
      const response = await createEndpoint({ deliver }).handle(jsonRequest());
      expect([response.status, response.headers.get('Retry-After')]).toEqual([429, null]);
    },
  );

  it('can have the same name as the kit’s', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const error = Object.assign(new Error('of the app'), { name: 'SubmissionError', code: 'invalid' });
    const { handle } = createEndpoint({ deliver: () => Promise.reject(error) });
    expect((await handle(jsonRequest())).status).toBe(500);
  });

  it('of any other kind is a 500 without its text, and is logged without the visitor’s text', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const cause = new Error('the password is 1234');
    const { handle, delivered } = createEndpoint({ deliver: () => Promise.reject(cause) });
    const response = await handle(jsonRequest());
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('1234');
    expect(delivered).toHaveLength(1);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'react-contact-kit: a submission was not accepted (unconfirmed).',
      cause,
    );
  });

  it('is passed to `onError` instead of the log', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const onError = vi.fn();
    const cause = new Error('bug');
    await createEndpoint({ deliver: () => Promise.reject(cause), onError }).handle(jsonRequest());
    await createEndpoint({ deliver: refuse('rejected', { status: 403 }), onError }).handle(jsonRequest());
    expect(onError.mock.calls).toMatchObject([
      [{ code: 'unconfirmed', cause }],
      [{ code: 'rejected', status: 403 }],
    ]);
    expect(JSON.stringify(onError.mock.calls)).not.toMatch(/Ada|ada@|Hello/);
    expect(log).not.toHaveBeenCalled();
  });

  it('is not logged if the visitor can fix it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await createEndpoint({ deliver: refuse('invalid', { fields: ['email'] }) }).handle(jsonRequest());
    await createEndpoint().handle(withPayload({ email: 'ada' }));
    expect(log).not.toHaveBeenCalled();
  });
});

describe('an email that fails', () => {
  const mail = (url: string, timeouts = {}) =>
    createTransport({ url, ...timeouts }).sendMail({ from: 'a@b.c', to: 'd@e.f', text: 'Hello' });
  async function smtp(conversation: (socket: Socket) => void, timeouts = {}): Promise<unknown> {
    const { port, close } = await listen(createServer(conversation));
    onTestFinished(close);
    return mail(`smtp://127.0.0.1:${port}`, timeouts);
  }
  const silent = () => undefined;
  // As Nodemailer reports it after 10 minutes
  const silence = { code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'SOCKET_TIMEOUT' };

  it.each<[string, number, () => Promise<unknown>]>([
    ['refuses the connection', 425, async () => mail(`smtp://127.0.0.1:${await freePort()}`)],
    ['is unknown', 425, () => mail('smtp://nowhere.invalid')],
    ['refuses the message', 425, () => smtp((socket) => void socket.end('554 No\r\n'))],
    ['is silent', 425, () => smtp(silent, { greetingTimeout: 50 })],
    ['becomes silent', 500, () => Promise.reject(Object.assign(new Error('Timeout'), silence))],
    ['ends the connection', 500, () => smtp((socket) => void socket.end())],
    [
      'of another protocol refuses the connection',
      500,
      async () => once(connect(await freePort()), 'connect'),
    ],
  ])('might have arrived, or was not sent: the server %s', async (_, status, deliver) => {
    const onError = vi.fn();
    expect((await createEndpoint({ deliver, onError }).handle(jsonRequest())).status).toBe(status);
    const code = status === 425 ? 'notSent' : 'unconfirmed';
    expect(onError.mock.calls).toMatchObject([[{ code, cause: expect.any(Error) as Error }]]);
  });
});

describe('the `Response` that `deliver` returns', () => {
  const redirected = Object.defineProperty(new Response(), 'redirected', { value: true });
  const page = () => new Response('<!doctype html><p>x', { headers: { 'Content-Type': 'text/html' } });
  it.each<[string, () => unknown, number]>([
    ['an accepted submission', () => new Response(null, { status: 202 }), 201],
    ['a text', () => new Response('ok', { headers: { 'Content-Type': 'text/html' } }), 201],
    [
      'a body that was read',
      async () => Promise.resolve(new Response('ok')).then(async (r) => (await r.text(), r)),
      201,
    ],
    ['a redirect', () => new Response(null, { status: 302 }), 500],
    ['a redirect that was followed', () => redirected, 500],
    ['a web page', page, 500],
    ['a client error', () => new Response(null, { status: 410 }), 403],
    ['a server error', () => new Response(null, { status: 503 }), 500],
    ['a limit', () => new Response(null, { status: 429, headers: { 'Retry-After': '7' } }), 429],
    ['invalid fields', () => Response.json({ errors: { email: ['x'] } }, { status: 422 }), 422],
  ])('decides as it does for a form: %s', async (_, deliver, status) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const response = await createEndpoint({ deliver }).handle(jsonRequest());
    const { errors } = (await response.json()) as { errors?: unknown };
    expect([response.status, response.headers.get('Retry-After'), errors]).toEqual([
      status,
      status === 429 ? '7' : null,
      status === 422 ? [{ pointer: '#/payload/email', detail: 'is not accepted' }] : undefined,
    ]);
  });
});

it.each<[string, Partial<ContactEndpointOptions>]>([
  ['deliver', { deliver: () => Promise.reject(undefined) }],
  ['deliver, with null', { deliver: () => Promise.reject(null) }],
  ['the schema', { schema: z.object(contactSchema.shape).refine(() => Promise.reject(undefined)) }],
  ['verify', { challenge: { name: 'token', verify: () => Promise.reject(undefined) } }],
])('a rejection of %s without a reason is logged', async (_, options) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await createEndpoint(options).handle(
    jsonRequest({ locale: 'en', payload: options.challenge ? { ...values, token: 'x' } : values }),
  );
  expect(response.status).toBeGreaterThan(400);
  expect(log).toHaveBeenCalledOnce();
});

describe('`deliver`', () => {
  it.each<[string, () => unknown, string]>([
    [
      'returns a result of a library that is not ok',
      () => ({ ok: false, status: 503 }),
      'deliver has returned a response with the status 503.',
    ],
    [
      'throws synchronously',
      () => {
        throw new Error('bug');
      },
      'bug',
    ],
  ])('that %s has not delivered the message for certain', async (_, deliver, message) => {
    const onError = vi.fn();
    expect((await createEndpoint({ deliver, onError }).handle(jsonRequest())).status).toBe(500);
    expect(onError.mock.calls).toMatchObject([[{ code: 'unconfirmed', cause: { message } }]]);
  });

  it('has 30 seconds, and might still deliver the message after that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const onError = vi.fn();
    const deliver = vi.fn(() => new Promise(() => undefined));
    const response = createEndpoint({ deliver, onError }).handle(jsonRequest());
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await response).status).toBe(500);
    expect(onError.mock.calls).toMatchObject([[{ code: 'unconfirmed' }]]);
  });
});

it('an error in the schema is a 425, because nothing was delivered', async () => {
  const onError = vi.fn();
  const schema = contactSchema.extend({
    name: z.string().refine(() => {
      throw new Error('bug');
    }),
  });
  const { handle, delivered } = createEndpoint({ schema, onError });
  expect((await handle(jsonRequest())).status).toBe(425);
  expect(onError.mock.calls).toMatchObject([[{ code: 'notSent', cause: { message: 'bug' } }]]);
  expect(delivered).toEqual([]);
});

it('rejects with the fix if a body parser has read the request', async () => {
  const { handle, delivered } = createEndpoint();
  const request = jsonRequest();
  await request.json();
  await expect(handle(request)).rejects.toThrow(/register the endpoint before body parsers/);
  expect(delivered).toEqual([]);
});

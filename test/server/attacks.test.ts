import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { contactSchema } from '../../src/schema/index.js';
import {
  limitSubmissions,
  verifyChallenge,
  type ContactEndpointOptions,
  type ContactSubmission,
} from '../../src/server/index.js';
import { fakeService } from '../support/fakeService.js';
import { serveInTest } from '../support/serveInTest.js';
import { createEndpoint, ORIGIN, PATH } from '../support/server/endpoint.js';
import { values } from '../support/values.js';

type Options = Partial<ContactEndpointOptions>;

interface Site {
  origin: string;
  delivered: readonly ContactSubmission[];
  /** The endpoint's answers, including answers that no client received. */
  answered: readonly (number | string)[];
  /** How many requests the endpoint received. */
  received: () => number;
}

/** The status of a response, or the name of an error that the endpoint threw. */
type Answer = number | 'TypeError';

/** Sends the requests of an attack. Returns the responses that the client received. */
type Send = (site: Site) => Promise<Response | Response[] | undefined>;

interface Expected {
  /**
   * The differences from the submission without an attack, for each delivered submission.
   * @default nothing is delivered
   */
  delivered?: readonly Partial<ContactSubmission<object>>[];
  options?: Options | (() => Promise<Options>);
}

const EVIL = 'https://evil.example';
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const ENTRY = JSON.stringify({ locale: 'en', payload: values });
const BODY = String(new URLSearchParams(values));
const MAX_BYTES = 256 * 1024;
/** Longer than the page with the form. Attacks must not make a response longer. */
const MAX_RESPONSE = 7_200;
/** The submission without an attack, as it is delivered. */
const submission: ContactSubmission = {
  id: expect.any(String),
  formId: 'f_1',
  locale: 'en',
  payload: values,
  text: expect.any(String),
  receivedAt: expect.any(String),
};
const DELIVERED = { delivered: [submission] };

/** Sends a request. By default, a page of the site posts a valid submission. */
function request(headers: Record<string, string>, init: RequestInit = {}, path = PATH): Send {
  return ({ origin }) => fetch(origin + path, { method: 'POST', redirect: 'manual', ...init, headers });
}
const json = (body: BodyInit | null = ENTRY, headers: Record<string, string> = { Origin: ORIGIN }) =>
  request({ 'Content-Type': JSON_TYPE, ...headers }, { body });
const form = (body: BodyInit = BODY, headers: Record<string, string> = { Origin: ORIGIN }) =>
  request({ 'Content-Type': FORM, ...headers }, { body });
const payload = (fields: object) => json(JSON.stringify({ locale: 'en', payload: { ...values, ...fields } }));
const fields = (own: Record<string, string>) => form(String(new URLSearchParams({ ...values, ...own })));
/** Sends one after the other. */
const inTurn =
  (...sends: Send[]): Send =>
  async (site) => {
    const responses: Response[] = [];
    for (const send of sends) responses.push(...[(await send(site)) ?? []].flat());
    return responses;
  };
/** Sends a valid submission as JSON and as a form. */
const toPath = (path: string) =>
  inTurn(
    request({ 'Content-Type': JSON_TYPE, Origin: ORIGIN }, { body: ENTRY }, path),
    request({ 'Content-Type': FORM, Origin: ORIGIN }, { body: BODY }, path),
  );

const head = (more: string, type = JSON_TYPE, path = PATH) =>
  `POST ${path} HTTP/1.1\r\nHost: www.example.com\r\nOrigin: ${ORIGIN}\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`;
const whole = `Content-Length: ${ENTRY.length}`;

function open({ origin }: Site): Socket {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Writes to a connection, and returns the start of the response. */
function raw(write: string | ((socket: Socket) => void)): Send {
  return async (site) => {
    const socket = open(site);
    if (typeof write === 'string') socket.write(write);
    else write(socket);
    const [data] = (await once(socket, 'data')) as [Buffer];
    const text = data.toString();
    return new Response(text, { status: Number(text.split(' ', 2)[1]) });
  };
}

/** Writes again and again, until the test ends. */
function repeat(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 5);
  onTestFinished(() => clearInterval(timer));
}

/** Writes a request or a part of one, and ends the connection as soon as the endpoint has it. */
function leave(text: string): Send {
  return async (site) => {
    const socket = open(site);
    socket.write(text);
    await expect.poll(site.received).toBe(1);
    socket.destroy();
    return undefined;
  };
}
/** Emits `gone` when a client has ended the connection before the response. */
const clients = new EventEmitter();

/** The text of the only response. */
async function textOf(response: Response | Response[] | undefined): Promise<string> {
  const [only] = [response].flat();
  return (await only?.clone().text()) ?? '';
}

const names = Array.from({ length: 50_000 }, (_, index) => index.toString(36));
const DEPTH = 100_000;
const nested = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
const markup = `"'><script>alert(1)</script>&lt;`;
const large: Options = { maxBytes: 2 ** 20 };
const ofForm = (id: string) => `/v1/public/contact/forms/${id}/submissions`;
const forms: Options = { forms: ['f_0', 'f_1'] };

/** An endpoint with a CAPTCHA, whose service confirms every token. */
async function withChallenge(): Promise<Options> {
  const confirmed = { status: 200, body: JSON.stringify({ success: true }) };
  const { url } = await fakeService(confirmed);
  const verify = verifyChallenge({
    service: 'turnstile',
    secret: '0x4AAAAAAA-secret',
    fetch: (_, init) => fetch(url, init),
  });
  return { challenge: { name: 'token', verify } };
}

/** Sends the same request many times at once. */
const atOnce =
  (count: number, send: (index: number) => Send): Send =>
  async (site) => {
    const sent = Array.from({ length: count }, (_, index) => send(index)(site));
    return (await Promise.all(sent)).flatMap((response) => response ?? []);
  };
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

const attacks: [name: string, statuses: Answer | number[], send: Send, expected?: Expected][] = [
  // A page of another site
  ['JSON of another site', 403, json(ENTRY, { Origin: EVIL })],
  ['JSON of a cross-site page', 403, json(ENTRY, { Origin: EVIL, 'Sec-Fetch-Site': 'cross-site' })],
  ['JSON of another subdomain', 403, json(ENTRY, { 'Sec-Fetch-Site': 'same-site' })],
  ['JSON of a null origin', 403, json(ENTRY, { Origin: 'null' })],
  ['JSON of no page', 403, json(ENTRY, { 'Sec-Fetch-Site': 'none' })],
  ['JSON of an origin that starts like ours', 403, json(ENTRY, { Origin: `${ORIGIN}.evil.example` })],
  ['JSON of our host with http', 403, json(ENTRY, { Origin: ORIGIN.replace('https', 'http') })],
  [
    'JSON as plain text, which needs no preflight',
    415,
    json(ENTRY, { Origin: EVIL, 'Content-Type': 'text/plain' }),
  ],
  ['JSON as a form, which needs no preflight', 403, form(ENTRY, { Origin: EVIL })],
  ['a form of another site', 403, form(BODY, { Origin: EVIL })],
  ['a form of a cross-site page', 403, form(BODY, { 'Sec-Fetch-Site': 'cross-site' })],
  ['a form of another subdomain', 403, form(BODY, { 'Sec-Fetch-Site': 'same-site' })],
  ['a form of a null origin', 403, form(BODY, { Origin: 'null' })],
  ['a form of no page', 403, form(BODY, { 'Sec-Fetch-Site': 'none' })],
  ['a form with neither header', 403, form(BODY, {})],
  [
    'a form with two values of Sec-Fetch-Site',
    403,
    form(BODY, { 'Sec-Fetch-Site': 'same-origin, cross-site' }),
  ],
  ['a form with an empty Sec-Fetch-Site', 403, form(BODY, { 'Sec-Fetch-Site': '' })],
  ['a form with an empty origin', 403, form(BODY, { Origin: '' })],
  ['a form of an origin that starts like ours', 403, form(BODY, { Origin: `${ORIGIN}.evil.example` })],
  ['a form of an origin that ends like ours', 403, form(BODY, { Origin: `${EVIL}?${ORIGIN}` })],
  [
    'a form with a forwarded host that equals the origin',
    403,
    form(BODY, { Origin: EVIL, 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }),
  ],

  // The method and the media type
  ['GET', 405, request({ Origin: ORIGIN }, { method: 'GET' })],
  ['HEAD', 405, request({ Origin: ORIGIN }, { method: 'HEAD' })],
  ['PUT', 405, request({ 'Content-Type': JSON_TYPE, Origin: ORIGIN }, { method: 'PUT', body: ENTRY })],
  ['PATCH', 405, request({ 'Content-Type': JSON_TYPE, Origin: ORIGIN }, { method: 'PATCH', body: ENTRY })],
  ['DELETE', 405, request({ 'Content-Type': FORM, Origin: ORIGIN }, { method: 'DELETE', body: BODY })],
  ['no media type', 415, request({ Origin: ORIGIN }, { body: Buffer.from(BODY) })],
  ['JSON with another media type', 415, json(ENTRY, { Origin: ORIGIN, 'Content-Type': 'text/json' })],
  ['a form as plain text', 415, form(BODY, { Origin: ORIGIN, 'Content-Type': 'text/plain' })],
  ['multipart', 415, request({ Origin: ORIGIN }, { body: new FormData() })],
  [
    'two media types in one header',
    415,
    form(BODY, { Origin: ORIGIN, 'Content-Type': `text/plain, ${FORM}` }),
  ],
  [
    'two headers Content-Type, JSON first',
    201,
    raw(`${head(`Content-Type: text/plain\r\n${whole}`)}${ENTRY}`),
    DELIVERED,
  ],
  [
    'two headers Content-Type, JSON last',
    415,
    raw(`${head(`Content-Type: ${JSON_TYPE}\r\n${whole}`, 'text/plain')}${ENTRY}`),
  ],
  ['a form as JSON', 400, json(BODY)],
  ['JSON that is not a submission', 422, json('{"name":"Ada"}')],
  ['a compressed body', 400, json(gzipSync(ENTRY), { Origin: ORIGIN, 'Content-Encoding': 'gzip' })],

  // The size and the speed of the body
  ['a large JSON body', 413, json(`${ENTRY}${' '.repeat(MAX_BYTES)}`)],
  ['a large form', 413, form(`${BODY}${'x'.repeat(MAX_BYTES)}`)],
  [
    'a large body that is chunked',
    413,
    raw(`${head('Transfer-Encoding: chunked')}40001\r\n${'x'.repeat(0x40001)}\r\n`),
  ],
  [
    'a large body that declares to be larger',
    413,
    raw(`${head('Content-Length: 9999999999')}${'x'.repeat(MAX_BYTES + 1)}`),
  ],
  [
    'an endless body',
    413,
    raw((socket) => {
      socket.write(head('Transfer-Encoding: chunked'));
      repeat(socket, `4000\r\n${'x'.repeat(0x4000)}\r\n`);
    }),
  ],
  ['a body that stalls', 408, raw(`${head('Content-Length: 100')}{`), { options: { bodyTimeout: 300 } }],
  [
    'a body that drips',
    408,
    raw((socket) => {
      socket.write(head('Content-Length: 100000', FORM));
      repeat(socket, 'x');
    }),
    { options: { bodyTimeout: 300 } },
  ],
  ['a JSON body that ends early', 400, leave(`${head('Content-Length: 1000')}${ENTRY}`)],
  ['a form that ends early', 400, leave(`${head('Content-Length: 1000', FORM)}${BODY}`)],
  ['a chunked body that ends early', 400, leave(`${head('Transfer-Encoding: chunked')}1000\r\n${ENTRY}`)],
  // The same as a body that a body parser has read, so the endpoint throws, and the server answers.
  ['a body that ends before it starts', 'TypeError', leave(head('Content-Length: 1000'))],
  [
    'a client that ends the connection before the response',
    201,
    leave(`${head(whole)}${ENTRY}`),
    { ...DELIVERED, options: { deliver: () => once(clients, 'gone') } },
  ],

  // The number, the names and the depth of the fields
  [
    'JSON with 50,000 fields',
    403,
    payload(Object.fromEntries(names.map((name) => [name, 1]))),
    { options: large },
  ],
  [
    'JSON with 50,000 keys',
    422,
    json(JSON.stringify(Object.fromEntries(names.map((name) => [name, 1])))),
    { options: large },
  ],
  [
    'a list of 5,000 values',
    400,
    form(
      names
        .slice(0, 5_000)
        .map((value) => `topics=${value}`)
        .join('&'),
    ),
    { options: { schema: contactSchema.extend({ topics: z.array(z.string()) }) } },
  ],
  [
    'a number of 400,000 digits with a letter',
    422,
    payload({ seats: `${'1'.repeat(400_000)}x` }),
    { options: { ...large, fields: { seats: { type: 'number', maxLength: 1_000_000 } } } },
  ],
  ['a form with 50,000 other fields', 500, form(`${BODY}&${names.join('&')}`)],
  ['an invalid form with 50,000 other fields', 500, form(names.join('&'))],
  ['a form with a field 50,000 times', 400, form('name&'.repeat(50_000))],
  ['JSON with a long name', 400, payload({ ['ü'.repeat(100_000)]: 1 })],
  ['a form with a long name', 400, fields({ ['ü'.repeat(20_000)]: '' })],
  ['JSON with half of a character as a name', 400, payload({ '\ud83d': 1 })],
  ['JSON with half of a character as a key', 422, json('{"\\ud83d":1}')],
  ['JSON with __proto__', 400, json(ENTRY.replace('"name"', '"__proto__":{"polluted":true},"name"'))],
  ['JSON with __proto__ as a key', 422, json(ENTRY.replace('{', '{"__proto__":{"polluted":true},'))],
  ['JSON with constructor', 400, payload({ constructor: { prototype: { polluted: true } } })],
  ['JSON with a path into the constructor', 400, payload({ 'constructor[prototype][polluted]': 'x' })],
  ['a form with __proto__', 303, fields({ ['__proto__']: 'x' }), DELIVERED],
  ['a form with __proto__, encoded', 303, form(`${BODY}&%5F_proto__=x`), DELIVERED],
  ['a form with a path into __proto__', 303, fields({ '__proto__[polluted]': 'x' }), DELIVERED],
  ['a form with constructor', 400, fields({ constructor: 'x' })],
  ['a form with a path into the constructor', 400, fields({ 'constructor[prototype][polluted]': 'x' })],
  [
    'a form with a path into the constructor, with dots',
    400,
    fields({ 'constructor.prototype.polluted': 'x' }),
  ],
  ['a form with toString', 400, fields({ toString: 'x' })],
  ['a form with a field twice', 400, form(`${BODY}&email=eve%40example.com`)],
  ['a form with a field twice, in another spelling', 400, form(`${BODY}&%65mail=eve%40example.com`)],
  ['JSON that is 100,000 levels deep', 422, json(nested)],
  ['a field that is 100,000 levels deep', 422, json(ENTRY.replace('"Ada"', nested))],
  ['another field that is 100,000 levels deep', 422, json(ENTRY.replace('"name"', `"x":${nested},"name"`))],
  [
    'objects that are 100,000 levels deep',
    422,
    json(ENTRY.replace('"Ada"', `${'{"":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`)),
    { options: large },
  ],
  ...(
    [
      ['a list in a field that accepts anything', nested],
      ['objects in a field that accepts anything', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
      ['a list of lists in a field that accepts anything', `[1,${nested},2]`],
      ['text in a field that accepts anything, 101 levels', `${'['.repeat(101)}"x"${']'.repeat(101)}`],
    ] as const
  ).map(([title, value]): [string, number, Send, Expected] => [
    `${title}, too many levels deep`,
    422,
    json(ENTRY.replace('"name"', `"any":${value},"name"`)),
    { options: { ...large, schema: contactSchema.extend({ any: z.unknown() }) } },
  ]),
  [
    'a list that is 100 levels deep in a field that accepts anything',
    201,
    json(ENTRY.replace('"name"', `"any":${'['.repeat(100)}"x"${']'.repeat(100)},"name"`)),
    {
      options: { schema: contactSchema.extend({ any: z.unknown() }) },
      delivered: [
        { payload: { ...values, any: JSON.parse(`${'['.repeat(100)}"x"${']'.repeat(100)}`) as unknown } },
      ],
    },
  ],
  ['a form with a path of 10,000 levels', 400, fields({ [`name${'[x]'.repeat(10_000)}`]: 'x' })],

  // The text
  ['JSON that is not UTF-8', 400, json(Buffer.from(ENTRY.replace('Ada', 'Ad\u00e4'), 'latin1'))],
  [
    'JSON in UTF-16',
    400,
    json(Buffer.from(`\ufeff${ENTRY}`, 'utf16le'), {
      Origin: ORIGIN,
      'Content-Type': `${JSON_TYPE}; charset=utf-16`,
    }),
  ],
  ['a form that is not UTF-8', 400, form(Buffer.from(`${BODY}&more=\u00e4`, 'latin1'))],
  ['a form that is not URL-encoded', 400, form(BODY.replace('Ada', '100%zz%F6'))],
  ['a form that is not UTF-8, encoded', 422, form(BODY.replace('Ada', 'Ad%E4'))],
  [
    'half of a character',
    201,
    json(ENTRY.replace('Ada', String.raw`Ad\ud83d`)),
    { delivered: [{ payload: { ...values, name: 'Ad\ufffd' } }] },
  ],
  ['control characters', 201, payload({ name: 'A\0d\x1b\x7fa' }), DELIVERED],
  [
    'control characters in lists and objects',
    201,
    payload({ any: ['A\0d\x1ba', { list: [' \x07x\r\ny\ud83d ', 1, null, true] }] }),
    {
      delivered: [{ payload: { ...values, any: ['Ada', { list: ['x\ny\ufffd', 1, null, true] }] } }],
      options: { schema: contactSchema.extend({ any: z.unknown() }) },
    },
  ],
  ['a header in the name', 422, payload({ name: 'Ada\r\nBcc: eve@example.com' })],
  ['a header in the name, after CR', 422, payload({ name: 'Ada\rBcc: eve@example.com' })],
  ['a header in the name, after NEL', 422, payload({ name: 'Ada\u0085Bcc: eve@example.com' })],
  ['a header in the name of a form', 422, fields({ name: 'Ada\r\nBcc: eve@example.com' })],
  ['a header in the email address', 422, payload({ email: 'ada@example.com\r\nBcc: eve@example.com' })],
  ['a header in angle brackets', 422, payload({ email: '<ada@example.com\r\nBcc:eve@example.com>' })],
  ['a header in the display name', 422, payload({ email: 'Ada\r\nBcc: <eve@example.com>' })],
  [
    'a header in the email address of a form',
    422,
    fields({ email: 'ada@example.com\r\nBcc: eve@example.com' }),
  ],
  [
    'lines in a field without a schema, which are text',
    201,
    payload({ company: 'Co\r\nBcc: eve@example.com' }),
    {
      delivered: [{ payload: { ...values, company: 'Co\nBcc: eve@example.com' } }],
      options: { fields: { company: {} } },
    },
  ],
  ['two email addresses', 422, payload({ email: 'ada@example.com,eve@example.com' })],
  [
    'HTML in JSON',
    201,
    payload({ name: markup, message: markup }),
    { delivered: [{ payload: { ...values, name: markup, message: markup } }] },
  ],
  [
    'HTML in a form',
    303,
    fields({ name: markup, message: markup }),
    { delivered: [{ payload: { ...values, name: markup, message: markup } }] },
  ],
  [
    'HTML in a form that is shown again',
    422,
    async (site) => {
      const posted = {
        name: markup,
        email: markup,
        message: `${markup}</textarea>`,
        [markup]: `${markup}\n`,
        list: markup,
        topic: markup,
      };
      const response = await fields(posted)(site);
      const html = await textOf(response);
      expect(html).not.toMatch(/<script|["'][<>]script/);
      expect(
        html.match(/&quot;&#39;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&amp;lt;/g)?.length,
      ).toBeGreaterThan(9);
      return response;
    },
    {
      options: {
        schema: contactSchema.extend({
          [markup]: z.string().min(99, markup),
          list: z.array(z.string()),
          topic: z.enum(['sales']),
        }),
      },
    },
  ],

  // Many submissions
  [
    'a CAPTCHA token that is used again',
    [201, 428],
    inTurn(payload({ token: 'good' }), payload({ token: 'good' })),
    { ...DELIVERED, options: withChallenge },
  ],
  [
    'a CAPTCHA token that is used 20 times at once',
    [201, ...times(19, 428)],
    atOnce(20, () => payload({ token: 'good' })),
    { ...DELIVERED, options: withChallenge },
  ],
  [
    '1,000 requests at once, each with another forwarded address',
    [...times(7, 201), ...times(993, 429)],
    atOnce(1_000, (index) => json(ENTRY, { Origin: ORIGIN, 'X-Forwarded-For': `192.0.2.${index}` })),
    {
      delivered: times(7, submission),
      options: { limit: limitSubmissions({ max: 7 }) },
    },
  ],
  [
    '1,000 requests at once from one address',
    [...times(7, 201), ...times(993, 429)],
    atOnce(1_000, () => json(ENTRY, { Origin: ORIGIN, 'X-Real-IP': '192.0.2.1' })),
    {
      delivered: times(7, submission),
      options: { limit: limitSubmissions({ max: 7, address: ({ headers }) => headers.get('X-Real-IP') }) },
    },
  ],

  // The URL
  ...[
    'f_2',
    'F_1',
    '%',
    '%66_2',
    'constructor',
    '__proto__',
    'f_1%00',
    '%2e%2e%2ff_1',
    '..%2Ff_1',
    'f_1%2Fsubmissions',
    '%252e%252e',
  ].map((id): [string, number[], Send] => [`the form ${id}`, [404, 404], toPath(ofForm(id))]),
  ['a path to another form', 404, raw(`${head(whole, JSON_TYPE, ofForm('f_1/../f_2'))}${ENTRY}`)],
  [
    'a path above the forms, which names no form',
    404,
    raw(`${head(whole, JSON_TYPE, ofForm('..'))}${ENTRY}`),
    { options: forms },
  ],
  [
    'a form of the list, with a slash at the end',
    [201, 303],
    toPath(`${ofForm('f_1')}/`),
    { delivered: times(2, { formId: 'f_1' }), options: forms },
  ],
  [
    'a form of the list, percent-encoded',
    [201, 303],
    toPath(ofForm('%66%5F1')),
    { delivered: times(2, { formId: 'f_1' }), options: forms },
  ],
  [
    'another language',
    [201, 303],
    toPath(`${PATH}?locale=de`),
    { delivered: [{ locale: 'en' }, { locale: 'de' }] },
  ],
  ...[
    'constructor',
    '__proto__',
    '../../package.json',
    '%00',
    'de%0D%0ASet-Cookie:a=b',
    'x'.repeat(10_000),
  ].map((locale): [string, number[], Send, Expected] => [
    `the language ${locale.slice(0, 30)}`,
    [201, 303],
    toPath(`${PATH}?locale=${locale}`),
    { delivered: [{ locale: 'en' }, { locale: expect.stringMatching(/^(en|de)$/) }] },
  ]),
];

/** Serves an endpoint that also accepts forms without JavaScript. */
async function serveSite(options: Options) {
  const answered: (number | string)[] = [];
  let received = 0;
  const { handle, delivered } = createEndpoint({ successPath: '/thanks', ...options });
  const listener = createRequestListener(
    async (incoming) => {
      received += 1;
      incoming.signal.addEventListener('abort', () => clients.emit('gone'));
      const response = await handle(incoming);
      answered.push(response.status);
      return response;
    },
    { onError: (error) => void answered.push(error instanceof Error ? error.name : String(error)) },
  );
  return { origin: await serveInTest(listener), delivered, answered, received: () => received };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

it.each(attacks)('withstands %s', async (_, statuses, send, { delivered = [], options = {} } = {}) => {
  const expected = [statuses].flat();
  const site = await serveSite(typeof options === 'function' ? await options() : options);
  const responses = [await send(site)].flat().filter((response) => response !== undefined);
  await expect.poll(() => site.answered).toHaveLength(expected.length);
  expect(site.answered.toSorted((a, b) => Number(a) - Number(b))).toEqual(expected);
  expect(site.delivered).toEqual(delivered.map((parts) => ({ ...submission, ...parts })));
  expect('polluted' in {}).toBe(false);
  for (const response of responses) {
    expect(expected).toContain(response.status);
    expect(response.headers.get('Allow')).toBe(response.status === 405 ? 'POST, OPTIONS' : null);
    // Only pages of the site can read the response.
    expect([null, ORIGIN]).toContain(response.headers.get('Access-Control-Allow-Origin'));
    expect((await response.text()).length).toBeLessThan(MAX_RESPONSE);
  }
  expect(JSON.stringify(vi.mocked(console.warn).mock.calls).length).toBeLessThan(MAX_RESPONSE);
});

it('accepts the request without an attack, as JSON and as a form', async () => {
  const site = await serveSite({});
  await inTurn(json(), form())(site);
  expect(site.answered).toEqual([201, 303]);
  expect(site.delivered).toEqual([submission, submission]);
});

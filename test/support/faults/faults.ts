import { STATUS_CODES } from 'node:http';
import type { SubmissionErrorCode } from '../../../src/client/index.js';
import en from '../../../src/locales/en.js';
import { outcomeOfStatus } from '../model/submissionAnswer.js';
import {
  begin,
  breakOff,
  bytes,
  drip,
  flood,
  fragment,
  gzipped,
  hangUp,
  reply,
  reset,
  silence,
  withoutCors,
  type Reply,
} from './replies.js';

type Outcome = 'accepted' | SubmissionErrorCode;

/** The destination of a form: the backend, or a server that cannot receive messages. */
export type Place = 'service' | 'resetting' | 'refused' | 'unknown' | 'notTls';

export interface Fault {
  /** The description of the fault, which is also the id of its form. */
  name: string;
  /** The beginning of the description, which `kind` completes. Related faults share it. */
  group: string;
  kind: string;

  /** @default 'service' */
  place?: Place;
  /** The answer to the browser's preflight. @default 204, allowed */
  preflight?: Reply;
  /** The answer to the submission. @default 201, no body */
  answer?: Reply;
  /** The answer on a connection that was used before. Without it, no connection is reused. */
  onUsed?: Reply;
  /** Whether the answer comes before the message was read. */
  isUnread?: boolean;
  /** Whether no receipt has the body, because it is too long, late or broken. */
  isBodyLost?: boolean;
  /** Whether the device has no network. */
  isOffline?: boolean;
  /** Milliseconds that the form waits for an answer. @default 20000 */
  timeout?: number;

  /** The outcome in a page. */
  outcome: Outcome;
  /** The outcome in Node, which sends no preflight, hides no answer and does not retry. @default outcome */
  inNode?: Outcome;
  /** The status of the error or receipt in Node. */
  status?: number;
  /** The refused fields, in the order of the form. */
  fields?: readonly string[];
  /** The waiting time in the message to the visitor. */
  minutes?: number;
  /** How many requests the backend can receive for one submit, with the browser's own retries. @default [1] */
  posts?: readonly number[];
}

type Row = Omit<Fault, 'name' | 'group' | 'kind'>;

function group(name: string, rows: Record<string, Row>): Fault[] {
  return Object.entries(rows).map(([kind, row]) =>
    Object.assign(row, { name: `${name} ${kind}`, group: name, kind }),
  );
}

/** The text that the visitor sees if no field shows the outcome. */
export function messageOf({ outcome, minutes }: Fault): string {
  const { outcomes } = en;
  if (outcome === 'accepted') return outcomes.sentTitle;
  const text = minutes
    ? outcomes.rateLimitedUntil.replace('{time}', `in ${minutes} minutes`)
    : outcomes[outcome];
  const title = outcome === 'challengeFailed' ? 'notSentTitle' : (`${outcome}Title` as const);
  return `${outcomes[title]} ${text}`;
}

// Servers use these statuses, although they are not registered.
const UNREGISTERED = [299, 306, 419, 499, 520, 599];
const STATUSES = [...Object.keys(STATUS_CODES).map(Number), ...UNREGISTERED]
  .filter((status) => status >= 200)
  .toSorted((a, b) => a - b);

function statuses(): Record<string, Row> {
  const rows = STATUSES.map((status): [string, Row] => [
    String(status),
    {
      answer: reply(status),
      // Browsers and Node accept 407 only from a proxy, and drop the answer.
      outcome: status === 407 ? 'unconfirmed' : outcomeOfStatus(status),
      ...(status !== 407 && { status }),
      // 421 means that the message went to the wrong server: browsers and Node retry on a new connection.
      ...(status === 421 && { posts: ONCE_OR_TWICE }),
    },
  ]);
  return Object.fromEntries(rows);
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML_TYPE = { 'Content-Type': 'text/html; charset=utf-8' };
const WEB_PAGE = '<!doctype html><p>email: no</p>';
const GZIP_TYPE = { ...JSON_TYPE, 'Content-Encoding': 'gzip' };
const REFUSED_EMAIL = '{"errors":{"email":["x"]}}';
// A client that reads the whole body finds the field.
const TEN_MEGABYTES = REFUSED_EMAIL.padEnd(10_000_000);

/** Bodies without a readable field error, for any status. */
function bodies(status: number): Record<string, Row> {
  const complete: Record<string, Reply> = {
    empty: reply(status, '', JSON_TYPE),
    'a small web page': reply(status, WEB_PAGE, HTML_TYPE),
    'a web page of 100 kB': reply(status, WEB_PAGE.padEnd(100_000), HTML_TYPE),
    'a fragment of HTML': reply(status, '<p>email: no</p>', HTML_TYPE),
    'HTML with the media type of JSON': reply(status, WEB_PAGE, JSON_TYPE),
    'a number': reply(status, '0', JSON_TYPE),
    'a string': reply(status, '"email"', JSON_TYPE),
    null: reply(status, 'null', JSON_TYPE),
    'binary data': reply(status, Buffer.from([0xff, 0xfe, 0x00, 0x80]), {
      'Content-Type': 'image/png',
    }),
    'truncated JSON': reply(status, '{"errors":{"email":["x', JSON_TYPE),
    // Node treats these two as complete.
    'interrupted between two chunks': breakOff(status, '{"errors":{"email"', JSON_TYPE),
    'truncated gzip': reply(status, gzipped.subarray(0, 20), GZIP_TYPE),
  };
  const lost: Record<string, Reply> = {
    'shorter than its Content-Length': breakOff(status, '{"errors":{}}', {
      ...JSON_TYPE,
      'Content-Length': '100',
    }),
    'declared as gzip but not compressed': reply(status, REFUSED_EMAIL, GZIP_TYPE),
    '100 kB long': reply(status, REFUSED_EMAIL.padEnd(100_000), JSON_TYPE),
    '10 MB long': reply(status, TEN_MEGABYTES, JSON_TYPE),
    endless: flood(status),
    'announced but never sent': begin(status),
    'started but never completed': begin(status, '{"errors":'),
  };
  const rows = Object.entries({ ...complete, ...lost }).map(([kind, answer]): [string, Row] => [
    kind,
    // A web page is not an answer of the backend, even with a 2xx.
    {
      answer,
      status,
      outcome: status < 300 && kind.includes('web page') ? 'unconfirmed' : outcomeOfStatus(status),
      isBodyLost: kind in lost,
    },
  ]);
  return Object.fromEntries(rows);
}

const tooMany = (headers: Record<string, string>) => reply(429, '{"email":"no"}', headers);
const inTwoMinutes: Reply = (response) =>
  // A little less, because a date has no milliseconds.
  tooMany({ 'Retry-After': new Date(Date.now() + 118_000).toUTCString() })(response);
const byWrongClock = tooMany({
  Date: 'Sat, 21 Nov 2015 10:00:00 GMT',
  'Retry-After': 'Sat, 21 Nov 2015 10:02:00 GMT',
  'Access-Control-Expose-Headers': 'Retry-After, Date',
});

function refusedPreflight(preflight: Reply): Row {
  return { preflight, outcome: 'unconfirmed', inNode: 'accepted', posts: NOTHING_SENT };
}

/** A followed redirect leads back to the same form and is counted. */
function redirects(): Record<string, Row> {
  const rows = [300, 301, 302, 303, 304, 305, 306, 307, 308].map((status): [string, Row] => [
    String(status),
    { answer: reply(status, '', { Location: '?followed' }), status, outcome: 'unconfirmed' },
  ]);
  return {
    ...Object.fromEntries(rows),
    '302 to an invalid URL': { answer: reply(302, '', { Location: 'http://' }), outcome: 'unconfirmed' },
  };
}

function head(status: string, ...headers: string[]): string {
  return [`HTTP/1.1 ${status}`, 'Access-Control-Allow-Origin: *', ...headers, '', ''].join('\r\n');
}

const NOTHING_SENT = [0];
const ONCE_OR_TWICE = [1, 2];
// A browser retries on a new connection, and the submission arrives there.
const BROKEN_WHEN_USED: Row = { outcome: 'accepted', inNode: 'unconfirmed', posts: ONCE_OR_TWICE };
// Milliseconds: enough for a connection on the same machine.
const SHORT_TIMEOUT = 3_000;

export const faults: readonly Fault[] = [
  ...group('A response with the status', statuses()),
  ...group('A 201 whose body is', bodies(201)),
  ...group('A 422 whose body is', bodies(422)),
  ...group('A 500 whose body is', bodies(500)),
  ...group('A 400 that names', {
    'all default fields': {
      answer: reply(400, '{"errors":{"message":["x"],"email":["x"],"name":["x"]}}', JSON_TYPE),
      outcome: 'invalid',
      fields: ['name', 'email', 'message'],
    },
    'unknown fields': {
      answer: reply(400, '{"errors":{"captcha":["x"],"__proto__":["x"],"toString":["x"]}}', JSON_TYPE),
      outcome: 'invalid',
    },
    'one field and one unknown field': {
      answer: reply(400, '{"errors":{"captcha":["x"],"message":["x"]}}', JSON_TYPE),
      outcome: 'invalid',
      fields: ['message'],
    },
  }),
  ...group('A 429 with', {
    'Retry-After in seconds': {
      answer: tooMany({ 'Retry-After': '90' }),
      outcome: 'rateLimited',
      minutes: 2,
    },
    'Retry-After as a date': { answer: inTwoMinutes, outcome: 'rateLimited', minutes: 2 },
    RateLimit: { answer: tooMany({ RateLimit: '"burst";r=0;t=61' }), outcome: 'rateLimited', minutes: 2 },
    'RateLimit with one of two policies exhausted': {
      answer: tooMany({ RateLimit: '"burst";r=9;t=5, "hour";r=0;t=61' }),
      outcome: 'rateLimited',
      minutes: 2,
    },
    'an invalid Retry-After and a valid RateLimit': {
      answer: tooMany({ 'Retry-After': '1.5 soon', RateLimit: '"burst";r=0;t=61' }),
      outcome: 'rateLimited',
      minutes: 2,
    },
    'Retry-After and Date from a wrong clock': {
      answer: byWrongClock,
      outcome: 'rateLimited',
      minutes: 2,
    },
    'Retry-After of 0': { answer: tooMany({ 'Retry-After': '0' }), outcome: 'rateLimited' },
    'Retry-After as a past date': {
      answer: tooMany({ 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
      outcome: 'rateLimited',
    },
    'Retry-After of three hours': { answer: tooMany({ 'Retry-After': '10800' }), outcome: 'rateLimited' },
    'an invalid Retry-After': { answer: tooMany({ 'Retry-After': '1.5 soon' }), outcome: 'rateLimited' },
    'a Retry-After that CORS hides': {
      answer: tooMany({ 'Retry-After': '90', 'Access-Control-Expose-Headers': 'X-None' }),
      outcome: 'rateLimited',
    },
    'no CORS headers': {
      answer: withoutCors(tooMany({ 'Retry-After': '90' })),
      outcome: 'unconfirmed',
      inNode: 'rateLimited',
    },
  }),
  ...group('CORS hides', {
    'a 201': { answer: withoutCors(reply(201)), outcome: 'unconfirmed', inNode: 'accepted' },
    'a 422': { answer: withoutCors(reply(422)), outcome: 'unconfirmed', inNode: 'invalid' },
    'a 403': { answer: withoutCors(reply(403)), outcome: 'unconfirmed', inNode: 'rejected' },
    'a 201 that allows only another origin': {
      answer: reply(201, '', { 'Access-Control-Allow-Origin': 'https://other.example' }),
      outcome: 'unconfirmed',
      inNode: 'accepted',
    },
  }),
  ...group('A preflight: the backend', {
    'responds without CORS headers': refusedPreflight(withoutCors(reply(204))),
    'responds with 403': refusedPreflight(reply(403)),
    'responds with 500': refusedPreflight(reply(500)),
    redirects: refusedPreflight(reply(302, '', { Location: '/elsewhere' })),
    'allows another origin': refusedPreflight(
      reply(204, '', { 'Access-Control-Allow-Origin': 'https://other.example' }),
    ),
    'does not allow JSON': refusedPreflight(reply(204, '', { 'Access-Control-Allow-Headers': 'Accept' })),
    'hangs up': refusedPreflight(hangUp),
    'resets the connection': refusedPreflight(reset),
    'never responds': { ...refusedPreflight(silence), timeout: SHORT_TIMEOUT },
  }),
  ...group('A redirect with', redirects()),
  ...group('The connection', {
    'is refused': { place: 'refused', outcome: 'unconfirmed', posts: NOTHING_SENT },
    'fails because the host name is unknown': {
      place: 'unknown',
      outcome: 'unconfirmed',
      posts: NOTHING_SENT,
    },
    'is reset at once': { place: 'resetting', outcome: 'unconfirmed', posts: NOTHING_SENT },
    'is a TLS connection to a server that does not support TLS': {
      place: 'notTls',
      outcome: 'unconfirmed',
      posts: NOTHING_SENT,
    },
    // If the browser uses an open connection again, it might send a message again.
    'is reset before the message was read': {
      answer: reset,
      isUnread: true,
      outcome: 'unconfirmed',
      posts: ONCE_OR_TWICE,
    },
    'ends before the message was read': {
      answer: hangUp,
      isUnread: true,
      outcome: 'unconfirmed',
      posts: ONCE_OR_TWICE,
    },
    'is reset after the message was read': { answer: reset, outcome: 'unconfirmed', posts: ONCE_OR_TWICE },
    'ends after the message was read': { answer: hangUp, outcome: 'unconfirmed', posts: ONCE_OR_TWICE },
    'ends within the headers': {
      answer: bytes('HTTP/1.1 201 Created\r\nAccess-Con'),
      outcome: 'unconfirmed',
      posts: ONCE_OR_TWICE,
    },
    'returns something other than HTTP': {
      answer: bytes('220 mail.example ESMTP\r\n'),
      outcome: 'unconfirmed',
    },
    'returns two Content-Length headers': {
      answer: bytes(head('201 Created', 'Content-Length: 2', 'Content-Length: 3') + '{}'),
      outcome: 'unconfirmed',
    },
    'returns headers of 1 MB': {
      answer: bytes(head('201 Created', `X-Long: ${'x'.repeat(1_000_000)}`)),
      outcome: 'unconfirmed',
    },
    'cannot be reached because the device is offline, at the first attempt': {
      place: 'refused',
      isOffline: true,
      outcome: 'offline',
      inNode: 'unconfirmed',
      posts: NOTHING_SENT,
    },
  }),
  ...group('A slow backend: it', {
    'never responds': { answer: silence, timeout: SHORT_TIMEOUT, outcome: 'unconfirmed' },
    'never reads the message and never responds': {
      answer: silence,
      isUnread: true,
      timeout: SHORT_TIMEOUT,
      outcome: 'unconfirmed',
    },
    'stops within the headers': {
      answer: fragment('HTTP/1.1 201 Created\r\nAccess-Con'),
      timeout: SHORT_TIMEOUT,
      outcome: 'unconfirmed',
    },
    'sends its headers byte by byte and too late': {
      answer: drip(head('201 Created', 'Content-Length: 0'), 50),
      timeout: SHORT_TIMEOUT,
      outcome: 'unconfirmed',
    },
    'sends a 422 byte by byte but in time': {
      answer: drip(`${head('422 Unprocessable', 'Content-Length: 27')}{"errors":{"email":["no"]}}`, 3),
      outcome: 'invalid',
      fields: ['email'],
    },
    'sends a 201 in time and an endless body byte by byte': {
      answer: drip(head('201 Created') + TEN_MEGABYTES, 50),
      outcome: 'accepted',
    },
    'sends a 422 in time and an endless body byte by byte': {
      answer: drip(head('422 Unprocessable') + TEN_MEGABYTES, 50),
      outcome: 'invalid',
    },
  }),
  ...group('A reused connection', {
    'is reset before the message was read': { onUsed: reset, isUnread: true, ...BROKEN_WHEN_USED },
    'is reset after the message was read': { onUsed: reset, ...BROKEN_WHEN_USED },
    'ends before the message was read': { onUsed: hangUp, isUnread: true, ...BROKEN_WHEN_USED },
    'ends after the message was read': { onUsed: hangUp, ...BROKEN_WHEN_USED },
    'ends with a 408 before the request': {
      ...BROKEN_WHEN_USED,
      onUsed: reply(408, '', { Connection: 'close' }),
      inNode: 'notSent',
    },
  }),
];

const IN_BROWSERS = new Set([
  'A response with the status 201',
  'A response with the status 204',
  'A response with the status 304',
  'A response with the status 407',
  'A response with the status 408',
  'A response with the status 421',
  'A 201 whose body is a small web page',
  'A 201 whose body is shorter than its Content-Length',
  'A 201 whose body is interrupted between two chunks',
  'A 201 whose body is declared as gzip but not compressed',
  'A 201 whose body is endless',
  'A 422 whose body is declared as gzip but not compressed',
  'A 422 whose body is started but never completed',
  'A 400 that names all default fields',
  'A 429 with Retry-After in seconds',
  'A 429 with a Retry-After that CORS hides',
  'A redirect with 302',
  'A redirect with 302 to an invalid URL',
  'The connection is refused',
  'The connection fails because the host name is unknown',
  'The connection is reset at once',
  'The connection is a TLS connection to a server that does not support TLS',
  'The connection ends before the message was read',
  'The connection is reset after the message was read',
  'The connection ends within the headers',
  'The connection returns something other than HTTP',
  'The connection returns headers of 1 MB',
  'A slow backend: it never responds',
]);

/** The faults whose outcome in a page differs from Node, and one of each class that browsers treat in their own way. */
export const browserFaults = faults.filter(({ inNode, name }) => inNode || IN_BROWSERS.delete(name));
if (IN_BROWSERS.size > 0) throw new Error(`There are no faults ${[...IN_BROWSERS].join(', ')}.`);

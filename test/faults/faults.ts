import { STATUS_CODES } from 'node:http';
import type { SubmissionErrorCode } from '../../src/client/index.js';
import { errorShapes } from '../client/errorShapes.js';
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
  type Answer,
} from './answers.js';

type Outcome = 'accepted' | SubmissionErrorCode;

/** Where a form sends to: the service, or an address that is none. */
export type Place = 'service' | 'resetting' | 'refused' | 'unknown' | 'notTls';

export interface Fault {
  /** The form's id, and what happens, in words. */
  name: string;
  /** The beginning of a sentence, which `kind` ends; the same for faults that belong together. */
  group: string;
  kind: string;

  /** @default 'service' */
  place?: Place;
  /** What answers the browser's question before the submission. @default 204, allowed */
  preflight?: Answer;
  /** What answers the submission. @default 201, no body */
  answer?: Answer;
  /** What answers one on a connection that was used before; without it, none is. */
  onUsed?: Answer;
  /** Whether the answer comes before the message was read. */
  isUnread?: boolean;
  /** Whether the device has no network. */
  isOffline?: boolean;
  /** Milliseconds that the form waits for an answer. @default 20000 */
  timeout?: number;

  /** What comes of it in a page. */
  outcome: Outcome;
  /** What comes of it in Node, where nobody asks first, hides answers or sends again. @default outcome */
  inNode?: Outcome;
  /** The status that Node sees. */
  status?: number;
  /** Which fields are refused, in the order of the form. */
  fields?: readonly string[];
  /** How long the visitor is told to wait. */
  minutes?: number;
  /** Submissions that the service may count for one press, the browser's own repetitions included. @default [1] */
  posts?: readonly number[];
}

type Row = Omit<Fault, 'name' | 'group' | 'kind'>;

function group(name: string, rows: Record<string, Row>): Fault[] {
  return Object.entries(rows).map(([kind, row]) =>
    Object.assign(row, { name: `${name} ${kind}`, group: name, kind }),
  );
}

const INVALID = [400, 422];
const NOT_ACCEPTED = [408, 425];
// They exist without being registered.
const UNREGISTERED = [299, 306, 419, 499, 520, 599];
const STATUSES = [...Object.keys(STATUS_CODES).map(Number), ...UNREGISTERED]
  .filter((status) => status >= 200)
  .toSorted((a, b) => a - b);

function outcomeOf(status: number): Outcome {
  if (status < 300) return 'accepted';
  if (INVALID.includes(status)) return 'invalid';
  if (NOT_ACCEPTED.includes(status)) return 'notAccepted';
  if (status === 429) return 'rateLimited';
  // Browsers, and Node, believe it of a proxy only, and drop the answer.
  if (status === 407) return 'unconfirmed';
  return status >= 400 && status < 500 ? 'rejected' : 'unconfirmed';
}

function statuses(): Record<string, Row> {
  const rows = STATUSES.map((status): [string, Row] => [
    String(status),
    {
      answer: reply(status),
      outcome: outcomeOf(status),
      ...(status !== 407 && { status }),
      // 421 says that the message went to the wrong host: browsers, and Node, try a new connection.
      ...(status === 421 && { posts: AGAIN_BY_THE_BROWSER }),
    },
  ]);
  return Object.fromEntries(rows);
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const GZIP_TYPE = { ...JSON_TYPE, 'Content-Encoding': 'gzip' };
const REFUSED_EMAIL = '{"errors":{"email":["x"]}}';
// Whoever read it to its end would know the field.
const TEN_MEGABYTES = REFUSED_EMAIL.padEnd(10_000_000);

/** Bodies that tell nothing, whatever the status. */
function bodies(status: number): Record<string, Row> {
  const answers: Record<string, Answer> = {
    empty: reply(status, '', JSON_TYPE),
    'a page of HTML': reply(status, '<!doctype html><p>email: no</p>', { 'Content-Type': 'text/html' }),
    'HTML that is said to be JSON': reply(status, '<!doctype html><p>email: no</p>', JSON_TYPE),
    'a number': reply(status, '0', JSON_TYPE),
    'a text': reply(status, '"email"', JSON_TYPE),
    null: reply(status, 'null', JSON_TYPE),
    'bytes that are no text': reply(status, Buffer.from([0xff, 0xfe, 0x00, 0x80]), {
      'Content-Type': 'image/png',
    }),
    'JSON cut off': reply(status, '{"errors":{"email":["x', JSON_TYPE),
    'shorter than announced': breakOff(status, '{"errors":{}}', { ...JSON_TYPE, 'Content-Length': '100' }),
    'broken off between two chunks': breakOff(status, '{"errors":{"email"', JSON_TYPE),
    'not the gzip that it is called': reply(status, REFUSED_EMAIL, GZIP_TYPE),
    'gzip cut off': reply(status, gzipped.subarray(0, 20), GZIP_TYPE),
    'of 100 kB': reply(status, REFUSED_EMAIL.padEnd(100_000), JSON_TYPE),
    'of 10 MB': reply(status, TEN_MEGABYTES, JSON_TYPE),
    'without end': flood(status),
    'announced but never sent': begin(status),
    'begun but never ended': begin(status, '{"errors":'),
  };
  const rows = Object.entries(answers).map(([kind, answer]): [string, Row] => [
    kind,
    { answer, status, outcome: outcomeOf(status) },
  ]);
  return Object.fromEntries(rows);
}

const FIELDS = ['name', 'email', 'message'];

/** One row for each shape and field. */
function shapes(status: number, name: string): Fault[] {
  return Object.entries(errorShapes).flatMap(([kind, shape]) =>
    FIELDS.map((field) => ({
      name: `${name} ${kind}, for ${field}`,
      group: name,
      kind,
      answer: reply(status, JSON.stringify(shape(field)), JSON_TYPE),
      status,
      outcome: 'invalid' as const,
      fields: [field],
    })),
  );
}

const tooMany = (headers: Record<string, string>) => reply(429, '{"email":"no"}', headers);
const inTwoMinutes: Answer = (response) =>
  tooMany({ 'Retry-After': new Date(Date.now() + 120_000).toUTCString() })(response);

function refusedPreflight(preflight: Answer): Row {
  return { preflight, outcome: 'unconfirmed', inNode: 'accepted', posts: NOTHING_SENT };
}

/** Whoever follows one comes back to the same form, and is counted. */
function redirects(): Record<string, Row> {
  const rows = [300, 301, 302, 303, 304, 305, 306, 307, 308].map((status): [string, Row] => [
    String(status),
    { answer: reply(status, '', { Location: '?followed' }), status, outcome: 'unconfirmed' },
  ]);
  return {
    ...Object.fromEntries(rows),
    '302 to nowhere': { answer: reply(302, '', { Location: 'http://' }), outcome: 'unconfirmed' },
  };
}

function head(status: string, ...headers: string[]): string {
  return [`HTTP/1.1 ${status}`, 'Access-Control-Allow-Origin: *', ...headers, '', ''].join('\r\n');
}

const NOTHING_SENT = [0];
const AGAIN_BY_THE_BROWSER = [1, 2];
// A browser then takes a new connection, and the submission arrives there.
const BROKEN_WHEN_USED: Row = { outcome: 'accepted', inNode: 'unconfirmed', posts: AGAIN_BY_THE_BROWSER };
// Enough for a connection on the same machine.
const SOON = 3_000;

export const faults: readonly Fault[] = [
  ...group('The service answers with the status', statuses()),
  ...group('It answers 201 with a body that is', bodies(201)),
  ...group('It answers 422 with a body that is', bodies(422)),
  ...group('It answers 500 with a body that is', bodies(500)),
  ...shapes(422, 'It answers 422 and names a field as'),
  ...group('It answers 400 and names', {
    'all three fields': {
      answer: reply(400, '{"errors":{"message":["x"],"email":["x"],"name":["x"]}}', JSON_TYPE),
      outcome: 'invalid',
      fields: FIELDS,
    },
    'fields that the form does not have': {
      answer: reply(400, '{"errors":{"captcha":["x"],"__proto__":["x"],"toString":["x"]}}', JSON_TYPE),
      outcome: 'invalid',
    },
    'one that it has and one that it does not have': {
      answer: reply(400, '{"errors":{"captcha":["x"],"message":["x"]}}', JSON_TYPE),
      outcome: 'invalid',
      fields: ['message'],
    },
  }),
  ...group('It answers 429 with', {
    'Retry-After in seconds': {
      answer: tooMany({ 'Retry-After': '90' }),
      outcome: 'rateLimited',
      minutes: 2,
    },
    'Retry-After as a date': { answer: inTwoMinutes, outcome: 'rateLimited', minutes: 2 },
    RateLimit: { answer: tooMany({ RateLimit: '"burst";r=0;t=61' }), outcome: 'rateLimited', minutes: 2 },
    'Retry-After of 0': { answer: tooMany({ 'Retry-After': '0' }), outcome: 'rateLimited' },
    'a date that is over': {
      answer: tooMany({ 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
      outcome: 'rateLimited',
    },
    'Retry-After of three hours': { answer: tooMany({ 'Retry-After': '10800' }), outcome: 'rateLimited' },
    'garbage for Retry-After': { answer: tooMany({ 'Retry-After': '1.5 soon' }), outcome: 'rateLimited' },
    'Retry-After that is hidden from pages': {
      answer: tooMany({ 'Retry-After': '90', 'Access-Control-Expose-Headers': 'X-None' }),
      outcome: 'rateLimited',
    },
    'no CORS headers': {
      answer: withoutCors(tooMany({ 'Retry-After': '90' })),
      outcome: 'unconfirmed',
      inNode: 'rateLimited',
    },
  }),
  ...group('No page of another origin may read', {
    'its 201': { answer: withoutCors(reply(201)), outcome: 'unconfirmed', inNode: 'accepted' },
    'its 422': { answer: withoutCors(reply(422)), outcome: 'unconfirmed', inNode: 'invalid' },
    'its 403': { answer: withoutCors(reply(403)), outcome: 'unconfirmed', inNode: 'rejected' },
    'a 201 for somebody else': {
      answer: reply(201, '', { 'Access-Control-Allow-Origin': 'https://other.example' }),
      outcome: 'unconfirmed',
      inNode: 'accepted',
    },
  }),
  ...group('The browser asks first, and the service', {
    'does not know of CORS': refusedPreflight(withoutCors(reply(204))),
    'answers 403': refusedPreflight(reply(403)),
    'answers 500': refusedPreflight(reply(500)),
    redirects: refusedPreflight(reply(302, '', { Location: '/elsewhere' })),
    'allows another origin': refusedPreflight(
      reply(204, '', { 'Access-Control-Allow-Origin': 'https://other.example' }),
    ),
    'does not allow JSON': refusedPreflight(reply(204, '', { 'Access-Control-Allow-Headers': 'Accept' })),
    'hangs up': refusedPreflight(hangUp),
    'resets the connection': refusedPreflight(reset),
    'does not answer': { ...refusedPreflight(silence), timeout: SOON },
  }),
  ...group('It redirects with', redirects()),
  ...group('The connection', {
    'is refused': { place: 'refused', outcome: 'unconfirmed', posts: NOTHING_SENT },
    'has no address to go to': { place: 'unknown', outcome: 'unconfirmed', posts: NOTHING_SENT },
    'is reset at once': { place: 'resetting', outcome: 'unconfirmed', posts: NOTHING_SENT },
    'asks for TLS where there is none': { place: 'notTls', outcome: 'unconfirmed', posts: NOTHING_SENT },
    'is reset before the message was read': { answer: reset, isUnread: true, outcome: 'unconfirmed' },
    'ends before the message was read': { answer: hangUp, isUnread: true, outcome: 'unconfirmed' },
    'is reset after the message was read': { answer: reset, outcome: 'unconfirmed' },
    'ends after the message was read': { answer: hangUp, outcome: 'unconfirmed' },
    'ends within the headers': {
      answer: bytes('HTTP/1.1 201 Created\r\nAccess-Con'),
      outcome: 'unconfirmed',
    },
    'speaks something else than HTTP': {
      answer: bytes('220 mail.example ESMTP\r\n'),
      outcome: 'unconfirmed',
    },
    'announces two lengths of a body': {
      answer: bytes(head('201 Created', 'Content-Length: 2', 'Content-Length: 3') + '{}'),
      outcome: 'unconfirmed',
    },
    'brings headers of 1 MB': {
      answer: bytes(head('201 Created', `X-Long: ${'x'.repeat(1_000_000)}`)),
      outcome: 'unconfirmed',
    },
    'is missing on an offline device': {
      place: 'refused',
      isOffline: true,
      outcome: 'offline',
      inNode: 'unconfirmed',
      posts: NOTHING_SENT,
    },
  }),
  ...group('The service is slow: it', {
    'never answers': { answer: silence, timeout: SOON, outcome: 'unconfirmed' },
    'never answers and never reads the message': {
      answer: silence,
      isUnread: true,
      timeout: SOON,
      outcome: 'unconfirmed',
    },
    'stops within the headers': {
      answer: fragment('HTTP/1.1 201 Created\r\nAccess-Con'),
      timeout: SOON,
      outcome: 'unconfirmed',
    },
    'sends its headers byte by byte and too late': {
      answer: drip(head('201 Created', 'Content-Length: 0'), 50),
      timeout: SOON,
      outcome: 'unconfirmed',
    },
    'sends its answer byte by byte but in time': {
      answer: drip(`${head('422 Unprocessable', 'Content-Length: 27')}{"errors":{"email":["no"]}}`, 3),
      outcome: 'invalid',
      fields: ['email'],
    },
    'sends a 201 in time and its body byte by byte without end': {
      answer: drip(head('201 Created') + TEN_MEGABYTES, 50),
      outcome: 'accepted',
    },
    'sends a 422 in time and its body byte by byte without end': {
      answer: drip(head('422 Unprocessable') + TEN_MEGABYTES, 50),
      outcome: 'invalid',
    },
  }),
  ...group('A connection that was used before', {
    'is reset before the message was read': { onUsed: reset, isUnread: true, ...BROKEN_WHEN_USED },
    'is reset after the message was read': { onUsed: reset, ...BROKEN_WHEN_USED },
    'ends before the message was read': { onUsed: hangUp, isUnread: true, ...BROKEN_WHEN_USED },
    'ends after the message was read': { onUsed: hangUp, ...BROKEN_WHEN_USED },
    'has timed out with a 408': {
      ...BROKEN_WHEN_USED,
      onUsed: reply(408, '', { Connection: 'close' }),
      inNode: 'notAccepted',
    },
  }),
];

import type { SubmissionErrorCode } from './SubmissionError.js';

const CODES: Record<number, SubmissionErrorCode> = {
  408: 'notSent',
  425: 'notSent',
  400: 'invalid',
  422: 'invalid',
  428: 'challengeFailed',
  429: 'rateLimited',
};

/** The start of an HTML document with its media type, after white space, comments and an XML declaration. */
const WEB_PAGE = /^text\/html.*\n(\s|<!--((?!-->)[^])*-->|<\?[^>]*>)*<(!doctype|html)[\s>]/i;

/**
 * The outcome of a submission, from its response. A redirected 2xx is not an acceptance: following a redirect turns POST
 * into GET, so its 200 says nothing about the submission. A web page is not one either, because it comes from another
 * server, such as the fallback page of a single-page app. Other `text/html` is accepted: PHP sends a plain "OK" with this
 * media type.
 *
 * @param start the start of the body
 */
export function submissionOutcome(
  { ok, redirected, status, headers }: Response,
  start = '',
): 'accepted' | SubmissionErrorCode {
  const isPage = ok && WEB_PAGE.test(`${headers.get('Content-Type')}\n${start}`);
  if (redirected || isPage) return 'unconfirmed';
  if (ok) return 'accepted';
  return CODES[status] ?? (status < 400 || status > 499 ? 'unconfirmed' : 'rejected');
}

const MAX_BYTES = 64 * 1024;

/**
 * The body of a response: the parsed value if it is JSON, otherwise its text. Undefined if it is empty or larger than
 * 64 KiB.
 *
 * @param onText called with the text so far, also of a body that is too large or breaks later
 * @throws the error of a stream that breaks
 */
export async function readBody({ body }: Response, onText: (text: string) => void): Promise<unknown> {
  if (!body) return undefined;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let room = MAX_BYTES; room >= 0;) {
    const { value } = await reader.read();
    if (!value) {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return text || undefined;
      }
    }
    text += decoder.decode(value, { stream: true });
    onText(text);
    room -= value.byteLength;
  }
  // Not awaited: if a custom `fetch` has cloned the response, it ends only when the clone has been read.
  reader.cancel().catch(() => undefined);
  return undefined;
}

/** For longer waits, the visitor sees "later" instead of a time. */
const MAX_SECONDS = 2 * 60 * 60;

/**
 * Seconds until the next attempt can succeed: `Retry-After` (RFC 9110 §10.2.3), otherwise the longest wait of the
 * exhausted policies in `RateLimit`. Undefined if neither is readable, or if the wait is over or longer than two hours.
 */
export function retryAfter(headers: Headers): number | undefined {
  const get = (name: string) => headers.get(name) ?? '';
  const value = get('Retry-After');
  // `Date.parse` accepts almost anything: "1.5" is a date. The clock of the device can differ from that of the server.
  const stated = value.includes('GMT')
    ? (Date.parse(value) - (Date.parse(get('Date')) || Date.now())) / 1000
    : Number(/^\d+$/.exec(value));
  // A policy starts with its quoted name. `r` is what remains of it. An earlier draft has one policy, without a name.
  const exhausted = get('RateLimit').replace(/"[^"]*\br=[1-9][^"]*/g, '');
  // `set=` is the end of `reset=`, of that draft.
  const waits = exhausted.split(/\bt=|set=/).slice(1);
  const seconds = stated || Math.max(...waits.map(parseFloat));
  return seconds > 0 && seconds <= MAX_SECONDS ? Math.ceil(seconds) : undefined;
}

/** Keys whose value locates an error. */
const LOCATION = /^(path|loc|pointer|field|property|name|param(eter)?)$/;
/** Keys whose object maps field names to errors. `error` and `message` are left out because they contain prose. */
const MAP = /^(errors|details|fieldErrors|fields|payload)$/;
const WORD = /[\p{L}\p{M}\p{N}_-]+/gu;
/** The common shapes have at most six levels. A malicious body can have thousands. */
const MAX_DEPTH = 16;

/**
 * The names among `fields` that an error body refers to, in the order of `fields`.
 *
 * Reads the common shapes (RFC 9457, JSON:API, zod, class-validator, FastAPI, maps from field to messages) only to find
 * out *which field* is meant. No text of the body is returned.
 */
export function parseInvalidFields(body: unknown, fields: readonly string[]): string[] {
  const found: unknown[] = [];

  /**
   * A location is a name, a path as a string, or a path as an array. The field is the word after `payload`, otherwise the
   * last word that is a field: what follows is inside the field, such as the index in `payload.days.0`.
   */
  function addLocation(location: unknown): void {
    const words = [location]
      .flat()
      .flatMap((part) => (typeof part === 'string' ? (part.match(WORD) ?? []) : []));
    const start = words.indexOf('payload') + 1;
    const field = words
      .slice(start)
      .filter((word) => fields.includes(word))
      .at(start ? 0 : -1);
    found.push(field);
  }

  function visit(value: unknown, isMap: boolean, depth: number): void {
    if (Object(value) !== value || depth > MAX_DEPTH) return;
    for (const [key, inner] of Object.entries(value as object) as [
      string,
      { length?: number } | string | null,
    ][]) {
      if (Array.isArray(value)) {
        // class-validator lists sentences: "email must be an email", "each value in days must be a string".
        if (typeof inner === 'string') addLocation(inner.replace('each value in ', '').split(' ')[0]);
      } else if (isMap ? inner && inner.length !== 0 : LOCATION.test(key)) {
        // Spring Boot's `path` of the whole error is the URL of the request.
        const isUrl = !depth && typeof inner === 'string' && /^(\/|http)/.test(inner);
        addLocation(isMap ? key : !isUrl && inner);
        // The sentences under a field name can start with any word, and a path has been read.
        if (Array.isArray(inner)) continue;
      }
      // Outside a map of errors, `payload` is an echo of the request.
      if (isMap || key !== 'payload') visit(inner, MAP.test(key), depth + 1);
    }
  }

  visit(body, false, 0);
  return fields.filter((field) => found.includes(field));
}

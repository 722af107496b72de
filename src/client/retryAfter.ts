/** For longer waits, the visitor sees "later" instead of a time. */
const MAX_SECONDS = 2 * 60 * 60;

/**
 * Seconds until the next attempt can succeed: `Retry-After` (RFC 9110 §10.2.3), otherwise the reset of `RateLimit`.
 * Undefined if neither is readable, or if the wait is over or longer than two hours.
 */
export function retryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value =
    headers.get('Retry-After') ?? headers.get('RateLimit')?.match(/\b(?:t|reset)=(\d+)/)?.[1] ?? '';
  // Date.parse accepts almost anything: "1.5" is a date.
  const seconds = value.endsWith(' GMT')
    ? (Date.parse(value) - now) / 1000
    : Number(/^\d+$/.exec(value)?.[0]);
  return seconds > 0 && seconds <= MAX_SECONDS ? Math.ceil(seconds) : undefined;
}

// Beyond two hours, a wait says no more to a visitor than "later".
const LONGEST = 2 * 60 * 60;

/**
 * Seconds until the next attempt may succeed: `Retry-After` (RFC 9110 §10.2.3), else the reset of `RateLimit`.
 * Undefined when neither is readable, or the wait is over or longer than two hours.
 */
export function retryDelay(headers: Headers, now = Date.now()): number | undefined {
  const after =
    headers.get('Retry-After') ?? headers.get('RateLimit')?.match(/\b(?:t|reset)=(\d+)/)?.[1] ?? '';
  // Date.parse alone takes nearly anything: "1.5" is a date to it.
  const seconds = after.endsWith(' GMT')
    ? (Date.parse(after) - now) / 1000
    : /^\d+$/.test(after)
      ? Number(after)
      : NaN;
  return seconds > 0 && seconds <= LONGEST ? Math.ceil(seconds) : undefined;
}

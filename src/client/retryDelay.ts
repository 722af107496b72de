// Beyond a day, a waiting time says nothing that a visitor could use.
const LONGEST = 24 * 60 * 60;

/**
 * Seconds until the next attempt may succeed: `Retry-After` (RFC 9110 §10.2.3), else the reset of `RateLimit`.
 * Undefined when neither is readable, or the wait is over or longer than a day.
 */
export function retryDelay(headers: Headers, now = Date.now()): number | undefined {
  const seconds = retryAfter(headers.get('Retry-After'), now) ?? rateLimitReset(headers.get('RateLimit'));
  return seconds !== undefined && seconds > 0 && seconds <= LONGEST ? seconds : undefined;
}

function retryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  // Date.parse alone takes nearly anything: "1.5" is a date to it.
  const date = /^[A-Z].* GMT$/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? undefined : Math.ceil((date - now) / 1000);
}

function rateLimitReset(value: string | null): number | undefined {
  const seconds = value?.match(/\b(?:t|reset)=(\d+)/)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

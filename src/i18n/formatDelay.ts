const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A wait as people say it, rounded up: "in 2 minutes" for 90 seconds. */
export function formatDelay(lang: string, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(lang);
  return seconds > 2 * HOUR
    ? format.format(Math.ceil(seconds / HOUR), 'hour')
    : format.format(Math.ceil(seconds / MINUTE), 'minute');
}

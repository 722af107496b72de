import { parseLocale } from './parseLocale.js';

/** A wait as people say it, in minutes, rounded up: "in 2 minutes" for 90 seconds. */
export function formatDelay(lang: string, seconds: number): string {
  return new Intl.RelativeTimeFormat(parseLocale(lang)?.baseName).format(Math.ceil(seconds / 60), 'minute');
}

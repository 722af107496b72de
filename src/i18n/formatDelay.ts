import { parseLocale } from './parseLocale.js';

/**
 * A wait as people say it, in minutes, rounded up: "in 2 minutes" for 90 seconds. Undefined in a language that the
 * browser does not know: it would speak another one.
 */
export function formatDelay(lang: string, seconds: number): string | undefined {
  const { RelativeTimeFormat } = Intl;
  const [known] = RelativeTimeFormat.supportedLocalesOf(parseLocale(lang)[0] ?? 'en');
  return known && new RelativeTimeFormat(known).format(Math.ceil(seconds / 60), 'minute');
}

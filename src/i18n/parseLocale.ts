export interface ParsedLocale {
  /** Language, script and region, canonical. */
  baseName: string;
  language: string;
  /** The script the language is written in there, given or likely. */
  script: string | undefined;
}

// Intl takes longer over a tag than React over a field. Tags may come from requests, so few are remembered.
const MOST_REMEMBERED = 100;
const remembered = new Map<string, ParsedLocale | undefined>();

/** A tag in any common spelling (`de_AT.UTF-8` too); undefined when it is none. */
export function parseLocale(tag: string): ParsedLocale | undefined {
  if (!remembered.has(tag)) {
    if (remembered.size === MOST_REMEMBERED) remembered.clear();
    remembered.set(tag, parse(tag));
  }
  return remembered.get(tag);
}

function parse(tag: string): ParsedLocale | undefined {
  try {
    const locale = new Intl.Locale(tag.replace(/[.@].*/, '').replaceAll('_', '-'));
    const { baseName, language } = locale;
    // Longer ones are reserved, and "und" is none.
    if (!/^(?!und)[a-z]{2,3}$/.test(language)) return undefined;
    return { baseName, language, script: locale.maximize().script };
  } catch {
    return undefined;
  }
}

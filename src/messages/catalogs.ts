import type { Messages } from './Messages.js';
import { parseLocale } from './parseLocale.js';

type Catalogs = Readonly<Record<string, () => Promise<{ default: Messages }>>>;

/** The module of each catalog except English, which is bundled, by tag. */
export const catalogs = {
  af: () => import('../locales/af.js'),
  ar: () => import('../locales/ar.js'),
  az: () => import('../locales/az.js'),
  be: () => import('../locales/be.js'),
  bg: () => import('../locales/bg.js'),
  bn: () => import('../locales/bn.js'),
  bs: () => import('../locales/bs.js'),
  ca: () => import('../locales/ca.js'),
  cs: () => import('../locales/cs.js'),
  da: () => import('../locales/da.js'),
  de: () => import('../locales/de.js'),
  el: () => import('../locales/el.js'),
  es: () => import('../locales/es.js'),
  et: () => import('../locales/et.js'),
  eu: () => import('../locales/eu.js'),
  fa: () => import('../locales/fa.js'),
  fi: () => import('../locales/fi.js'),
  fil: () => import('../locales/fil.js'),
  fr: () => import('../locales/fr.js'),
  ga: () => import('../locales/ga.js'),
  gl: () => import('../locales/gl.js'),
  he: () => import('../locales/he.js'),
  hi: () => import('../locales/hi.js'),
  hr: () => import('../locales/hr.js'),
  hu: () => import('../locales/hu.js'),
  hy: () => import('../locales/hy.js'),
  id: () => import('../locales/id.js'),
  is: () => import('../locales/is.js'),
  it: () => import('../locales/it.js'),
  ja: () => import('../locales/ja.js'),
  ka: () => import('../locales/ka.js'),
  kk: () => import('../locales/kk.js'),
  ko: () => import('../locales/ko.js'),
  lt: () => import('../locales/lt.js'),
  lv: () => import('../locales/lv.js'),
  mk: () => import('../locales/mk.js'),
  mn: () => import('../locales/mn.js'),
  ms: () => import('../locales/ms.js'),
  mt: () => import('../locales/mt.js'),
  nb: () => import('../locales/nb.js'),
  nl: () => import('../locales/nl.js'),
  pl: () => import('../locales/pl.js'),
  pt: () => import('../locales/pt.js'),
  'pt-BR': () => import('../locales/pt-BR.js'),
  ro: () => import('../locales/ro.js'),
  sk: () => import('../locales/sk.js'),
  sl: () => import('../locales/sl.js'),
  sq: () => import('../locales/sq.js'),
  sr: () => import('../locales/sr.js'),
  'sr-Latn': () => import('../locales/sr-Latn.js'),
  sv: () => import('../locales/sv.js'),
  sw: () => import('../locales/sw.js'),
  ta: () => import('../locales/ta.js'),
  te: () => import('../locales/te.js'),
  th: () => import('../locales/th.js'),
  tr: () => import('../locales/tr.js'),
  uk: () => import('../locales/uk.js'),
  ur: () => import('../locales/ur.js'),
  uz: () => import('../locales/uz.js'),
  vi: () => import('../locales/vi.js'),
  'zh-Hans': () => import('../locales/zh-Hans.js'),
  'zh-Hant': () => import('../locales/zh-Hant.js'),
} satisfies Catalogs;

/** All Norwegian locales share one catalog. `Intl.Locale` replaces other deprecated codes. */
const ALIASES: Record<string, string> = { no: 'nb', nn: 'nb' };

const loaded = new Map<string | undefined, Messages>();
/** The locales whose catalog did not load, or that have none. */
const missing = new Set<string>();

/** The name of the most specific catalog, whether it has loaded or not. */
function nameOf(locale: string): string | undefined {
  const names = parseLocale(locale).map((name) => ALIASES[name] ?? name);
  return names.find((name) => Object.hasOwn(catalogs, name));
}

/**
 * Loads the catalog of a locale. Undefined if the kit does not have the language. After a failure, the next call tries
 * again.
 *
 * @throws the error of the import, if the catalog's file does not load
 */
export async function loadCatalog(locale: string): Promise<Messages | undefined> {
  const name = nameOf(locale);
  let messages: Messages | undefined;
  try {
    if (name) messages = (await (catalogs as Catalogs)[name]?.())?.default;
    if (messages) loaded.set(name, messages);
  } finally {
    if (!messages) missing.add(locale);
  }
  return messages;
}

/** The catalog of a locale. Undefined if it has not loaded, and `null` if it did not load or if there is none. */
export function loadedCatalog(locale: string): Messages | null | undefined {
  return loaded.get(nameOf(locale)) ?? (missing.has(locale) ? null : undefined);
}

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogs } from '../../src/messages/catalogs.js';
import en from '../../src/locales/en.js';
import type { Messages } from '../../src/messages/Messages.js';

const all = await Promise.all(
  Object.entries(catalogs).map(async ([tag, load]) => [tag, (await load()).default] as const),
);

/** The messages of a catalog by path, such as `errors.nameRequired`, in the catalog's order. */
function flatten({ lang, dir, ...groups }: Messages): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, messages]) =>
      Object.entries(messages).map(([key, text]) => [`${group}.${key}`, text]),
    ),
  );
}

const english = flatten(en);

/** Messages that are the same as in English, with the reason. */
const SAME_AS_ENGLISH: Record<string, Record<string, string>> = {
  de: { 'labels.name': 'the same word', 'hints.optional': 'the same word' },
  fil: { 'labels.email': 'the same word' },
  fr: { 'labels.message': 'the same word' },
  vi: { 'labels.email': 'the usual label on Vietnamese sites' },
};

/** Parts that are in Latin letters in every script: placeholders, the example address and a loanword. */
const EXEMPT = /\{\w+\}|\w+@\w+\.\w+|\bemail\b/g;

/** The Unicode scripts that contain the letters of a language, by the ISO 15924 code of its script. */
const SCRIPTS: Record<string, RegExp> = {
  Arab: /\p{Script=Arabic}/u,
  Armn: /\p{Script=Armenian}/u,
  Beng: /\p{Script=Bengali}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Geor: /\p{Script=Georgian}/u,
  Grek: /\p{Script=Greek}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  Kore: /\p{Script=Hangul}/u,
  Latn: /\p{Script=Latin}/u,
  Taml: /\p{Script=Tamil}/u,
  Telu: /\p{Script=Telugu}/u,
  Thai: /\p{Script=Thai}/u,
};

/** The end of a sentence, in languages that do not use the full stop. */
const FULL_STOPS: Record<string, string> = {
  bn: '।',
  hi: '।',
  hy: '։',
  ja: '。',
  ur: '۔',
  'zh-Hans': '。',
  'zh-Hant': '。',
};

/** Punctuation that is wrong in a language. */
const FOREIGN: Record<string, RegExp> = {
  fr: /(?<![\u00A0\u202F])[:;!?]/,
  es: /^[^¿]*\?|^[^¡]*!/,
  ja: /[,:()](?!\w)|\. |[.。] /,
  'zh-Hans': /[,:()]|\. |。 /,
  'zh-Hant': /[,:()]|\. |。 /,
  ar: /[,;?]/,
  fa: /[,;?]/,
  ur: /[,;?]/,
  he: /[،؛؟]/,
  el: /\?|;(?!$)/,
};

/** A question, in languages that do not end it with `?` alone. */
const QUESTIONS: Record<string, RegExp> = {
  ar: /؟$/,
  el: /;$/,
  es: /^¿.+\?$/,
  fa: /؟$/,
  fr: /\u202F\?$/,
  // The mark is on the vowel of the word that the question is about.
  hy: /\p{L}՞\p{L}/u,
  ja: /？$/,
  // Thai has no question mark. A particle ends the question.
  th: /ไหม$/,
  ur: /؟$/,
  'zh-Hans': /？$/,
  'zh-Hant': /？$/,
};

function placeholders(text: string | undefined): string[] {
  return (text?.match(/\{\w+\}/g) ?? []).toSorted();
}

it('covers the 24 official languages of the European Union and 39 more locales', () => {
  const files = readdirSync(new URL('../../src/locales', import.meta.url))
    // The only file that is not a catalog.
    .map((file) => file.slice(0, -3));
  expect([...Object.keys(catalogs), 'en'].toSorted()).toEqual(files.toSorted());
  const european = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(' ');
  const others =
    'af ar az be bn bs ca eu fa fil gl he hi hy id is ja ka kk ko mk mn ms nb pt-BR sq sr sr-Latn sw ta te th tr uk ur uz vi zh-Hans zh-Hant';
  expect(files.toSorted()).toEqual([...european, ...others.split(' ')].toSorted());
});

describe.each(all)('catalog %s', (tag, catalog) => {
  const script = new Intl.Locale(tag).maximize().script ?? '';
  const messages = flatten(catalog);
  const entries = Object.entries(messages);

  it('has the keys and placeholders of the English catalog, and no blank message', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of entries) {
      expect(text).toBe(text.trim());
      expect(text).not.toBe('');
      expect(placeholders(text)).toEqual(placeholders(english[key]));
    }
  });

  it('declares its language and direction, and is written in its own language and script', () => {
    // `Intl` and screen readers treat `pt` as Brazilian Portuguese. This catalog is European Portuguese.
    expect(catalog.lang).toBe(tag === 'pt' ? 'pt-PT' : tag);
    expect(catalog.dir).toBe(['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr');
    const same = entries.filter(([key, text]) => text === english[key]).map(([key]) => key);
    expect(same).toEqual(Object.keys(SAME_AS_ENGLISH[tag] ?? {}));
    for (const [, text] of entries) {
      const letters = text.replaceAll(EXEMPT, '').match(/(?!\p{Script=Common})\p{L}/gu) ?? [];
      expect(letters.filter((letter) => !SCRIPTS[script]?.test(letter)).join('')).toBe('');
      expect(letters.length).toBeGreaterThan(0);
    }
  });

  it('follows the punctuation rules of its language', () => {
    const stop = FULL_STOPS[tag] ?? '.';
    for (const [key, message] of entries) {
      const text = message.replaceAll(EXEMPT, '0');
      expect(text).toBe(text.normalize('NFC'));
      expect(text).not.toMatch(FOREIGN[tag] ?? /^$/);
      expect(text).not.toMatch(/\.\.\.|['"]| {2}/);
      // A sentence ends with a full stop where the English one does. Thai has no full stop.
      const isSentence = english[key]?.endsWith('.') && tag !== 'th';
      expect([key, text.endsWith(stop)]).toEqual([key, isSentence]);
    }
    expect(catalog.hints.emailSuggestion).toMatch(QUESTIONS[tag] ?? /\S\?$/);
    expect(catalog.actions.sending).toMatch(/…$/);
    // In German, for example, a line must not end with the first letter of “E-Mail”. A label is short, and tests of apps
    // search for it, so it has no invisible character.
    const texts = entries.filter(([key]) => !key.startsWith('labels.')).map(([, text]) => text);
    expect(texts.join('\n')).not.toMatch(/(?<!\p{L})[eеи]-\p{L}/iu);
    expect(Object.values(catalog.labels).join('')).not.toContain('\u2060');
    expect(catalog.hints.optional).toMatch(/^[(（].+[)）]$/);
    expect(catalog.hints.required).toMatch(/^[(（].+[)）]$/);
  });

  it('says in each failure that the message was not sent in the same words', () => {
    // Not “Yours was not sent”: a possessive without a noun is ambiguous or stiff in most languages.
    const { rejected, rejectedWithEmail, rateLimited, rateLimitedUntil, offline } = catalog.outcomes;
    const firstOf = (text: string) => (/^.+?[.।։。۔]|^\S+/u.exec(text)?.[0] ?? '').toLowerCase();
    for (const text of [rejectedWithEmail, rateLimited, rateLimitedUntil, offline])
      expect(firstOf(text).endsWith(firstOf(rejected))).toBe(true);
  });

  it('shows an example address at example.com, isolated from right-to-left text', () => {
    const example = catalog.dir === 'rtl' ? /\u2066[a-z]+@example\.com\u2069/ : /[a-z]+@example\.com/;
    expect(catalog.errors.emailInvalid).toMatch(example);
  });
});

it.each(['az', 'kk', 'tr', 'uz'])(
  'the labels do not say “your”, because a mail to the site has them too: %s',
  async (tag) => {
    const { labels } = (await catalogs[tag as keyof typeof catalogs]()).default;
    for (const label of Object.values(labels)) expect(label).not.toMatch(/(n[ıiuü]z|ң[ыі]з|ngiz)$/u);
  },
);

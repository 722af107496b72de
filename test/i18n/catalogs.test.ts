import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { catalogs } from '../../src/i18n/catalogs.js';
import type { MessageKey, Messages } from '../../src/i18n/Messages.js';
import en from '../../src/locales/en.js';

const all = await Promise.all(
  Object.entries(catalogs).map(async ([tag, load]) => [tag, (await load()).default] as const),
);
const keys = Object.keys(en) as (keyof Messages)[];
const textKeys = keys.filter((key): key is MessageKey => key !== 'lang' && key !== 'dir');

/** Texts that are the same as in English, and why. */
const SAME_AS_ENGLISH: Record<string, Partial<Record<MessageKey, string>>> = {
  de: { name: 'the same word', optional: 'the same word' },
  fil: { email: 'the same word' },
  vi: { email: 'what Vietnamese sites say' },
};

/** What stands in Latin letters in every script: placeholders, the example address, and a loanword. */
const EXEMPT = /\{\w+\}|\w+@\w+\.\w+|\bemail\b/g;

/** ISO 15924 code of a language's script, to the Unicode scripts its letters come from. */
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

/** How a language ends a sentence, where it is not with a full stop. */
const FULL_STOPS: Record<string, string> = {
  bn: '।',
  hi: '।',
  hy: '։',
  ja: '。',
  ur: '۔',
  'zh-Hans': '。',
  'zh-Hant': '。',
};

/** What a language does not write so. */
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
  el: /[?;]/,
};

function placeholders(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}

it('there is one for each of the languages of the European Union, and forty more', () => {
  const files = readdirSync(new URL('../../src/locales', import.meta.url)).map((file) => file.slice(0, -3));
  expect([...Object.keys(catalogs), 'en'].toSorted()).toEqual(files.toSorted());
  const european = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(' ');
  const others =
    'af ar az be bn bs ca eu fa fil gl he hi hy id is ja ka kk ko mk mn ms nb pt-BR sq sr sr-Latn sw ta te th tr uk ur uz vi zh-Hans zh-Hant';
  expect(files.toSorted()).toEqual([...european, ...others.split(' ')].toSorted());
});

describe.each(all)('the catalog %s', (tag, messages: Messages) => {
  const script = new Intl.Locale(tag).maximize().script ?? '';

  it('says what English says: the same keys, the same placeholders, nothing blank', () => {
    expect(Object.keys(messages)).toEqual(keys);
    for (const key of keys) {
      expect(messages[key]).toBe(messages[key].trim());
      expect(messages[key]).not.toBe('');
      expect(placeholders(messages[key])).toEqual(placeholders(en[key]));
    }
  });

  it('is in its own language, script and direction', () => {
    // What is `pt` here is Brazilian to Intl and to screen readers.
    expect(messages.lang).toBe(tag === 'pt' ? 'pt-PT' : tag);
    expect(messages.dir).toBe(['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr');
    expect(textKeys.filter((key) => messages[key] === en[key])).toEqual(
      Object.keys(SAME_AS_ENGLISH[tag] ?? {}),
    );
    for (const key of textKeys) {
      const words = messages[key].replaceAll(EXEMPT, '');
      const letters = words.match(/(?!\p{Script=Common})\p{L}/gu) ?? [];
      expect(letters.filter((letter) => !SCRIPTS[script]?.test(letter)).join('')).toBe('');
      expect(letters.length).toBeGreaterThan(0);
    }
  });

  it('is punctuated as its readers write', () => {
    const stop = FULL_STOPS[tag] ?? '.';
    for (const key of textKeys) {
      const text = messages[key].replaceAll(EXEMPT, '0');
      expect(text).toBe(text.normalize('NFC'));
      expect(text).not.toMatch(FOREIGN[tag] ?? /^$/);
      expect(text).not.toMatch(/\.\.\.|['"]| {2}/);
      // Thai has no full stop; elsewhere a sentence has one where the English has.
      const isSentence = en[key].endsWith('.') && tag !== 'th';
      expect([key, text.endsWith(stop)]).toEqual([key, isSentence]);
    }
    expect(messages.sending).toMatch(/(…|\.\.\.)$/);
    expect(messages.optional).toMatch(/^[(（].+[)）]$/);
    expect(messages.required).toMatch(/^[(（].+[)）]$/);
  });

  it('keeps the example address together, and apart from text that runs the other way', () => {
    const isolated = messages.dir === 'rtl' ? /\u2066[\w.]+@[\w.]+\u2069/ : /[a-z]+@[a-z]+\.[a-z]+/;
    expect(messages.emailInvalid).toMatch(isolated);
  });

  it('is at most 1.2 kB on the wire', () => {
    const file = readFileSync(new URL(`../../dist/locales/${tag}.js`, import.meta.url));
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(1_200);
  });
});

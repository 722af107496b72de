import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogs } from '../../src/i18n/catalogs.js';
import type { MessageKey, Messages } from '../../src/i18n/Messages.js';
import en from '../../src/locales/en.js';

const all = await Promise.all(
  Object.entries(catalogs).map(async ([tag, load]) => [tag, (await load()).default] as const),
);

/** The same word in both languages. */
const SAME_AS_ENGLISH: Record<string, MessageKey[]> = { de: ['name'] };
const SCRIPTS: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

function placeholders(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}

describe.each(all)('the catalog %s', (tag, messages: Messages) => {
  const keys = Object.keys(en) as (keyof Messages)[];

  it('says what English says: the same keys, the same placeholders, nothing blank', () => {
    expect(Object.keys(messages)).toEqual(keys);
    for (const key of keys) {
      expect(messages[key].trim()).not.toBe('');
      expect(placeholders(messages[key])).toEqual(placeholders(en[key]));
    }
  });

  it('is in its own language and script', () => {
    expect(messages.lang).toBe(tag);
    expect(messages.dir).toBe(tag === 'ar' ? 'rtl' : 'ltr');
    const texts = keys.filter((key) => key !== 'lang' && key !== 'dir');
    expect(texts.filter((key) => messages[key] === en[key])).toEqual(SAME_AS_ENGLISH[tag] ?? []);
    for (const key of texts) expect(messages[key]).toMatch(SCRIPTS[tag] ?? /\p{Script=Latin}/u);
  });

  it('is at most 1.2 kB on the wire', () => {
    const file = readFileSync(new URL(`../../dist/locales/${tag}.js`, import.meta.url));
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(1_200);
  });
});

import { describe, expect, it } from 'vitest';
import { apiLocale } from '../../src/i18n/apiLocale.js';
import { catalogTag } from '../../src/i18n/catalogTag.js';

describe('a locale', () => {
  it.each([
    // tag, catalog, submitted
    ['en', 'en', 'en'],
    ['en-GB', 'en', 'en'],
    ['de', 'de', 'de'],
    ['de-AT', 'de', 'de'],
    ['de_CH', 'de', 'de'],
    ['DE-de', 'de', 'de'],
    ['de_DE.UTF-8', 'de', 'de'],
    ['de_DE@euro', 'de', 'de'],
    ['de-Latn-DE-u-co-phonebk', 'de', 'de'],
    ['es-419', 'es', 'es'],
    ['fr-CA', 'fr', 'fr'],
    ['ar-EG', 'ar', 'ar'],
    ['ar-Latn', 'ar', 'ar'],
    ['ja-JP', 'ja', 'ja'],
    ['ja-Hrkt', 'ja', 'ja'],
    ['zh-TW', 'en', 'zh'],
    ['sr-ME', 'en', 'sr'],
    ['no', 'en', 'no'],
    ['nn', 'en', 'nn'],
    ['iw', 'en', 'he'],
    ['in', 'en', 'id'],
    ['tl', 'en', 'fil'],
    ['toString', 'en', 'en'],
    ['', 'en', 'en'],
    ['C', 'en', 'en'],
    ['POSIX', 'en', 'en'],
    ['und', 'en', 'en'],
    ['*', 'en', 'en'],
    ['e', 'en', 'en'],
    ['🇩🇪', 'en', 'en'],
  ])('%j speaks %s and submits %s', (locale, catalog, submitted) => {
    expect(catalogTag(locale)).toBe(catalog);
    expect(apiLocale(locale)).toBe(submitted);
  });
});

it.each([
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['sr', 'sr'],
  ['sr-ME', 'sr-Latn'],
  ['pt-BR', 'pt-BR'],
  ['pt-AO', 'pt'],
])('%s is read in the script it is written in: %s', (locale, catalog) => {
  const known = { 'zh-Hant': 1, 'zh-Hans': 1, sr: 1, 'sr-Latn': 1, pt: 1, 'pt-BR': 1 };
  expect(catalogTag(locale, known)).toBe(catalog);
});

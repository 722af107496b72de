import { expect, it } from 'vitest';
import { mergeMessages, type PartialMessages } from '../../src/messages/mergeMessages.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import nb from '../../src/locales/nb.js';
import { prototypeKeys } from '../support/prototypeKeys.js';

const submit = (text: string): PartialMessages => ({ actions: { submit: text } });

it('merges key by key in each group, and changes neither the catalog nor the messages', () => {
  const catalog = structuredClone(de);
  const own = { labels: { company: 'Firma' }, descriptions: { email: 'Geschäftlich' }, ...submit('Los') };
  const before = structuredClone(own);
  expect(mergeMessages(catalog, 'de', [own])).toEqual({
    ...de,
    labels: { ...de.labels, company: 'Firma' },
    descriptions: { email: 'Geschäftlich' },
    actions: { ...de.actions, submit: 'Los' },
  });
  expect([catalog, own]).toEqual([de, before]);
});

it('later messages override earlier ones, also those of a language', () => {
  const outer = { labels: { company: 'Firma' }, de: submit('Außen'), 'de-AT': submit('Wien') };
  const merged = mergeMessages(de, 'de-AT', [outer, submit('Innen')]);
  expect([merged.labels['company'], merged.actions.submit]).toEqual(['Firma', 'Innen']);
});

it.each([
  ['de-AT', 'de', 'exact'],
  ['de_AT.UTF-8', 'de', 'exact'],
  ['zh-TW', 'zh-Hant', 'catalog'],
  ['sr-ME', 'sr-Latn', 'catalog'],
  ['de-CH', 'de', 'language'],
  ['de', 'en', 'language'],
  ['iw', 'he', 'catalog'],
  ['fr', 'fr', 'for every language'],
  ['labels', 'en', 'for every language'],
])('for the locale %s and the catalog %s, the entry is the one for: %s', (locale, lang, text) => {
  const own = {
    ...submit('for every language'),
    de: submit('language'),
    'de-AT': submit('exact'),
    'zh-Hant': submit('catalog'),
    'sr-Latn': submit('catalog'),
    he: submit('catalog'),
  };
  expect(mergeMessages({ ...en, lang }, locale, [own]).actions.submit).toBe(text);
});

it('uses the entry of the catalog if the locale has none', () => {
  const own = { en: submit('English'), nb: submit('Norsk') };
  expect(mergeMessages(nb, 'no', [own]).actions.submit).toBe('Norsk');
  expect(mergeMessages(en, 'br', [own]).actions.submit).toBe('English');
});

it.each([
  'constructor',
  'toString',
  'tostring',
  'hasOwnProperty',
  'isPrototypeOf',
  'valueOf',
  'toLocaleString',
  'propertyIsEnumerable',
  '__proto__',
  '__defineGetter__',
  'constructor-DE',
  'actions',
  'labels',
  'Actions',
  'actions_AT.UTF-8',
])('for the locale %j, which is the name of something else, the entry is that of the catalog', (locale) => {
  const own = { labels: { company: 'Company' }, ...submit('for every language'), en: submit('English') };
  expect(mergeMessages(en, locale, [own])).toEqual({
    ...en,
    labels: { ...en.labels, company: 'Company' },
    actions: { ...en.actions, submit: 'English' },
  });
});

it('does not add the entries of languages to the catalog', () => {
  const own = { de: submit('Los'), 'pt-BR': submit('Enviar'), fil: submit('Ipadala') };
  expect(mergeMessages(en, 'fr', [own])).toEqual(en);
});

it('ignores empty groups and entries', () => {
  const own = { labels: undefined, actions: null, de: undefined, fr: null } as unknown as PartialMessages;
  expect(mergeMessages(de, 'de', [own, {}])).toEqual(de);
});

it('treats names of Object.prototype as keys', () => {
  const before = prototypeKeys();
  const json =
    '{"labels":{"__proto__":"A","constructor":"B"},"constructor":{"prototype":"C"},"__proto__":{"polluted":"D"}}';
  const merged = mergeMessages(en, 'constructor', [JSON.parse(json) as PartialMessages]);
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect('polluted' in merged).toBe(false);
  expect(Object.entries(merged.labels)).toEqual([
    ...Object.entries(en.labels),
    ['__proto__', 'A'],
    ['constructor', 'B'],
  ]);
  expect(prototypeKeys()).toEqual(before);
});

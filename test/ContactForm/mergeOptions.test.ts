import { expect, it } from 'vitest';
import de from '../../src/locales/de.js';
import fr from '../../src/locales/fr.js';
import type { ContactDefaults } from '../../src/form/ContactOptions.js';
import { mergeOptions } from '../../src/form/ContactProvider.js';
import type { MergedOptions } from '../../src/form/useOptions.js';

it('overrides single options and inherits the others', () => {
  const inherited = { baseUrl: '/api', timeout: 1_000, draft: true };
  expect(mergeOptions(inherited, { timeout: 2_000, draft: false })).toEqual({
    baseUrl: '/api',
    timeout: 2_000,
    draft: false,
  });
});

it('inherits an option that is undefined or null', () => {
  const own = { baseUrl: undefined, locale: null as never };
  expect(mergeOptions({ baseUrl: '/api', locale: 'de' }, own)).toEqual({ baseUrl: '/api', locale: 'de' });
});

/** The language of a form, with these options of its providers, from the outermost, and of its own. */
function languageOf(...options: ContactDefaults[]) {
  const { locale, catalog, partials } = options.reduce<MergedOptions>(mergeOptions, {});
  return { locale, catalog, partials };
}

it('replaces the inherited language as a whole, whether it is set by locale or by catalog', () => {
  expect(languageOf({ locale: 'de', messages: de }, { locale: 'fr' })).toEqual({
    locale: 'fr',
    partials: [],
  });
  expect(languageOf({ locale: 'de' }, { messages: fr })).toEqual({ catalog: fr, partials: [] });
  expect(languageOf({ messages: de }, { locale: 'fr', messages: fr })).toEqual({
    locale: 'fr',
    catalog: fr,
    partials: [],
  });
  expect(languageOf({ locale: 'de', messages: de }, {})).toEqual({
    locale: 'de',
    catalog: de,
    partials: [],
  });
});

it('adds partial messages to the inherited ones, and keeps the inherited language', () => {
  const outer = { labels: { company: 'Firma' } };
  const inner = { de: { actions: { submit: 'Los' } } };
  expect(languageOf({ locale: 'de', messages: outer }, { messages: inner })).toEqual({
    locale: 'de',
    partials: [outer, inner],
  });
  expect(languageOf({ messages: de }, { messages: inner })).toEqual({ catalog: de, partials: [inner] });
});

it('keeps inherited partial messages for another locale, but not for an own catalog', () => {
  const own = { labels: { company: 'Firma' } };
  expect(languageOf({ messages: de }, { messages: own }, { locale: 'fr' })).toEqual({
    locale: 'fr',
    partials: [own],
  });
  expect(languageOf({ messages: own }, { messages: fr })).toEqual({ catalog: fr, partials: [] });
});

it('merges class names and fallback options by key', () => {
  const inherited = {
    classNames: { label: 'label', error: 'error' },
    fallback: { email: 'a@example.com', phone: '1' },
  };
  const fallback = { email: undefined, phone: '2' };
  expect(mergeOptions(inherited, { classNames: { error: 'alarm' }, fallback })).toEqual({
    classNames: { label: 'label', error: 'alarm' },
    fallback: { email: 'a@example.com', phone: '2' },
  });
});

it('replaces an inherited destination as a whole, and keeps `fetch`, with which tests replace the network', () => {
  const send = async () => new Response();
  const fetch = async () => new Response();
  expect(mergeOptions({ baseUrl: '/a', fetch }, { send })).toEqual({ send, fetch });
  expect(mergeOptions({ send, fetch }, { baseUrl: '/b' })).toEqual({ baseUrl: '/b', fetch });
  expect(mergeOptions({ send }, { baseUrl: '' })).toEqual({ baseUrl: '' });
  expect(mergeOptions({ baseUrl: '/a', fetch }, { timeout: 1 })).toEqual({
    baseUrl: '/a',
    fetch,
    timeout: 1,
  });
});

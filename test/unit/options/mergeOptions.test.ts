import { expect, it } from 'vitest';
import de from '../../../src/locales/de.js';
import fr from '../../../src/locales/fr.js';
import { mergeOptions } from '../../../src/options/mergeOptions.js';

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

it('replaces the inherited language as a whole, whether it is set by locale or by catalog', () => {
  expect(mergeOptions({ locale: 'de', messages: de }, { locale: 'fr' })).toEqual({ locale: 'fr' });
  expect(mergeOptions({ locale: 'de' }, { messages: fr })).toEqual({ messages: fr });
  expect(mergeOptions({ messages: de }, { locale: 'fr', messages: fr })).toEqual({
    locale: 'fr',
    messages: fr,
  });
  expect(mergeOptions({ locale: 'de', messages: de }, {})).toEqual({ locale: 'de', messages: de });
});

it('merges class names by element', () => {
  const inherited = { classNames: { label: 'label', error: 'error' } };
  expect(mergeOptions(inherited, { classNames: { error: 'alarm' } })).toEqual({
    classNames: { label: 'label', error: 'alarm' },
  });
});

it('drops an inherited `send` if a form has its own `fetch`', () => {
  const send = async () => new Response();
  const fetch = async () => new Response();
  expect(mergeOptions({ send }, { fetch })).toEqual({ fetch });
  expect(mergeOptions({ send }, { fetch, send })).toEqual({ fetch, send });
  expect(mergeOptions({ fetch }, { send })).toEqual({ fetch, send });
});

import { expect, it, vi } from 'vitest';
import { apiLocale } from '../../src/messages/apiLocale.js';
import { loadCatalog, type loadedCatalog } from '../../src/messages/catalogs.js';
import { loadMessages } from '../../src/messages/loadMessages.js';
import { TAGS } from '../support/tags.js';

it.each(TAGS)('%j resolves to the catalog %s and submits %s', async (tag, lang, submitted) => {
  expect([(await loadMessages(tag)).lang, apiLocale(tag)]).toEqual([lang, submitted]);
});

it.each([
  ['sr', 'sr-Latn'],
  ['sr', 'sr-ME'],
  ['pt', 'pt-BR'],
  ['zh-Hans', 'zh-HK'],
])('a form never shows the loaded catalog %s instead of the one of %s', async (other, tag) => {
  vi.resetModules();
  const fresh = (await import('../../src/messages/catalogs.js')) as {
    loadCatalog: typeof loadCatalog;
    loadedCatalog: typeof loadedCatalog;
  };
  await fresh.loadCatalog(other);
  expect(fresh.loadedCatalog(tag)).toBeUndefined();
  await fresh.loadCatalog(tag);
  expect(fresh.loadedCatalog(tag)).toBe(await loadCatalog(tag));
});

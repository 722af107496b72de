import { expect, it } from 'vitest';
import { apiLocale } from '../../../src/i18n/parseLocale.js';
import { loadMessages } from '../../../src/i18n/loadMessages.js';
import { TAGS } from '../../support/tags.js';

it.each(TAGS)('%j resolves to the catalog %s and submits %s', async (tag, lang, submitted) => {
  expect([(await loadMessages(tag)).lang, apiLocale(tag)]).toEqual([lang, submitted]);
});

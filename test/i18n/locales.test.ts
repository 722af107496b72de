import { expect, it } from 'vitest';
import { apiLocale } from '../../src/i18n/apiLocale.js';
import { loadMessages } from '../../src/i18n/loadMessages.js';
import { TAGS } from './tags.js';

it.each(TAGS)('%j speaks %s and submits %s', async (tag, lang, submitted) => {
  expect([(await loadMessages(tag)).lang, apiLocale(tag)]).toEqual([lang, submitted]);
});

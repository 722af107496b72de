import { expect, it } from 'vitest';
import { apiLocale } from '../../src/messages/apiLocale.js';
import { loadMessages } from '../../src/messages/loadMessages.js';
import { TAGS } from '../support/tags.js';

it.each(TAGS)('%j resolves to the catalog %s and submits %s', async (tag, lang, submitted) => {
  expect([(await loadMessages(tag)).lang, apiLocale(tag)]).toEqual([lang, submitted]);
});

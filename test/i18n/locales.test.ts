import { expect, it } from 'vitest';
import { apiLocale } from '../../src/i18n/apiLocale.js';
import { catalogTag } from '../../src/i18n/catalogTag.js';
import { TAGS } from './tags.js';

it.each(TAGS)('%j speaks %s and submits %s', (tag, catalog, submitted) => {
  expect([catalogTag(tag), apiLocale(tag)]).toEqual([catalog, submitted]);
});

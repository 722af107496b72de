import { expect, it } from 'vitest';
import { apiLocale } from '../../src/i18n/apiLocale.js';
import { catalogTag } from '../../src/i18n/catalogTag.js';
import { TAGS } from './tags.js';

it('a browser reads every tag as Node does: what one renders, the other hydrates', () => {
  expect(TAGS.map(([tag]) => [tag, catalogTag(tag), apiLocale(tag)])).toEqual(TAGS);
});

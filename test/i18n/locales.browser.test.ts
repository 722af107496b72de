import { expect, it } from 'vitest';
import { server } from 'vitest/browser';
import { apiLocale } from '../../src/i18n/apiLocale.js';
import { catalogTag } from '../../src/i18n/catalogTag.js';
import { TAGS } from './tags.js';

/** WebKitGTK, unlike Safari, reads tags by ICU's `uloc_canonicalize`, which maps no aliases (ICU-21506). */
const isMisread = (tag: string) => server.browser === 'webkit' && /^(cmn|sh|tl)\b/.test(tag);

it('a browser reads every tag as Node does: what one renders, the other hydrates', () => {
  const tags = TAGS.filter(([tag]) => !isMisread(tag));
  expect(tags.map(([tag]) => [tag, catalogTag(tag), apiLocale(tag)])).toEqual(tags);
});

import { expect, it } from 'vitest';
import { server } from 'vitest/browser';
import { apiLocale } from '../../src/i18n/apiLocale.js';
import { catalogTag } from '../../src/i18n/catalogTag.js';
import { TAGS } from './tags.js';

/** WebKitGTK canonicalises by ICU's `uloc_canonicalize`, which maps no aliases (ICU-21506); Safari by one that does. */
const NOT_MAPPED = server.browser === 'webkit' ? /^(cmn|sh|tl)\b/ : /^$/;
const tags = TAGS.filter(([tag]) => !NOT_MAPPED.test(tag));

it('a browser reads every tag as Node does: what one renders, the other hydrates', () => {
  expect(tags.map(([tag]) => [tag, catalogTag(tag), apiLocale(tag)])).toEqual(tags);
});

import { expect, it } from 'vitest';
import { server } from 'vitest/browser';
import { apiLocale } from '../../../src/i18n/parseLocale.js';
import { loadMessages } from '../../../src/i18n/loadMessages.js';
import { TAGS } from '../../support/tags.js';

/** WebKitGTK, unlike Safari, reads tags by ICU's `uloc_canonicalize`, which maps no aliases (ICU-21506). */
const isMisread = (tag: string) => server.browser === 'webkit' && /^(cmn|sh|tl)\b/.test(tag);

it('a browser resolves every locale as Node does, so that server HTML hydrates', async () => {
  const tags = TAGS.filter(([tag]) => !isMisread(tag));
  const read = tags.map(async ([tag]) => [tag, (await loadMessages(tag)).lang, apiLocale(tag)]);
  expect(await Promise.all(read)).toEqual(tags);
});

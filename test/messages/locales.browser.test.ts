import { expect, it } from 'vitest';
import { server } from 'vitest/browser';
import { catalogs } from '../../src/messages/catalogs.js';
import { formatDelay } from '../../src/messages/messageText.js';
import { apiLocale } from '../../src/messages/apiLocale.js';
import { loadMessages } from '../../src/messages/loadMessages.js';
import { TAGS } from '../support/tags.js';

/** WebKitGTK, unlike Safari, reads tags by ICU's `uloc_canonicalize`, which maps no aliases (ICU-21506). */
const isMisread = (tag: string) => server.browser === 'webkit' && /^(cmn|sh|tl)\b/.test(tag);

it('a browser resolves every locale as Node does, so that server HTML hydrates', async () => {
  const tags = TAGS.filter(([tag]) => !isMisread(tag));
  const read = tags.map(async ([tag]) => [tag, (await loadMessages(tag)).lang, apiLocale(tag)]);
  expect(await Promise.all(read)).toEqual(tags);
});

/** Chromium has no phrase for these languages, and old versions of Firefox have none for Maltese. */
const WITHOUT_PHRASE = ['az', 'bs', 'kk', 'mt', 'uz'];

it('a wait that can be “+2 min” is in parentheses, because it is not a part of a sentence', async () => {
  const tags = Object.keys(catalogs) as (keyof typeof catalogs)[];
  const symbols = tags.filter((tag) => formatDelay(tag, 120)?.startsWith('+'));
  expect(WITHOUT_PHRASE).toEqual(expect.arrayContaining(symbols));
  for (const tag of tags.filter((name) => WITHOUT_PHRASE.includes(name))) {
    const { outcomes } = (await catalogs[tag]()).default;
    expect(outcomes.rateLimitedUntil).toContain('({time})');
  }
});

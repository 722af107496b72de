import { expect, it } from 'vitest';
import { formatDelay } from '../../../src/i18n/messageText.js';

it.each([
  ['en', 1, 'in 1 minute'],
  ['en', 61, 'in 2 minutes'],
  ['en', 7200, 'in 120 minutes'],
  ['de_AT', 120, 'in 2 Minuten'],
  ['de', 120, 'in 2 Minuten'],
  ['fr', 120, 'dans 2 minutes'],
  ['ja', 120, '2 分後'],
])('says a wait in %s, rounded up: %i s', (lang, seconds, text) => {
  expect(formatDelay(lang, seconds)).toBe(text);
});

it('says nothing in a language that Intl does not know, rather than something in another one', () => {
  expect(formatDelay('tlh', 120)).toBeUndefined();
});

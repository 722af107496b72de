import { expect, it } from 'vitest';
import type { SubmissionErrorCode } from '../../src/client/index.js';
import en from '../../src/locales/en.js';
import { formatDelay, outcomeText } from '../../src/messages/messageText.js';

it.each([
  ['en', 1, 'in 1 minute'],
  ['en', 61, 'in 2 minutes'],
  ['en', 7200, 'in 120 minutes'],
  ['de-AT', 120, 'in 2 Minuten'],
  ['de', 120, 'in 2 Minuten'],
  ['fr', 120, 'dans 2 minutes'],
  ['ja', 120, '2 分後'],
])('formats a wait in %s, rounded up to minutes: %i s', (lang, seconds, text) => {
  expect(formatDelay(lang, seconds)).toBe(text);
});

it('returns undefined for a language that Intl does not support, instead of text in another language', () => {
  expect(formatDelay('tlh', 120)).toBeUndefined();
});

it.each(['toString', 'constructor', 'valueOf', '__proto__', 'hasOwnProperty', 'teapot', ''])(
  'an error of the app with the code %j has the text of an unconfirmed submission',
  (code) => {
    const { unconfirmedTitle: title, unconfirmed: text } = en.outcomes;
    expect(outcomeText({ code: code as SubmissionErrorCode }, { messages: en })).toEqual({ title, text });
  },
);

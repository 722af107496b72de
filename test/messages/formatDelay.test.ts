import { expect, it } from 'vitest';
import type { SubmissionErrorCode } from '../../src/client/index.js';
import en from '../../src/locales/en.js';
import { formatDelay, outcomeMessage, outcomeText } from '../../src/messages/messageText.js';

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
    expect(outcomeText({ code: code as SubmissionErrorCode }, { messages: en })).toEqual({
      title: `${title} `,
      text,
    });
  },
);

it.each([
  ['Not sent.', 'Not sent. Again.'],
  ['ส่งไม่สำเร็จ', 'ส่งไม่สำเร็จ Again.'],
  ['보내지 못했습니다', '보내지 못했습니다 Again.'],
  ['送信できませんでした。', '送信できませんでした。Again.'],
  ['留言未能发送！', '留言未能发送！Again.'],
  ['留言未送出？', '留言未送出？Again.'],
])('a space separates two sentences, except after full-width punctuation: %s', (notSentTitle, joined) => {
  const messages = { ...en, outcomes: { ...en.outcomes, notSentTitle, notSent: 'Again.' } };
  expect(outcomeMessage({ code: 'notSent' }, { messages })).toBe(joined);
});

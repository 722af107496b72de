import { describe, expect, it } from 'vitest';
import { phoneUrl } from '../../src/fallback/links.js';
import { fieldsText, mailUrl } from '../../src/fallback/mail.js';

const nameField = { name: 'name', label: 'Name', text: 'Ada' };
const messageField = { name: 'message', label: 'Message', text: 'Hello\n\nAda' };

describe('the fields as text', () => {
  it('have one line each, with the label, and the message is last', () => {
    const topic = { name: 'topic', label: 'Topic', text: 'Sales' };
    expect(fieldsText([nameField, messageField, topic])).toBe('Name: Ada\nTopic: Sales\n\nHello\n\nAda');
  });

  it('contain no field that is empty', () => {
    expect(fieldsText([{ ...nameField, text: '' }, messageField])).toBe('Hello\n\nAda');
    expect(fieldsText([nameField, { ...messageField, text: '' }])).toBe('Name: Ada');
    expect(fieldsText([])).toBe('');
  });
});

const body = (url: string) => new URLSearchParams(new URL(url).search.replaceAll('+', '%2B')).get('body');

describe('a mail link', () => {
  it('contains the message with CRLF line breaks', () => {
    expect(mailUrl('hello@example.com', 'Message', 'one\ntwo & 50 % + #?')).toBe(
      'mailto:hello@example.com?subject=Message&body=one%0D%0Atwo%20%26%2050%20%25%20%2B%20%23%3F',
    );
    expect(mailUrl('hello@example.com', 'Message', 'a\r\nb\rc')).toMatch(/body=a%0D%0Ab%0D%0Ac$/);
  });

  it('has one recipient, even if the address contains URL syntax', () => {
    expect(mailUrl('a@example.com?bcc=b@example.com&x=,c@example.com', 'x', '')).toBe(
      'mailto:a@example.com%3Fbcc%3Db@example.com%26x%3D%2Cc@example.com?subject=x&body=',
    );
  });

  it('encodes the subject', () => {
    expect(mailUrl('hello@example.com', 'A & B\uD83D', 'x')).toBe(
      'mailto:hello@example.com?subject=A%20%26%20B%EF%BF%BD&body=x',
    );
  });

  it.each(['x', 'é', '字', '👩‍🚀', '\n'])(
    'is at most 2,000 characters long, and marks where the message was cut: %j',
    (text) => {
      const message = text.repeat(3_000);
      const url = mailUrl('hello@example.com', 'Message', message);
      expect(url.length).toBeLessThanOrEqual(2_000);
      expect(url.length).toBeGreaterThan(1_950);
      const [kept = '', rest] = (body(url) ?? '').replaceAll('\r\n', '\n').split(' […]');
      expect(rest).toBe('');
      expect(message.startsWith(kept)).toBe(true);
    },
  );

  it('contains the whole message if it just fits', () => {
    const address = 'mailto:hello@example.com?subject=Message&body=';
    const message = 'x'.repeat(2_000 - address.length);
    expect(mailUrl('hello@example.com', 'Message', message)).toBe(address + message);
    expect(mailUrl('hello@example.com', 'Message', `${message}x`)).toMatch(/x%20%5B%E2%80%A6%5D$/);
  });

  it('replaces a lone surrogate', () => {
    expect(body(mailUrl('hello@example.com', 'Message', 'a\uD83D'))).toBe('a\uFFFD');
  });
});

it.each([
  ['+49 30 123 456', 'tel:+4930123456'],
  ['(030)\u00A0123-456', 'tel:030123-456'],
  ['[030] 123', 'tel:030123'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['+49(0)30-1', 'tel:+4930-1'],
  ['(0)30 123', 'tel:030123'],
  ['+49-(0)30 123', 'tel:+4930123'],
  ['\u202A+49 30 1–23\u202C', 'tel:+4930123'],
  ['030.12/34', 'tel:0301234'],
])('a phone link has no spaces and no brackets: %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url);
});

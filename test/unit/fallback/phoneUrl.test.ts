import { expect, it } from 'vitest';
import { phoneUrl } from '../../../src/fallback/links.js';

it.each([
  ['+49 30 123 456', 'tel:+4930123456'],
  ['(030)\u00A0123-456', 'tel:030123-456'],
  ['[030] 123', 'tel:030123'],
])('a phone link has no spaces and no brackets: %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url);
});

import { describe, expect, it } from 'vitest';
import { retryAfter } from '../../src/client/response.js';

const NOW = Date.parse('Sat, 21 Nov 2026 10:00:00 GMT');

describe('retryAfter', () => {
  it.each<[Record<string, string>, number | undefined]>([
    [{ 'Retry-After': '120' }, 120],
    [{ 'Retry-After': 'Sat, 21 Nov 2026 10:02:00 GMT' }, 120],
    [{ 'Retry-After': '120', RateLimit: '"default";r=0;t=30' }, 120],
    [{ RateLimit: '"default";r=0;t=30' }, 30],
    [{ RateLimit: 'limit=10, remaining=0, reset=45' }, 45],
    [{ 'Retry-After': 'Sat, 21 Nov 2026 09:00:00 GMT' }, undefined],
    [{ 'Retry-After': '7200' }, 7_200],
    [{ 'Retry-After': '7201' }, undefined],
    [{ RateLimit: '"default";r=0' }, undefined],
    [{ 'Retry-After': '0' }, undefined],
    [{ 'Retry-After': '-5' }, undefined],
    [{ 'Retry-After': '1.5' }, undefined],
    [{ 'Retry-After': 'soon' }, undefined],
    [{ 'Retry-After': '99999999999999999999' }, undefined],
    [{}, undefined],
  ])('reads %j as %s seconds', (headers, seconds) => {
    expect(retryAfter(new Headers(headers), NOW)).toBe(seconds);
  });
});

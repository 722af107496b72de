import { beforeEach, describe, expect, it, vi } from 'vitest';
import { retryAfter } from '../../src/client/response.js';

const NOW = 'Sat, 21 Nov 2026 10:00:00 GMT';
/** The same time, read from a clock that is an hour behind, or an hour ahead. */
const NOW_BEHIND = 'Sat, 21 Nov 2026 09:00:00 GMT';
const NOW_AHEAD = 'Sat, 21 Nov 2026 11:00:00 GMT';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});

type Case = [headers: Record<string, string>, seconds: number | undefined];

describe('retryAfter', () => {
  it.each<Case>([
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
    expect(retryAfter(new Headers(headers))).toBe(seconds);
  });

  it.each<Case>([
    [{ RateLimit: '"burst";r=9;t=5, "hour";r=0;t=3000' }, 3_000],
    [{ RateLimit: '"hour";r=0;t=3000, "burst";r=9;t=5' }, 3_000],
    [{ RateLimit: '"burst";t=5;r=9,"hour";t=3000;r=0' }, 3_000],
    [{ RateLimit: '"burst";r=0;t=5, "hour";r=0;t=3000' }, 3_000],
    [{ RateLimit: '"hour";r=0;t=3000, "burst";r=0;t=5' }, 3_000],
    [{ RateLimit: '"burst";r=10;t=5, "hour";r=0;t=60;pk=:dD0zMA==:' }, 60],
    // The name of a policy is a quoted text.
    [{ RateLimit: '"r=0, t=5";r=9;t=7, "t=1";r=0;t=60' }, 60],
    // Longer than two hours: the visitor must not try again after the shorter wait.
    [{ RateLimit: '"burst";r=0;t=5, "day";r=0;t=80000' }, undefined],
    [{ RateLimit: '"burst";r=9;t=5' }, undefined],
  ])(
    'of several policies, the exhausted one with the longest wait decides: %j is %s seconds',
    (headers, seconds) => {
      expect(retryAfter(new Headers(headers))).toBe(seconds);
    },
  );

  it.each<Case>([
    [{ 'Retry-After': 'soon', RateLimit: '"default";r=0;t=30' }, 30],
    [{ 'Retry-After': '1.5', RateLimit: '"burst";r=9;t=5, "hour";r=0;t=3000' }, 3_000],
    [{ 'Retry-After': '', RateLimit: 'limit=10, remaining=0, reset=45' }, 45],
    [{ 'Retry-After': 'Tomorrow, 10:00 GMT', RateLimit: '"default";r=0;t=30' }, 30],
    // Readable: the service does not want the next attempt so soon.
    [{ 'Retry-After': '7201', RateLimit: '"default";r=0;t=30' }, undefined],
  ])('a header that is not readable does not hide another one: %j is %s seconds', (headers, seconds) => {
    expect(retryAfter(new Headers(headers))).toBe(seconds);
  });

  it.each<Case>([
    [{ 'Retry-After': 'Sat, 21 Nov 2026 09:02:00 GMT', Date: NOW_BEHIND }, 120],
    [{ 'Retry-After': 'Sat, 21 Nov 2026 11:02:00 GMT', Date: NOW_AHEAD }, 120],
    [{ 'Retry-After': 'Sat, 21 Nov 2026 10:02:00 GMT', Date: NOW_AHEAD }, undefined],
    [
      { 'Retry-After': 'Sat, 21 Nov 2026 13:30:00 GMT', Date: NOW_AHEAD, RateLimit: '"a";r=0;t=5' },
      undefined,
    ],
    // Not readable, so the clock of the device counts.
    [{ 'Retry-After': 'Sat, 21 Nov 2026 10:02:00 GMT', Date: 'now' }, 120],
  ])('compares a date with the clock of the server: %j is %s seconds', (headers, seconds) => {
    expect(retryAfter(new Headers(headers))).toBe(seconds);
  });
});

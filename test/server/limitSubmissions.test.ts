import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitSubmissions } from '../../src/server/limitSubmissions.js';

const MAX_ADDRESSES = 10_000;

/** The header that a proxy sets. */
const address = ({ headers }: Request) => headers.get('X-Real-IP');

const from = (ip?: string) =>
  new Request('https://www.example.com/contact', {
    method: 'POST',
    ...(ip !== undefined && { headers: { 'X-Real-IP': ip } }),
  });

describe('the window', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('accepts five requests in any 60 seconds by default', () => {
    const limit = limitSubmissions();
    for (let count = 0; count < 5; count += 1) {
      expect(limit(from())).toBeUndefined();
      vi.advanceTimersByTime(10_000);
    }
    vi.advanceTimersByTime(9_999);
    expect(limit(from())).toBe(1);
    vi.advanceTimersByTime(1);
    expect(limit(from())).toBeUndefined();
    // The request at 10 s is now the oldest.
    expect(limit(from())).toBe(10);
    vi.advanceTimersByTime(35_000);
    expect([1, 2, 3, 4].map(() => limit(from()))).toEqual([undefined, undefined, undefined, 5]);
  });

  it('is as long as a client must wait, in whole seconds', () => {
    const limit = limitSubmissions({ max: 1, seconds: 90 });
    limit(from());
    expect(limit(from())).toBe(90);
    vi.advanceTimersByTime(500);
    expect(limit(from())).toBe(90);
    vi.advanceTimersByTime(500);
    expect(limit(from())).toBe(89);
  });

  it('does not move with requests that are not accepted', () => {
    const limit = limitSubmissions({ max: 1, seconds: 10 });
    limit(from());
    for (let seconds = 1; seconds < 10; seconds += 1) {
      vi.advanceTimersByTime(1_000);
      expect(limit(from())).toBe(10 - seconds);
    }
    vi.advanceTimersByTime(1_000);
    expect(limit(from())).toBeUndefined();
  });

  it.each([-3600, 3600])('is the same after the clock of the server was changed by %i seconds', (seconds) => {
    const limit = limitSubmissions({ max: 1, seconds: 60 });
    limit(from());
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() + seconds * 1000 });
    expect(limit(from())).toBeGreaterThan(0);
    expect(limit(from())).toBeLessThanOrEqual(60);
  });
});

describe('the address', () => {
  /** Whether two addresses share a limit. */
  function isShared(first?: string, second?: string): boolean {
    const addresses = [first, second];
    const limit = limitSubmissions({ address: () => addresses.shift(), max: 1 });
    limit(from());
    return limit(from()) !== undefined;
  }

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1', ' 192.0.2.1 '],
    ['192.0.2.1', '192.0.2.1:5678'],
    ['192.0.2.1', '::ffff:192.0.2.1'],
    ['192.0.2.1', '::FFFF:c000:201'],
    ['192.0.2.1', '[::ffff:192.0.2.1]:5678'],
    ['0.0.0.1', '::ffff:0.0.0.1'],
    ['2001:db8::1', '2001:db8::2'],
    ['2001:db8::1', '2001:0DB8:0:0:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:2::', '2001:db8:1:2:3:4:5:6'],
    ['2001:db8:1:2::1', '[2001:db8:1:2:3::]:5678'],
    ['2001:0:0:2:3:4:5:6', '2001:0:0:2::'],
    ['::1', '::2'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['not an address', 'not an address'],
  ])('%s shares a limit with %s', (first, second) => {
    expect(isShared(first, second)).toBe(true);
  });

  it.each([
    ['192.0.2.1', '192.0.2.2'],
    ['192.0.2.1', '192.0.2.11'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
    ['::ffff:192.0.2.1', '::1'],
    ['192.0.2.1', '64:ff9b::ffff:192.0.2.1'],
    ['2001:db8:0:1::1', '2001:db8:0:2::1'],
    ['2001:db8:1:2::1', '2001:db8:1::2:1'],
    ['2001:0:0:2:3:4:5:6', '2001::'],
    ['192.0.2.1', undefined],
    ['2001:db8::1', ''],
    ['not:an:address', 'not:an:other'],
  ])('%s does not share a limit with %s', (first, second) => {
    expect(isShared(first, second)).toBe(false);
  });

  it('can be missing: such requests share one limit', () => {
    expect(isShared(undefined, '')).toBe(true);
    expect(isShared(undefined, 'x'.repeat(65))).toBe(true);
    for (const missing of [null, undefined, '', ' ']) {
      const limit = limitSubmissions({ address: () => missing, max: 1 });
      expect([limit(from('192.0.2.1')), limit(from('192.0.2.2'))]).toEqual([undefined, 60]);
    }
    const limit = limitSubmissions({ max: 1 });
    expect([limit(from('192.0.2.1')), limit(from('192.0.2.2'))]).toEqual([undefined, 60]);
  });
});

describe('the memory', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  const ip = (index: number) => `10.0.${index >> 8}.${index & 255}`;

  it('holds the 10,000 addresses that were accepted last', () => {
    const limit = limitSubmissions({ address, max: 2 });
    for (let index = 0; index < MAX_ADDRESSES; index += 1) limit(from(ip(index)));
    // The first address is now the last one.
    limit(from(ip(0)));
    expect(limit(from(ip(0)))).toBe(60);
    // Removes the second address, which could otherwise send one more.
    limit(from('192.0.2.1'));
    expect(limit(from(ip(0)))).toBe(60);
    expect([1, 2, 3].map(() => limit(from(ip(1))))).toEqual([undefined, undefined, 60]);
    // Removed for the second address
    expect([1, 2, 3].map(() => limit(from(ip(2))))).toEqual([undefined, undefined, 60]);
    expect([1, 2].map(() => limit(from(ip(4))))).toEqual([undefined, 60]);
  });

  it('loses expired addresses first', () => {
    const limit = limitSubmissions({ address, max: 1 });
    for (let index = 0; index < MAX_ADDRESSES / 2; index += 1) limit(from(ip(index)));
    vi.setSystemTime(60_000);
    for (let index = MAX_ADDRESSES / 2; index < MAX_ADDRESSES * 1.5; index += 1) limit(from(ip(index)));
    const waits = Array.from({ length: MAX_ADDRESSES }, (_, index) =>
      limit(from(ip(index + MAX_ADDRESSES / 2))),
    );
    expect(new Set(waits)).toEqual(new Set([60]));
  });

  it('does not contain the headers of the requests', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = used();
    const limit = limitSubmissions({
      address: ({ headers }) => headers.get('X-Forwarded-For')?.split(',')[0],
    });
    for (let index = 0; index < 4_000; index += 1) {
      const list = `100.100.${100 + (index >> 6)}.${100 + (index & 63)}, ${'x'.repeat(16_000)}`;
      limit(new Request('https://www.example.com', { headers: { 'X-Forwarded-For': list } }));
    }
    expect((used() - before) / 1e6).toBeLessThan(20);
    expect(limit(from())).toBeUndefined();
  });
});

it.each([
  [{ max: 0 }, /^react-contact-kit: max is 0, so .* Set it to a whole number/],
  [{ max: 1.5 }, /max is 1\.5, so/],
  [{ max: Infinity }, /max is Infinity, so/],
  [{ max: '5' }, /max is "5", so/],
  [{ seconds: 0 }, /^react-contact-kit: seconds is 0, so .* Set it to a number of seconds/],
  [{ seconds: Infinity }, /seconds is Infinity, so/],
  [{ seconds: NaN }, /seconds is NaN, so/],
  [{ seconds: '60' }, /seconds is "60", so/],
  [{ address: 'X-Real-IP' }, /^react-contact-kit: address is "X-Real-IP", so .* Set it to a function/],
])('%j is an error that names the fix', (options, text) => {
  const create = () => limitSubmissions(options as Parameters<typeof limitSubmissions>[0]);
  expect(create).toThrow(TypeError);
  expect(create).toThrow(text);
});

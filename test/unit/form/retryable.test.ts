import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryable } from '../../../src/form/retryable.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shares one attempt between all callers, and leaves no timer behind', async () => {
  const load = vi.fn(() => Promise.resolve('engine'));
  const loadOnce = retryable(load, 30_000);
  expect(await Promise.all([loadOnce(), loadOnce()])).toEqual(['engine', 'engine']);
  expect(await loadOnce()).toBe('engine');
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('tries again after a failure', async () => {
  const load = vi.fn(() => Promise.resolve('engine')).mockRejectedValueOnce(new TypeError('no network'));
  const loadOnce = retryable(load, 30_000);
  await expect(loadOnce()).rejects.toThrow('no network');
  expect(await loadOnce()).toBe('engine');
  expect(load).toHaveBeenCalledTimes(2);
});

it('uses an attempt that outlasts its caller, instead of starting a second one', async () => {
  let arrive = (_engine: string) => {};
  const load = vi.fn(() => new Promise<string>((resolve) => (arrive = resolve)));
  const loadOnce = retryable(load, 30_000);
  const early = loadOnce();
  vi.advanceTimersByTime(30_000);
  await expect(early).rejects.toMatchObject({ name: 'TimeoutError' });

  const late = loadOnce();
  arrive('engine');
  expect(await late).toBe('engine');
  expect(load).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOnce } from '../../../src/form/loadOnce.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shares one attempt between all callers, and leaves no timer behind', async () => {
  const load = vi.fn(() => Promise.resolve('engine'));
  const loadEngine = loadOnce(load, 30_000);
  expect(await Promise.all([loadEngine(), loadEngine()])).toEqual(['engine', 'engine']);
  expect(await loadEngine()).toBe('engine');
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('tries again after a failure', async () => {
  const load = vi.fn(() => Promise.resolve('engine')).mockRejectedValueOnce(new TypeError('no network'));
  const loadEngine = loadOnce(load, 30_000);
  await expect(loadEngine()).rejects.toThrow('no network');
  expect(await loadEngine()).toBe('engine');
  expect(load).toHaveBeenCalledTimes(2);
});

it('uses an attempt that outlasts its caller, instead of starting a second one', async () => {
  let arrive = (_engine: string) => {};
  const load = vi.fn(() => new Promise<string>((resolve) => (arrive = resolve)));
  const loadEngine = loadOnce(load, 30_000);
  const early = loadEngine();
  vi.advanceTimersByTime(30_000);
  await expect(early).rejects.toMatchObject({ name: 'TimeoutError' });

  const late = loadEngine();
  arrive('engine');
  expect(await late).toBe('engine');
  expect(load).toHaveBeenCalledOnce();
});

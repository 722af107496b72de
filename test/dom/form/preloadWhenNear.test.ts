import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadWhenNear } from '../../../src/form/preloadWhenNear.js';

const form = document.createElement('form');
const preload = vi.fn();
/** The callback of the last observer that observes. */
let notify: ((isIntersecting: boolean) => void) | undefined;

/** jsdom has no `IntersectionObserver`. */
class FakeObserver {
  readonly #callback: (entries: readonly { isIntersecting: boolean }[]) => void;

  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }

  observe(): void {
    notify = (isIntersecting) => this.#callback([{ isIntersecting }]);
  }

  disconnect(): void {
    notify = undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  preload.mockClear();
  notify = undefined;
});

it('preloads once, when the form is near the viewport and the browser is idle', () => {
  const idleCallbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleCallbacks.push(callback));
  preloadWhenNear(form, preload);
  notify?.(false);
  expect(idleCallbacks).toEqual([]);
  notify?.(true);
  expect(preload).not.toHaveBeenCalled();
  for (const callback of idleCallbacks) callback();
  expect(preload).toHaveBeenCalledOnce();
  expect(notify).toBeUndefined();
});

it('preloads in a later task in a browser without `requestIdleCallback`', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  preloadWhenNear(form, preload);
  notify?.(true);
  expect(preload).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(preload).toHaveBeenCalledOnce();
});

it('does not preload after the clean-up', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const stop = preloadWhenNear(form, preload);
  notify?.(true);
  stop();
  vi.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
});

it.each([
  [
    'the browser reports that data saver is on',
    () => vi.stubGlobal('navigator', { connection: { saveData: true } }),
  ],
  ['there is no `IntersectionObserver`', () => vi.stubGlobal('IntersectionObserver', undefined)],
])('never preloads if %s', (_, setUp) => {
  setUp();
  const stop = preloadWhenNear(form, preload);
  expect(notify).toBeUndefined();
  stop();
});

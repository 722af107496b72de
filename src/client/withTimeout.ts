/** The longest delay that `setTimeout` accepts. It treats longer ones as 0. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** Calls `callback` after a time. Times of more than 24 days, including `Infinity`, count as 24 days. */
export function startTimer(callback: () => void, milliseconds: number): ReturnType<typeof setTimeout> {
  return setTimeout(callback, Math.min(milliseconds, MAX_TIMEOUT));
}

/**
 * Resolves or rejects as the promise does, if it settles in time.
 *
 * @throws DOMException `TimeoutError` if it does not
 */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = startTimer(() => reject(new DOMException('Timed out', 'TimeoutError')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

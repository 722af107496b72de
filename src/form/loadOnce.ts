import { withTimeout } from '../client/withTimeout.js';

/**
 * Returns a function that loads something once. Callers share one attempt. After a failure, the next call tries again.
 * A caller waits for a limited time, but later callers still use an attempt that finishes after that.
 *
 * @param timeout milliseconds that a caller waits
 */
export function loadOnce<T>(load: () => Promise<T>, timeout: number): () => Promise<T> {
  let attempt: Promise<T> | undefined;
  return () => {
    attempt ??= load().catch((error: unknown) => {
      attempt = undefined;
      throw error;
    });
    return withTimeout(attempt, timeout);
  };
}

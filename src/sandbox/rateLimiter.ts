export interface RateLimit {
  /** How many submissions of one form are taken in one window. */
  limit: number;
  /** Seconds. */
  window: number;
}

/** Counts submissions by form in fixed windows. The function returns the seconds to wait, 0 when there is room. */
export function rateLimiter({ limit, window }: RateLimit): (formId: string) => number {
  const counts = new Map<string, number>();
  let windowEnd = 0;
  return (formId) => {
    const now = Date.now();
    if (now >= windowEnd) {
      counts.clear();
      windowEnd = now + window * 1000;
    }
    const count = (counts.get(formId) ?? 0) + 1;
    if (count > limit) return Math.ceil((windowEnd - now) / 1000);
    counts.set(formId, count);
    return 0;
  };
}

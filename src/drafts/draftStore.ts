/** What a visitor has written and not sent. */
interface Draft {
  /** Text by field name. */
  values: Readonly<Record<string, string>>;
  /** Whether it was sent with an outcome that nobody knows. */
  isUnconfirmed: boolean;
}

export interface DraftStore {
  /** What was kept, unless it is a day old. */
  read: () => Draft | undefined;
  write: (draft: Draft) => void;
  remove: () => void;
}

const MILLISECONDS_KEPT = 24 * 60 * 60 * 1000;

/**
 * Keeps one draft in this tab's session storage. Where a page may not use that (a sandboxed frame), or has filled it,
 * nothing is kept and nothing breaks.
 */
export function draftStore(name: string): DraftStore {
  const key = `react-contact-kit ${name}`;

  function withStorage<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(sessionStorage);
    } catch {
      return undefined;
    }
  }

  return {
    read: () =>
      withStorage((storage) => {
        const { savedAt, values, isUnconfirmed } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<
          Draft & { savedAt: number }
        >;
        // Less than nothing: a clock that was put back.
        const age = Date.now() - Number(savedAt);
        if (values && age >= 0 && age < MILLISECONDS_KEPT) {
          // Whatever a script of the page's may have put there.
          const texts = Object.entries(values).filter(([, text]) => typeof text === 'string');
          return { values: Object.fromEntries(texts), isUnconfirmed: isUnconfirmed === true };
        }
        storage.removeItem(key);
        return undefined;
      }),
    write: (draft) =>
      withStorage((storage) => storage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() }))),
    remove: () => withStorage((storage) => storage.removeItem(key)),
  };
}

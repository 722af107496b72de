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
  /** Whether what was last read or written here is still what is kept: another form may have the same draft. */
  isCurrent: () => boolean;
}

const MILLISECONDS_KEPT = 24 * 60 * 60 * 1000;

/**
 * Keeps one draft in this tab's session storage. Where a page may not use that (a sandboxed frame), or has filled it,
 * nothing is kept and nothing breaks.
 */
export function draftStore(name: string): DraftStore {
  const key = `react-contact-kit ${name}`;
  // As JSON. A draft that does not change is not kept any longer for it, nor put over that of another form.
  let known: string | undefined;

  function withStorage<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(sessionStorage);
    } catch {
      return undefined;
    }
  }

  const stored = () =>
    withStorage((storage): Draft | undefined => {
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
    });

  return {
    read() {
      const draft = stored();
      known = JSON.stringify(draft);
      return draft;
    },
    write(draft) {
      const text = JSON.stringify(draft);
      if (text === known) return;
      withStorage((storage) => {
        // Where there is no room for it: rather nothing than what is no longer so.
        storage.removeItem(key);
        known = undefined;
        storage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() }));
        known = text;
      });
    },
    remove() {
      if (known !== undefined) withStorage((storage) => storage.removeItem(key));
      known = undefined;
    },
    isCurrent: () => JSON.stringify(stored()) === known,
  };
}

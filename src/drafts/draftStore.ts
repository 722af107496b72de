/** Unsent text of a form. */
export interface StoredDraft {
  /** Text by field name. */
  values: Readonly<Record<string, string>>;
  /** Whether the text was sent and the outcome is not known. */
  isUnconfirmed: boolean;
}

export interface DraftStore {
  /** Returns the stored draft, unless it has expired. */
  read: () => StoredDraft | undefined;
  /** Stores a draft. Does nothing if it equals the one that was last read or written here. */
  write: (draft: StoredDraft) => void;
  remove: () => void;
  /**
   * Whether the storage still contains the draft that was last read or written here. Another form can have the same
   * name.
   */
  isCurrent: () => boolean;
}

const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Stores one draft in the tab's `sessionStorage`. If storage is blocked (a sandboxed frame) or full, nothing is stored
 * and nothing throws.
 */
export function draftStore(name: string): DraftStore {
  const key = `react-contact-kit ${name}`;
  // As JSON. An unchanged draft must not be written again: that would extend its age or replace another form's draft.
  let known: string | undefined;

  /** Reading the property `sessionStorage` can throw, and so can its methods. */
  function withStorage<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(sessionStorage);
    } catch {
      return undefined;
    }
  }

  const stored = () =>
    withStorage((storage): StoredDraft | undefined => {
      const { savedAt, values, isUnconfirmed } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<
        StoredDraft & { savedAt: number }
      >;
      // A time in the future is not an age: the clock was set back.
      const age = Date.now() - Number(savedAt);
      if (values && age < MAX_AGE_MS) {
        // Any script of the page can write here.
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
        // If the new draft does not fit, the outdated draft must not stay.
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

import type { Draft, DraftStore } from '../submission/draftStore.js';
import type { LazyEngine } from './createLazyEngine.js';

export interface RestoredDraft {
  /** Whether it may have been sent already. */
  isUnconfirmed: boolean;
  /** Empties the form and forgets the draft. */
  discard: () => void;
}

// Milliseconds without a key; JSON of a long text at each would be felt.
const PAUSE = 300;
// What people write. A host keeps a field out with `autocomplete="off"`, as browsers do.
const TEXTS = ':is(input, textarea)[name]:not([type=password], [type=file], [autocomplete=off])';

/**
 * Brings a draft back into the fields that nobody has touched, and keeps what is written from then on until it is sent,
 * even if that is after the form has left the page.
 *
 * @param onRestore told what was brought back; undefined once that was sent or discarded
 * @returns stops it
 */
export function keepDraft(
  form: HTMLFormElement,
  engine: LazyEngine,
  store: DraftStore,
  onRestore: (restored: RestoredDraft | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnconfirmed = false;

  const texts = () => [...form.querySelectorAll<HTMLInputElement>(TEXTS)];

  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    const written = texts().filter(({ value, defaultValue }) => value !== defaultValue);
    const values = Object.fromEntries(written.map(({ name, value }) => [name, value]));
    // Should the page end before the answer comes, nobody will know.
    const isPending = engine.getState().status === 'pending';
    if (written.length > 0) store.write({ values, isUnconfirmed: isUnconfirmed || isPending });
    else store.remove();
  }

  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
    isUnconfirmed = false;
    store.remove();
    onRestore(undefined);
  }

  function restore({ values, ...draft }: Draft): void {
    let isRestored = false;
    for (const control of texts()) {
      const text = Object.hasOwn(values, control.name) ? values[control.name] : undefined;
      if (typeof text !== 'string' || control.value !== control.defaultValue) continue;
      control.value = text;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      isRestored = true;
    }
    if (!isRestored) return;
    ({ isUnconfirmed } = draft);
    onRestore({
      isUnconfirmed,
      discard() {
        form.reset();
        forget();
      },
    });
  }

  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  };
  const saveNow = () => {
    if (timer !== undefined) save();
  };

  function follow(): void {
    const { status, error } = engine.getState();
    if (status === 'success') return forget();
    isUnconfirmed ||= error?.code === 'unconfirmed';
    return save();
  }

  const draft = store.read();
  if (draft) restore(draft);
  form.addEventListener('input', saveSoon);
  document.addEventListener('visibilitychange', saveNow);
  const unsubscribe = engine.subscribe(follow);

  return () => {
    saveNow();
    form.removeEventListener('input', saveSoon);
    document.removeEventListener('visibilitychange', saveNow);
    if (engine.getState().status !== 'pending') return unsubscribe();
    // Gone from the page, and still on its way: what comes of it decides about the draft.
    const last = engine.subscribe(() => {
      unsubscribe();
      last();
    });
    return undefined;
  };
}

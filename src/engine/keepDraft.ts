import type { DraftStore } from '../submission/draftStore.js';
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
  const draft = store.read();
  // Text by field name; also of fields that are not on the screen now.
  const kept = new Map(Object.entries(draft?.values ?? {}));
  let isUnconfirmed = draft?.isUnconfirmed === true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;

  const texts = () => form.querySelectorAll<HTMLInputElement>(TEXTS);

  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const { name, value, defaultValue } of texts()) {
      if (value === defaultValue) kept.delete(name);
      else kept.set(name, value);
    }
    // Should the page end before the answer comes, nobody will know.
    const isPending = engine.isLocked();
    if (kept.size === 0) store.remove();
    else store.write({ values: Object.fromEntries(kept), isUnconfirmed: isUnconfirmed || isPending });
  }

  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
    isUnconfirmed = false;
    kept.clear();
    store.remove();
    onRestore(undefined);
  }

  function restore(): void {
    let isRestored = false;
    for (const control of texts()) {
      const text = kept.get(control.name);
      if (text === undefined) continue;
      if (control.value === control.defaultValue) {
        // As when it is typed: who looks at what comes, at its length for one, looks at this too.
        control.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: text }));
        control.value = text;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
      // Or the browser has brought it back by itself.
      isRestored ||= control.value === text;
    }
    if (!isRestored) return;
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
    isUnconfirmed ||= error?.code === 'unconfirmed';
    if (status === 'success') forget();
    else save();
    if (isGone && !engine.isLocked()) unsubscribe();
  }

  restore();
  form.addEventListener('input', saveSoon);
  document.addEventListener('visibilitychange', saveNow);
  const unsubscribe = engine.subscribe(follow);

  return () => {
    saveNow();
    form.removeEventListener('input', saveSoon);
    document.removeEventListener('visibilitychange', saveNow);
    isGone = true;
    // What is still on its way decides about the draft when it ends.
    if (!engine.isLocked()) unsubscribe();
  };
}

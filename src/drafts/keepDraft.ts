import type { LazyEngine } from '../engine/createLazyEngine.js';
import type { DraftStore } from './draftStore.js';

export interface RestoredDraft {
  /** Whether it may have been sent already. */
  isUnconfirmed: boolean;
  /** Empties the fields that still hold what was brought back, and forgets it. */
  discard: () => void;
}

// Milliseconds without a key; JSON of a long text at each would be felt.
const PAUSE = 300;
// What people write, in words. A host keeps a field out with `autocomplete="off"`, as browsers do.
const TEXTS =
  ':is(input, textarea)[name]:not([autocomplete=off], [type=password], [type=file], [type=checkbox], [type=radio], [type=range], [type=color])';

/**
 * Brings a draft back into the fields that nobody has touched, and keeps what is written from then on until it is sent,
 * even if that is after the form has left the page.
 *
 * @param onRestore told what was brought back; undefined once it is being sent, or was discarded
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
  const seen = new WeakSet<HTMLInputElement>();
  const edited = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;

  const texts = () => form.querySelectorAll<HTMLInputElement>(TEXTS);

  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const control of texts()) {
      // A field that has come meanwhile gets its text too.
      if (!seen.has(control)) restore(control);
      if (!isUntouched(control)) kept.set(control.name, control.value);
      else if (edited.has(control.name)) kept.delete(control.name);
    }
    // Should the page end before the answer comes, nobody will know.
    const isPending = engine.isLocked();
    if (kept.size === 0) forget();
    else store.write({ values: Object.fromEntries(kept), isUnconfirmed: isUnconfirmed || isPending });
  }

  function forget(): void {
    isUnconfirmed = false;
    kept.clear();
    store.remove();
  }

  function write(control: HTMLInputElement, text: string): void {
    // As when it is typed: who looks at what comes, at its length for one, looks at this too.
    control.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: text }));
    // Not the control's own setter, of which React keeps a record: the host's onChange hears of it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Whether the control holds what was kept of it, after that was put in, or the browser has brought it back by itself. */
  function restore(control: HTMLInputElement): boolean {
    seen.add(control);
    const text = kept.get(control.name);
    if (text === undefined) return false;
    if (isUntouched(control)) write(control, text);
    return control.value === text;
  }

  function restoreAll(): void {
    const restored = new Map<HTMLInputElement, string>();
    for (const control of texts()) if (restore(control)) restored.set(control, control.value);
    if (restored.size === 0) return;
    onRestore({
      isUnconfirmed,
      discard() {
        for (const [control, text] of restored) {
          // Not what the visitor has written since.
          if (control.value === text) write(control, control.defaultValue);
        }
        isUnconfirmed = false;
        save();
        onRestore(undefined);
      },
    });
  }

  const onInput = ({ target }: Event) => {
    edited.add((target as HTMLInputElement).name);
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  };
  const saveNow = () => {
    if (timer !== undefined) save();
  };

  function follow(): void {
    const { status, error } = engine.getState();
    isUnconfirmed ||= error?.code === 'unconfirmed';
    // What is on its way is no more to be discarded.
    if (engine.isLocked()) onRestore(undefined);
    if (status === 'success') forget();
    else save();
    if (isGone && !engine.isLocked()) unsubscribe();
  }

  restoreAll();
  form.addEventListener('input', onInput);
  // What was written before all this was loaded.
  save();
  document.addEventListener('visibilitychange', saveNow);
  const unsubscribe = engine.subscribe(follow);

  return () => {
    saveNow();
    form.removeEventListener('input', onInput);
    document.removeEventListener('visibilitychange', saveNow);
    isGone = true;
    // What is still on its way decides about the draft when it ends.
    if (!engine.isLocked()) unsubscribe();
  };
}

/** As far as a control can tell: it rewrites line ends, and may trim. */
function isUntouched({ value, defaultValue }: HTMLInputElement): boolean {
  return value === defaultValue || value.trim() === defaultValue.replace(/\r\n?/g, '\n').trim();
}

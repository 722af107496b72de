import type { LazyEngine } from '../engine/createLazyEngine.js';
import type { DraftStore } from './draftStore.js';

export interface RestoredDraft {
  /** Whether it may have been sent already. */
  isUnconfirmed: boolean;
  /** Makes it what the visitor has written. */
  keep: () => void;
  /** Empties the fields that still hold what was brought back, and forgets the draft. */
  discard: () => void;
}

// Milliseconds without a key; JSON of a long text at each would be felt.
const PAUSE = 300;
// What people write, in words. A host keeps fields out with `autocomplete="off"`, as of browsers.
const TEXTS =
  ':is(input, textarea)[name]:not([autocomplete=off i], form[autocomplete=off i] *, [type=password], [type=file], [type=checkbox], [type=radio], [type=range], [type=color])';

/**
 * Brings a draft back into the fields that nobody has touched, and keeps what is written from then on until it is sent,
 * even if that is after the form has left the page.
 *
 * @param onRestore told what was brought back; undefined once it was kept or discarded, or there was an attempt to send it
 * @returns stops it
 */
export function keepDraft(
  form: HTMLFormElement,
  engine: LazyEngine,
  store: DraftStore,
  onRestore: (restored?: RestoredDraft) => void,
): () => void {
  const draft = store.read();
  // Text by field name; also of fields that are not on the screen now.
  const kept = new Map(Object.entries(draft?.values ?? {}));
  let isUnconfirmed = draft?.isUnconfirmed === true;
  const seen = new WeakSet<HTMLInputElement>();
  // Of controls that were edited, what stood there before: of a controlled one, React makes whatever is typed the default.
  const origins = new WeakMap<HTMLInputElement, string>();
  // Text by control, until the visitor has decided about it.
  const restored = new Map<HTMLInputElement, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;

  const texts = () => form.querySelectorAll<HTMLInputElement>(TEXTS);

  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    // A field that has come meanwhile gets its text too; the host of a controlled one has yet to hear of it.
    if (restore()) return saveSoon();
    for (const control of texts()) {
      const { name, value } = control;
      const origin = origins.get(control);
      const isEdited = origin !== undefined && !isSame(value, origin);
      if (isEdited || !isUntouched(control)) kept.set(name, value);
      else if (origin !== undefined) kept.delete(name);
    }
    if (kept.size === 0) {
      settle();
      return forget();
    }
    // Should the page end before the answer comes, nobody will know.
    const isPending = engine.getState().status === 'pending';
    store.write({ values: Object.fromEntries(kept), isUnconfirmed: isUnconfirmed || isPending });
  }

  function forget(): void {
    isUnconfirmed = false;
    kept.clear();
    store.remove();
  }

  function settle(): void {
    restored.clear();
    onRestore();
  }

  function write(control: HTMLInputElement, text: string): void {
    // As when it is typed: who looks at what comes, at its length for one, looks at this too.
    control.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: text }));
    // Not the control's own setter, of which React keeps a record: the host's onChange hears of it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Whether anything was brought back. */
  function restore(): boolean {
    // What is being sent is what the visitor saw.
    if (engine.isLocked()) return false;
    const before = restored.size;
    for (const control of texts()) {
      const text = seen.has(control) ? undefined : kept.get(control.name);
      seen.add(control);
      if (text === undefined) continue;
      // Of a controlled field, what somebody is writing looks like a default.
      const isFree = isUntouched(control) && !(control.value && control.matches(':focus'));
      // The browser may have brought it back by itself.
      const isBack = control.value === text;
      if (isBack || isFree) restored.set(control, text);
      if (isBack || !isFree) continue;
      note(control);
      write(control, text);
    }
    if (restored.size === before) return false;
    onRestore({ isUnconfirmed, keep: settle, discard });
    return true;
  }

  function discard(): void {
    for (const [control, text] of restored) {
      // Not what the visitor has written since.
      if (control.value !== text) continue;
      const { defaultValue } = control;
      const origin = defaultValue === text ? (origins.get(control) ?? '') : defaultValue;
      write(control, origin);
      origins.set(control, origin);
    }
    settle();
    forget();
    // What else was written stays; of a controlled field, React has yet to hear.
    saveSoon();
  }

  function saveSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  }

  function note(control: HTMLInputElement): void {
    if (!origins.has(control)) origins.set(control, control.defaultValue);
  }

  const onInput = ({ target }: Event) => {
    note(target as HTMLInputElement);
    saveSoon();
  };
  const onReset = () => {
    for (const control of texts()) origins.set(control, control.defaultValue);
    saveSoon();
  };
  const saveNow = () => {
    if (timer !== undefined) save();
  };

  function follow(): void {
    const { status, error } = engine.getState();
    isUnconfirmed ||= error?.code === 'unconfirmed';
    if (status === 'success' || status === 'error') settle();
    // In the place of a form that has gone, there may be another, with a draft of its own.
    if (!isGone || store.isCurrent()) {
      if (status === 'success') forget();
      else save();
    }
    if (isGone && !engine.isLocked()) unsubscribe();
  }

  // Brings back what was kept, and keeps what was written before all this was loaded.
  save();
  form.addEventListener('input', onInput);
  form.addEventListener('reset', onReset);
  document.addEventListener('visibilitychange', saveNow);
  const unsubscribe = engine.subscribe(follow);

  return () => {
    saveNow();
    form.removeEventListener('input', onInput);
    form.removeEventListener('reset', onReset);
    document.removeEventListener('visibilitychange', saveNow);
    isGone = true;
    // What is still on its way decides about the draft when it ends.
    if (!engine.isLocked()) unsubscribe();
  };
}

function isUntouched({ value, defaultValue }: HTMLInputElement): boolean {
  return isSame(value, defaultValue);
}

/** As far as a control can tell: it rewrites line ends, and may trim. */
function isSame(value: string, given: string): boolean {
  return value === given || value.trim() === given.replace(/\r\n?/g, '\n').trim();
}

import type { Submission } from '../form/store.js';
import type { DraftStore } from './draftStore.js';

/** The part of a text field that drafts need. */
export interface TextField {
  readonly name: string;
  /** The text in the field now. */
  readonly text: string;
  /** Whether the text differs from the one that was there before the visitor's first edit. */
  readonly isEdited: boolean;
  /** Whether a draft can be written into the field without replacing the visitor's text. */
  readonly isFree: boolean;
  /** Sets the text. */
  write: (text: string) => void;
  /** Restores the text from before the first edit. */
  revert: () => void;
}

/** The form that a draft belongs to. */
export interface DraftForm {
  /** The text fields that are in the form now. The same field must be the same object each time. */
  getFields: () => readonly TextField[];
  /** Whether fields can be written now. */
  canWrite: () => boolean;
  /** The last submission. */
  getSubmission: () => Submission;
  /** Shows the notice of a restored draft, or hides it. */
  setOffer: (offer?: DraftOffer) => void;
}

/** A restored draft, until the visitor keeps or discards it. */
export interface DraftOffer {
  /** Whether the text might have been sent already. */
  isUnconfirmed: boolean;
  /** Keeps the text in the fields. */
  keep: () => void;
  /** Removes the restored text from fields that still contain it, and deletes the draft. */
  discard: () => void;
}

export type Draft = ReturnType<typeof createDraft>;

/** The draft's state of a field. A field without a record has not been checked for restoring. */
interface FieldRecord {
  /** Whether the field has contained the visitor's text. */
  isTouched: boolean;
  /** The text that was restored, until the visitor decides about it. */
  offered?: string | undefined;
}

/** Delay after the last edit. Serializing a long text after each key would slow down typing. */
const SAVE_DELAY_MS = 300;

/** Decides which text is saved, restored and discarded, and when the notice is shown. Does not use the DOM. */
export function createDraft(store: DraftStore, host: DraftForm) {
  const stored = store.read();
  // Text by field name, including fields that are not in the form now.
  const kept = new Map(Object.entries(stored?.values ?? {}));
  const records = new WeakMap<TextField, FieldRecord>();
  let isUnconfirmed = stored?.isUnconfirmed === true || host.getSubmission().error?.code === 'unconfirmed';
  let lastStatus: Submission['status'] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnmounted = true;

  function recordOf(field: TextField): FieldRecord {
    const record = records.get(field) ?? { isTouched: false };
    records.set(field, record);
    return record;
  }

  /** Restores the fields that have not been checked yet. Returns whether it restored any. */
  function restore(): boolean {
    // While a submission is pending, the visible text must stay the text that is being sent.
    if (host.getSubmission().status === 'pending' || !host.canWrite()) return false;
    let isRestored = false;
    for (const field of host.getFields()) {
      if (records.has(field)) continue;
      const record = recordOf(field);
      const text = kept.get(field.name);
      if (text === undefined) continue;
      const isThere = field.text === text;
      // The browser can have restored the text. If it equals the default value, the visitor has nothing to decide.
      if (isThere ? !field.isEdited : !field.isFree) continue;
      record.offered = text;
      isRestored = true;
      if (!isThere) field.write(text);
    }
    return isRestored;
  }

  function save(): void {
    stopTimer();
    for (const field of host.getFields()) {
      if (field.isEdited) {
        recordOf(field).isTouched = true;
        kept.set(field.name, field.text);
      } else if (records.get(field)?.isTouched) kept.delete(field.name);
    }
    if (kept.size === 0) {
      closeOffer();
      forget();
      return;
    }
    // If the page closes before the response arrives, the outcome stays unknown.
    const submission = host.getSubmission();
    const isSending = submission.status === 'pending' && submission.isSending === true;
    store.write({ values: Object.fromEntries(kept), isUnconfirmed: isUnconfirmed || isSending });
  }

  function update(): void {
    stopTimer();
    if (restore()) {
      showOffer();
      // React updates a controlled field only after the event, so the text is saved later.
      updateSoon();
    } else save();
  }

  /** After a delay, restores fields that have mounted, and saves. */
  function updateSoon(): void {
    stopTimer();
    timer = setTimeout(update, SAVE_DELAY_MS);
  }

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  /** Saves immediately if a save is pending. */
  function flush(): void {
    if (timer !== undefined) save();
  }

  function forget(): void {
    // A form can unmount with its text as soon as the text was sent.
    stopTimer();
    isUnconfirmed = false;
    kept.clear();
    store.remove();
  }

  function showOffer(): void {
    host.setOffer({ isUnconfirmed, keep: closeOffer, discard });
  }

  function closeOffer(): void {
    for (const field of host.getFields()) delete records.get(field)?.offered;
    host.setOffer(undefined);
  }

  function discard(): void {
    for (const field of host.getFields()) {
      // Text that the visitor has changed after the restore stays.
      if (records.get(field)?.offered === field.text) field.revert();
    }
    closeOffer();
    forget();
    // Saves edited fields that were not restored.
    updateSoon();
  }

  return {
    /** Restores the stored text and saves text that was typed earlier. Can be called again after `unmount`. */
    mount(): void {
      isUnmounted = false;
      lastStatus = host.getSubmission().status;
      if (host.getFields().some((field) => records.get(field)?.offered !== undefined)) showOffer();
      // The text was sent before the code of drafts had loaded.
      if (lastStatus === 'success') forget();
      else update();
    },

    /** Saves now and hides the notice. Keeps the state of the fields and of the notice for another `mount`. */
    unmount(): void {
      flush();
      isUnmounted = true;
      host.setOffer(undefined);
    },

    /** The visitor edited a field. */
    onEdit(field: TextField): void {
      recordOf(field).isTouched = true;
      updateSoon();
    },

    /** The form was reset, and its values have changed. */
    onReset(): void {
      closeOffer();
      forget();
      update();
    },

    /** The state of the form changed. */
    onStateChange(): void {
      const { status, error } = host.getSubmission();
      const isOutcome = status !== lastStatus && (status === 'success' || status === 'error');
      // Before `closeOffer`, which changes the state.
      lastStatus = status;
      if (isOutcome) {
        isUnconfirmed ||= error?.code === 'unconfirmed';
        closeOffer();
      }
      // After an unmount, another form can have replaced this one and stored its own draft.
      if (isUnmounted && !store.isCurrent()) return;
      if (status === 'success') forget();
      else if (isUnmounted) save();
      else update();
    },

    updateSoon,
    flush,
  };
}

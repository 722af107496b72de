import type { ContactPayload } from '../client/request.js';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { CustomMessages, Messages } from '../messages/Messages.js';
import { callAndReport } from './report.js';

/** The name and email address of the last message, which the form keeps for the next one. */
export interface SentBy {
  readonly name?: string;
  readonly email?: string;
}

/** Sets the optional details to `undefined`, so that all states have the same properties. */
interface NoDetails {
  readonly error?: undefined;
  readonly previousError?: undefined;
  readonly isSending?: undefined;
  readonly isSlow?: undefined;
}

/** A submission whose outcome is not known. */
export interface PendingSubmission extends Pick<NoDetails, 'error'> {
  readonly status: 'pending';
  /** The error of the previous submission. Parts still show it, so that nothing moves. */
  readonly previousError?: SubmissionError | undefined;
  /** Whether the request has started. Before that, the submission cannot have arrived. */
  readonly isSending?: boolean;
  /** Whether the request takes longer than eight seconds. */
  readonly isSlow?: boolean;
}

interface SuccessfulSubmission extends NoDetails {
  readonly status: 'success';
  readonly payload: ContactPayload;
  /** Whether the app has reset the fields, so that the visitor can send the next message. */
  readonly isReset?: boolean | undefined;
}

interface FailedSubmission extends Omit<NoDetails, 'error'> {
  readonly status: 'error';
  readonly error: SubmissionError;
}

/** The last submission of a form. */
export type Submission =
  (NoDetails & { readonly status: 'idle' }) | PendingSubmission | SuccessfulSubmission | FailedSubmission;

/** The props of a button in the notice of a restored draft. */
interface DraftButtonProps {
  type: 'button';
  onClick: () => void;
  children: string;
}

/** The notice of a restored draft. */
export interface DraftNotice {
  /**
   * The message about the restored text. Screen readers announce it if it appears in an element with `role="status"`.
   */
  text: string | undefined;
  /** For a `<button>` that keeps the text in the fields. */
  keepProps: DraftButtonProps;
  /** For a `<button>` that deletes the draft and removes its text from fields that still contain it. */
  discardProps: DraftButtonProps;
}

/** Returns the notice of a restored draft, which is shown until the visitor keeps or discards the text. */
export type RestoredDraft = (
  options: NoticeOptions,
  outcomeMessage: ((outcome: { code: 'unconfirmed' }, options: NoticeOptions) => string) | undefined,
) => DraftNotice;

interface NoticeOptions {
  messages: CustomMessages;
}

/** A correction of an email address that looks misspelled. */
export interface EmailSuggestion {
  /** Name of the field. */
  name: string;
  /** The address in the field. */
  typed: string;
  /** The corrected address. */
  email: string;
  /** Writes the corrected address into the field, which takes focus. */
  accept: () => void;
}

/** The state in the store of a form. The errors of its fields are in react-hook-form's control. */
export interface StoreState {
  readonly submission: Submission;
  /**
   * Number of failed submissions. `ContactStatus` uses it as a key, so that each failure is a new element and screen
   * readers announce it.
   */
  readonly failures: number;
  readonly suggestion?: EmailSuggestion | undefined;
  readonly draft?: RestoredDraft | undefined;
  /** The messages of a language, or `null` if there are none. */
  readonly catalog?: { readonly tag: string; readonly messages: Messages | null } | undefined;
  /** Initial values of the next message of the same visitor. */
  readonly kept?: SentBy | undefined;
}

export type Store = ReturnType<typeof createStore>;

/** Creates the state of a form, outside React, because a render is too late to prevent a double submit. */
export function createStore() {
  let state: StoreState = { submission: { status: 'idle' }, failures: 0 };
  const listeners = new Set<() => void>();

  /** Calls the listeners, for example after `lock`, or when the engine has loaded. */
  function notify(): void {
    // A listener that throws must not keep the others from the state.
    for (const listener of listeners) callAndReport(listener);
  }

  /** Changes a part of the state. It changes even after the form has unmounted. */
  function setState(changes: Partial<StoreState>): void {
    state = { ...state, ...changes };
    notify();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    getState: () => state,
    setState,
    notify,
    subscribe,

    /**
     * Makes the submission pending, without notifying: the request can start before React renders. Returns `false` if
     * another submission is pending, or was sent and the form has not been reset since then.
     */
    lock(): boolean {
      const { submission } = state;
      if (submission.status === 'pending') return false;
      if (submission.status === 'success' && !submission.isReset) return false;
      state = {
        ...state,
        submission: { status: 'pending', previousError: submission.error },
      };
      return true;
    },
  };
}

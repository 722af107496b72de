import type { QueryClient } from '@tanstack/react-query';
import type { Context } from 'react';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { FieldErrors } from '../schema/parseValues.js';

/** A restored draft, until the visitor keeps or discards it. */
export interface RestoredDraft {
  /**
   * Whether the text might have been sent already. Show `messages.outcomes.unconfirmedTitle` and
   * `messages.outcomes.unconfirmed` then, otherwise `messages.outcomes.draftRestored`.
   */
  isUnconfirmed: boolean;
  /** Keeps the text in the fields. */
  keep: () => void;
  /** Removes the restored text from fields that still contain it, and deletes the draft. */
  discard: () => void;
}

/** A correction of an email address that looks misspelled. */
export interface EmailSuggestion {
  /** Name of the field. */
  name: string;
  /** The address in the field. */
  typed: string;
  /** The corrected address. */
  email: string;
  /** Writes the corrected address into the field, which takes the focus. */
  accept: () => void;
}

/** The state of a form's last submission. */
export type SubmissionState =
  | { readonly status: 'idle' | 'success'; readonly error?: undefined; readonly isSending?: undefined }
  | {
      readonly status: 'pending';
      readonly error?: undefined;
      /** Whether the request has started. Before that, the submission cannot have arrived. */
      readonly isSending?: boolean | undefined;
    }
  | { readonly status: 'error'; readonly error: SubmissionError; readonly isSending?: undefined };

/** The name and the email address that a visitor has sent, if the payload contains them. */
export interface SentBy {
  readonly name?: string;
  readonly email?: string;
}

export type FormState = SubmissionState & {
  /** Error keys by field name. */
  readonly fieldErrors: FieldErrors;
  /** The failure of the last submission, while the next one is pending. Parts still show it, so that nothing moves. */
  readonly previousError?: SubmissionError | undefined;
  /** Whether the pending submission takes longer than eight seconds. */
  readonly isSlow?: boolean | undefined;
  /** Number of outcomes so far. Each outcome renders a new paragraph in the alert, so that screen readers announce it. */
  readonly outcomeCount?: number | undefined;
  /** The sender of the last message. */
  readonly sentBy?: SentBy | undefined;
  /** Initial values of the next message. */
  readonly kept?: SentBy | undefined;
  readonly suggestion?: EmailSuggestion | undefined;
  readonly draft?: RestoredDraft | undefined;
  /** TanStack Query's context, which loads with the engine: the page must not load TanStack Query earlier. */
  readonly queryClientContext?: Context<QueryClient | undefined> | undefined;
};

/** How a submission ended, or `idle` after a reset. */
type Outcome = { fieldErrors: FieldErrors; sentBy?: SentBy | undefined } & (
  { status: 'idle' | 'success' } | { status: 'error'; error: SubmissionError }
);

export const INITIAL_STATE: FormState = { status: 'idle', fieldErrors: {} };

/** The state while a submission is pending. */
export const pendingState = (state: FormState, isSending: boolean): FormState => ({
  ...state,
  status: 'pending',
  error: undefined,
  previousError: state.error ?? state.previousError,
  isSending,
  suggestion: undefined,
});

/** The state after a submission or a reset. */
export const settledState = (state: FormState, outcome: Outcome): FormState => ({
  ...state,
  error: undefined,
  previousError: undefined,
  isSending: undefined,
  isSlow: undefined,
  outcomeCount: (state.outcomeCount ?? 0) + 1,
  ...outcome,
});

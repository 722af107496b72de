import type { SubmissionError } from '../client/SubmissionError.js';
import type { SubmissionReceipt } from '../client/postSubmission.js';

/** How an attempt to send ended. */
export interface EngineResult {
  /** In react-query's words; `idle` when the values were refused before or after sending, field by field. */
  readonly status: 'idle' | 'success' | 'error';
  readonly receipt?: SubmissionReceipt | undefined;
  /** The form's error: a failed submission that named no field. */
  readonly error?: SubmissionError | undefined;
  /** Message keys by field name. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/** What a form shows: the last attempt's end, or `pending` from the press of Send on. */
export interface EngineState extends Omit<EngineResult, 'status'> {
  readonly status: EngineResult['status'] | 'pending';
  /** How many attempts have ended. */
  readonly submitCount: number;
}

export const idleState: EngineState = { status: 'idle', fieldErrors: {}, submitCount: 0 };

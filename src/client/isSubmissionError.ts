import type { SubmissionError } from './SubmissionError.js';

/** Whether a caught value is a `SubmissionError`, also one of another copy of this package. */
export function isSubmissionError(value: unknown): value is SubmissionError {
  return value instanceof Error && value.name === 'SubmissionError';
}

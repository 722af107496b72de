import type { SubmissionError } from './SubmissionError.js';

// A file of its own, because a page loads the class with the form, but this function with the engine.

/** Whether a caught value is a `SubmissionError`, even one from another copy of this package. */
export function isSubmissionError(value: unknown): value is SubmissionError {
  const error = value as SubmissionError | undefined;
  // Other libraries have an error class with this name.
  return error?.name === 'SubmissionError' && Array.isArray(error.fields);
}

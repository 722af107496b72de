import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { SubmissionError } from '../client/SubmissionError.js';

/**
 * Shows a failed submission in a form: fields that the service named get `fieldRejected`, anything else becomes the
 * form's error `root.submission`. Messages are message keys.
 */
export function applySubmissionError<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  { code, fieldErrors }: SubmissionError,
): void {
  for (const field of fieldErrors) {
    setError(field as FieldPath<Values>, { type: 'server', message: 'fieldRejected' });
  }
  if (fieldErrors.length === 0) setError('root.submission', { type: code, message: code });
}

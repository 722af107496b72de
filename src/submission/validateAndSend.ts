import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSubmissionError, SubmissionError } from '../client/SubmissionError.js';
import type { FieldErrors } from '../schema/parseValues.js';
import { callAndReport, report } from './callAndReport.js';
import { SCHEMA_FAILED, WHOLE_FORM } from './validate.js';

/** How one submit of a form ended. */
export type SubmitResult =
  /** The service accepted the submission, or it was discarded as spam. */
  | { status: 'success'; fieldErrors: FieldErrors }
  /** The form was reset while it was validated, and nothing was sent. */
  | { status: 'cancelled'; fieldErrors: FieldErrors }
  /**
   * `refused`: the schema or the service refused fields, and at least one of them can show the error. `error`: the
   * submission failed, or no field can show the error.
   */
  | { status: 'refused' | 'error'; error: SubmissionError; fieldErrors: FieldErrors };

export interface ValidateAndSendOptions<Payload> {
  /** Sends a valid payload. */
  send: (payload: Payload) => Promise<unknown>;
  /**
   * Whether a field that the visitor can see shows its error, and can take the focus. If the focus is elsewhere on the
   * page, it stays there, and the error for the whole form announces the refusal.
   */
  canShow: (field: string) => boolean;
  /** Called with the field names when the schema refused values. Nothing was sent. */
  onInvalid?: ((fields: readonly string[]) => void) | undefined;
  /** Called when the schema threw or took too long. Nothing was sent. */
  onError?: ((error: SubmissionError) => void) | undefined;
}

/**
 * Validates and submits through a form control of react-hook-form. The types of its errors are keys of
 * `messages.errors`. Never rejects because of a failed submission.
 */
export async function validateAndSend<Values extends FieldValues, Payload>(
  { handleSubmit }: Pick<UseFormReturn<Values, unknown, Payload>, 'handleSubmit'>,
  { send, canShow, onInvalid, onError }: ValidateAndSendOptions<Payload>,
): Promise<SubmitResult> {
  const results: SubmitResult[] = [];

  function refuse(error: SubmissionError, fieldErrors: FieldErrors): void {
    let isShown = false;
    // It reads the page, where a host's element can throw. The outcome is known all the same.
    callAndReport(() => (isShown = Object.keys(fieldErrors).some(canShow)));
    results.push({ status: isShown ? 'refused' : 'error', error, fieldErrors });
  }

  await handleSubmit(
    async (payload) => {
      try {
        await send(payload);
        results.push({ status: 'success', fieldErrors: {} });
      } catch (cause) {
        const error = isSubmissionError(cause) ? cause : new SubmissionError('unconfirmed', { cause });
        if (error !== cause) report(cause);
        refuse(error, Object.fromEntries(error.fields.map((field) => [field, 'fieldRejected'])));
      }
    },
    (errors) => {
      const { [WHOLE_FORM]: formError, ...fieldErrors } = errorKeys(errors);
      const hasFailed = formError === SCHEMA_FAILED;
      const error = new SubmissionError(hasFailed ? 'notSent' : 'invalid');
      refuse(error, fieldErrors);
      if (hasFailed) callAndReport(onError, error);
      else callAndReport(onInvalid, Object.keys(fieldErrors));
    },
  )();

  // react-hook-form calls neither callback if the form is reset meanwhile.
  return results[0] ?? { status: 'cancelled', fieldErrors: {} };
}

/** The error keys of react-hook-form's errors, by field name. */
function errorKeys(errors: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(errors) as [string, { type?: unknown } | undefined][];
  return Object.fromEntries(
    entries.map(([field, error]) => [field, typeof error?.type === 'string' ? error.type : 'fieldInvalid']),
  );
}

import { DEFAULT_TIMEOUT, requestSubmission, type Destination } from '../client/request.js';
import { isSubmissionError, SubmissionError } from '../client/SubmissionError.js';
import { withTimeout } from '../client/withTimeout.js';
import { parseValues, type ContactSchema, type FieldErrors } from '../schema/parseValues.js';
import type { FormField, FormValues } from './formFields.js';

interface SubmitValuesOptions extends Destination {
  /** Short language code that is submitted. */
  locale: string;
  /** @default contactSchema */
  schema: ContactSchema | undefined;
  fields: readonly FormField[];
  /** Whether valid values can be sent. */
  verify?: (() => boolean | Promise<boolean>) | undefined;
  onError?: ((error: SubmissionError) => void) | undefined;
}

/** `invalid`: fields of the form can show the errors. `error`: no field can. */
export type SubmitValuesResult =
  | { status: 'sent' }
  | { status: 'invalid'; errors: FieldErrors }
  | { status: 'error'; error: SubmissionError };

/** Validates the values of a form and sends them once. Never throws. */
export async function submitValues(
  values: FormValues,
  { locale, schema, fields, verify, onError, ...destination }: SubmitValuesOptions,
): Promise<SubmitValuesResult> {
  function failure(errors: FieldErrors, error: SubmissionError): SubmitValuesResult {
    const known = fields.flatMap(({ name }) => {
      const key = errors[name];
      return key === undefined ? [] : [[name, key] as const];
    });
    return known.length > 0
      ? { status: 'invalid', errors: Object.fromEntries(known) }
      : { status: 'error', error };
  }

  const rules = Object.fromEntries(fields.flatMap(({ name, rules: own }) => (own ? [[name, own]] : [])));
  try {
    const parsed = await withTimeout(parseValues({ values, rules }, schema), DEFAULT_TIMEOUT);
    if (!parsed.success) return failure(parsed.errors, new SubmissionError('invalid'));
    if (verify) await checkVisitor(verify);
    await requestSubmission(destination, { locale, payload: parsed.payload });
    return { status: 'sent' };
  } catch (cause) {
    // Any other error comes from the schema, before the request.
    const error = isSubmissionError(cause) ? cause : new SubmissionError('notSent', { cause });
    // Not awaited: it must not delay the page.
    void callAndLog('onError', () => onError?.(error));
    return failure(Object.fromEntries(error.fields.map((field) => [field, 'fieldNotAccepted'])), error);
  }
}

/**
 * Calls the app's `verify`, which can wait for another service.
 *
 * @throws SubmissionError `challengeFailed` unless it returns `true`: if it throws, or takes longer than 30 seconds
 */
async function checkVisitor(verify: () => boolean | Promise<boolean>): Promise<void> {
  let cause: unknown;
  const isAccepted = await callAndLog('verify', async () => {
    try {
      return await withTimeout(Promise.resolve(verify()), DEFAULT_TIMEOUT);
    } catch (error) {
      cause = error;
      throw error;
    }
  });
  // In plain JavaScript, the answer of a service such as `{ success: false }` is easily returned.
  if (isAccepted !== true) throw new SubmissionError('challengeFailed', { cause });
}

/**
 * Calls a function of the app. If it throws or rejects, the error is logged and the result is undefined, so that the
 * visitor still gets a page with the text.
 */
export async function callAndLog<T>(name: string, call: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    console.error(`react-contact-kit: ${name} threw an error.`, error);
    return undefined;
  }
}

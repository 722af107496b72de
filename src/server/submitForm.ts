import type { FieldError } from 'react-hook-form';
import { isSubmissionError } from '../client/isSubmissionError.js';
import { postSubmission, type ContactPayload, type PostOptions } from '../client/postSubmission.js';
import { SubmissionError } from '../client/SubmissionError.js';
import { parseValues, type ContactSchema } from '../schema/parseValues.js';
import type { FormField } from './formFields.js';
import type { FormValues } from './formValues.js';

export interface SubmitFormOptions extends PostOptions {
  url: string;
  /** Short language code that is submitted. */
  locale: string;
  schema: ContactSchema;
  fields: readonly FormField[];
  onError?: ((error: SubmissionError) => void) | undefined;
}

/** Why a form was not sent. */
export interface Failure {
  /** Message keys by field. */
  keys: ReadonlyMap<string, string>;
  /** Why, when no field can tell. */
  error?: SubmissionError | undefined;
}

/** Validates what a form holds and sends it with one `fetch`. Undefined once it was acknowledged. */
export async function submitForm(
  values: FormValues,
  { url, locale, schema, fields, onError, ...post }: SubmitFormOptions,
): Promise<Failure | undefined> {
  const failure = (keys: readonly [string, string][], error = new SubmissionError('invalid')): Failure => {
    const known = keys.filter(([key]) => fields.some(({ name }) => name === key));
    return known.length > 0 ? { keys: new Map(known) } : { keys: new Map(), error };
  };
  try {
    const parsed = await parseValues(values, schema);
    const refused: [string, FieldError][] = Object.entries(parsed.errors);
    if (refused.length > 0) {
      return failure(refused.map(([name, { message = 'fieldInvalid' }]) => [name, message]));
    }
    await postSubmission(url, { locale, payload: parsed.values as ContactPayload }, post);
    return undefined;
  } catch (cause) {
    // What is no outcome, such as a schema that throws, comes before anything is sent.
    const error = isSubmissionError(cause) ? cause : new SubmissionError('notAccepted', { cause });
    try {
      onError?.(error);
    } catch (thrown) {
      // The host's log is broken, and the visitor's text goes back to them all the same.
      console.error('react-contact-kit: onError has thrown.', thrown);
    }
    return failure(
      error.fieldErrors.map((name) => [name, 'fieldRejected']),
      error,
    );
  }
}

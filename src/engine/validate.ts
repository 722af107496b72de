import { get, set, type Field, type FieldValues, type ResolverOptions } from 'react-hook-form';
import { withTimeout } from '../client/withTimeout.js';
import { diagnoseIssues } from '../diagnostics/diagnoseForm.js';
import type { CustomMessages } from '../messages/Messages.js';
import { errorText } from '../messages/messageText.js';
import {
  loadSchema,
  parseValues,
  type ContactSchema,
  type FieldErrors,
  type Fields,
  type LazySchema,
  type ParsedValues,
} from '../schema/parseValues.js';
import { report } from '../form/report.js';

/** Field name of an error that concerns the whole form. No control has an empty name. */
export const WHOLE_FORM = '';

/** Error of the whole form if its schema throws, does not load or takes too long. No check uses it as its message. */
export const SCHEMA_FAILED = 'schema failed';

/** Milliseconds that a lazy schema and its asynchronous checks can take. */
const VALIDATION_TIMEOUT = 30_000;

/**
 * Parses the fields of a form. Never throws: if the schema throws, does not load or takes too long, the whole form gets the error
 * `SCHEMA_FAILED`, and the cause is reported as an uncaught error.
 */
export async function validate(
  fields: Fields,
  schema: ContactSchema | LazySchema | undefined,
  names?: readonly string[],
): Promise<ParsedValues> {
  try {
    const parse = (loaded: ContactSchema | undefined) => parseValues(fields, loaded, names);
    const parsed = typeof schema === 'function' ? loadSchema(schema).then(parse) : parse(schema);
    const result = parsed instanceof Promise ? await withTimeout(parsed, VALIDATION_TIMEOUT) : parsed;
    // Bundlers remove the diagnostics from production builds.
    if (process.env.NODE_ENV === 'development' && !result.success)
      diagnoseIssues(result.issues, fields.values);
    return result;
  } catch (cause) {
    report(cause);
    return { success: false, errors: { [WHOLE_FORM]: SCHEMA_FAILED }, issues: [] };
  }
}

/** An error of react-hook-form. Its type is the error key, so that its message can change with the language. */
export function fieldError(key: string, messages: CustomMessages): { type: string; message: string } {
  return { type: key, message: errorText(key, messages) };
}

/** Errors as react-hook-form stores them. */
export function controlErrors(
  fieldErrors: FieldErrors,
  fields: ResolverOptions<FieldValues>['fields'],
  messages: CustomMessages,
): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  for (const [name, key] of Object.entries(fieldErrors)) {
    const field: Field['_f'] | undefined = get(fields, name);
    // An error of the whole object does not replace the errors of its fields.
    if (!get(errors, name))
      set(errors, name, { ...fieldError(key, messages), ref: field?.refs?.[0] ?? field?.ref });
  }
  if (Object.keys(errors).length > 0) return errors;
  // react-hook-form drops reserved names such as `constructor`, and would treat the values as valid. In development, an
  // error says so when the form renders.
  report(new TypeError(`react-contact-kit: rename the field ${Object.keys(fieldErrors).join()}.`));
  return { [WHOLE_FORM]: { type: SCHEMA_FAILED } };
}

import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver, ResolverOptions, ResolverResult } from 'react-hook-form';
import type { ContactPayload } from '../client/request.js';
import { withTimeout } from '../client/withTimeout.js';
import { diagnoseIssues } from '../diagnostics/diagnoseForm.js';
import type { FormSnapshot } from '../form/contract.js';
import { report } from '../form/report.js';
import type { ResolvedOptions } from '../form/useOptions.js';
import type { CustomMessages } from '../messages/Messages.js';
import { errorText } from '../messages/messageText.js';
import {
  loadSchema,
  parseValues,
  type ContactSchema,
  type Fields,
  type LazySchema,
  type ParsedValues,
} from '../schema/parseValues.js';

/** A pending submit, and the result of its validation. */
export interface PendingSubmit extends FormSnapshot {
  parsed?: ParsedValues;
  /** Whether the app has reset react-hook-form since the submit. */
  isReset?: boolean;
  /** Whether that reset has kept the values. */
  areValuesKept?: boolean;
}

/** The context of the resolver. */
export interface ResolverContext {
  /** The submit to validate. Set only in the task of `handleSubmit`; otherwise, react-hook-form validates a corrected field. */
  submit?: PendingSubmit | undefined;
  /** Returns the current options of the form. They apply only if there is no submit. */
  getOptions: () => Pick<ResolvedOptions, 'schema' | 'messages'> | undefined;
  /** Returns the values of the submit, or the current values if there is no submit. */
  readFields: (submit: FormSnapshot | undefined, ...registered: RegisteredFields) => Fields;
}

/** The values of react-hook-form and its registered fields, by name. */
type RegisteredFields = [values: FieldValues, fields: ResolverOptions<FieldValues>['fields']];

/** Field name of an error that concerns the whole form. No control has an empty name. */
export const WHOLE_FORM = '';

/** Error of the whole form if its schema throws, does not load or takes too long. No check uses it as its message. */
export const SCHEMA_FAILED = 'schema failed';

const FAILED = { success: false, errors: { [WHOLE_FORM]: SCHEMA_FAILED }, issues: [] } as const;

/** Milliseconds that a lazy schema and its asynchronous checks can take. */
const VALIDATION_TIMEOUT = 30_000;

/**
 * The resolver of react-hook-form. It validates the fields at a submit. In the hook, react-hook-form also calls it when the
 * visitor corrects a registered field.
 */
export const resolver: Resolver<FieldValues, ResolverContext, ContactPayload> = async (
  values,
  context,
  registered,
) => {
  const { submit, getOptions, readFields } = context as ResolverContext;
  const { schema, messages } = (submit?.options ?? getOptions()) as ResolvedOptions;
  let parsed = await validate(readFields(submit, values, registered.fields), schema, registered.names);
  let errors = nestErrors(parsed, messages, registered);
  if (!parsed.success && Object.keys(errors).length === 0) {
    // react-hook-form drops the errors of reserved names, such as `constructor`, and would treat the values as valid. In
    // development, the form reports such a name when it renders, so this message is short.
    report(new TypeError('Rename field ' + Object.keys(parsed.errors)));
    parsed = FAILED;
    errors = nestErrors(parsed, messages, registered);
  }
  // The machine reads the result from the submit: react-hook-form drops the values of fields that the app disables meanwhile.
  if (submit) submit.parsed = parsed;
  return { values: parsed.success ? parsed.payload : {}, errors } as ResolverResult<
    FieldValues,
    ContactPayload
  >;
};

/** The errors of a validation as react-hook-form stores them: by path, with the control that can take focus. */
function nestErrors(
  parsed: ParsedValues,
  messages: CustomMessages,
  registered: ResolverOptions<FieldValues>,
) {
  if (parsed.success) return {};
  // Shorter paths first: if the error of an object came later, it would replace the errors of its fields.
  // oxlint-disable-next-line unicorn/no-array-sort -- some browsers have no `toSorted`, and the list is new
  const errors = Object.entries(parsed.errors).sort(([a], [b]) => a.length - b.length);
  return toNestErrors(
    Object.fromEntries(errors.map(([name, key]) => [name, fieldError(key, messages)])),
    registered,
  );
}

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
    return FAILED;
  }
}

/**
 * An error of react-hook-form. Its type is the error key, so that its message can change with the language.
 *
 * @param text the message if the catalog does not have the key
 */
export function fieldError(
  key: string,
  messages: CustomMessages,
  text?: string,
): { type: string; message: string } {
  return { type: key, message: errorText(key, messages, text) };
}

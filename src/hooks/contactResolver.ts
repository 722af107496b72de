import { get, set, type Field, type FieldValues, type Resolver, type ResolverOptions } from 'react-hook-form';
import type { CustomMessages } from '../locales/Messages.js';
import type { LazySchema } from '../schema/loadSchema.js';
import type { ContactOutput, ContactSchema, ContactValues } from '../schema/parseValues.js';
import { report } from '../submission/callAndReport.js';
import { SCHEMA_FAILED, validate, WHOLE_FORM } from '../submission/validate.js';
import { fieldError } from './useErrorTexts.js';

const RESERVED_NAME =
  'react-contact-kit: react-hook-form cannot store an error of a field with this name. Rename the field.';

/**
 * A react-hook-form resolver whose errors have a key of `messages.errors` as their type, and its text as their message.
 * It replaces `zodResolver`, whose messages are English sentences.
 */
export function contactResolver<Schema extends ContactSchema>(
  schema: Schema | LazySchema<Schema> | undefined,
  messages: CustomMessages,
): Resolver<ContactValues<Schema>, unknown, ContactOutput<Schema>> {
  return async (values, _context, options) => {
    const result = await validate(registeredValues(values, options), schema, options.names);
    if (result.success) return { values: result.payload as ContactOutput<Schema>, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const [name, key] of Object.entries(result.errors)) {
      const field: Field['_f'] | undefined = get(options.fields, name);
      // An error of the whole object does not replace the errors of its fields.
      if (!get(errors, name))
        set(errors, name, { ...fieldError(key, messages), ref: field?.refs?.[0] ?? field?.ref });
    }
    // `set` drops names such as "constructor". Without errors, react-hook-form would treat the values as valid.
    if (Object.keys(errors).length === 0) {
      report(new TypeError(RESERVED_NAME));
      errors[WHOLE_FORM] = { type: SCHEMA_FAILED };
    }
    return { values: {}, errors: errors as object };
  };
}

/** The values of registered controls as `readValues` reads them, because those of react-hook-form differ in three cases. */
function registeredValues<Values extends FieldValues>(
  values: Values,
  { fields }: ResolverOptions<Values>,
): Record<string, unknown> {
  const entries = Object.entries<unknown>(values).map(([name, value]) => {
    const field = fields[name];
    const { type, validity } = (field?.ref ?? {}) as Partial<HTMLInputElement>;
    // A radio group without a choice
    if (type === 'radio' && value === null) return [name, undefined];
    // A group of checkboxes that the visitor has not touched
    if (type === 'checkbox' && value === false && field?.refs?.[1]) return [name, []];
    // A number or date that the browser cannot read
    return [name, validity?.badInput ? NaN : value];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

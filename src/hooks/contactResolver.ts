import { toNestErrors } from '@hookform/resolvers';
import type { Resolver } from 'react-hook-form';
import type { LazySchema } from '../schema/loadSchema.js';
import type { ContactOutput, ContactSchema, ContactValues } from '../schema/parseValues.js';
import { report } from '../submission/callAndReport.js';
import { SCHEMA_FAILED, validate, WHOLE_FORM } from '../submission/validate.js';

const RESERVED_NAME =
  'react-contact-kit: react-hook-form cannot store an error of a field with this name. Rename the field.';

/**
 * A react-hook-form resolver whose error messages are keys of `messages.errors`. It replaces `zodResolver`, whose
 * messages are English sentences.
 */
export function contactResolver<Schema extends ContactSchema>(
  schema: Schema | LazySchema<Schema> | undefined,
): Resolver<ContactValues<Schema>, unknown, ContactOutput<Schema>> {
  return async (values, _context, options) => {
    const result = await validate(values, schema);
    if (result.success) return { values: result.payload as ContactOutput<Schema>, errors: {} };
    const flat = Object.entries(result.errors).map(([name, message]) => [
      name,
      { type: 'validate', message },
    ]);
    const errors = toNestErrors(Object.fromEntries(flat) as object, options);
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    // `toNestErrors` drops names such as "constructor". Without errors, react-hook-form would treat the values as
    // valid.
    report(new TypeError(RESERVED_NAME));
    return { values: {}, errors: { [WHOLE_FORM]: { type: 'validate', message: SCHEMA_FAILED } } as object };
  };
}

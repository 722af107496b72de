import { toNestErrors } from '@hookform/resolvers';
import type { Resolver } from 'react-hook-form';
import type { contactSchema } from './contactSchema.js';
import { parseValues, type ContactOutput, type ContactSchema, type ContactValues } from './parseValues.js';

const NAME_REFUSED =
  'react-contact-kit: react-hook-form cannot hold the error of a field with this name. Rename the field.';

/**
 * A react-hook-form resolver whose error messages are message keys.
 *
 * Not `zodResolver`: its messages are zod's sentences.
 */
export function contactResolver<Schema extends ContactSchema = typeof contactSchema>(
  schema?: Schema,
): Resolver<ContactValues<Schema>, unknown, ContactOutput<Schema>> {
  return async (values, _context, options) => {
    const parsed = await parseValues(values, schema);
    const errors = toNestErrors(parsed.errors, options);
    // It drops names such as "constructor"; without errors, react-hook-form would take the values for valid.
    if (Object.keys(parsed.errors)[0] && !Object.keys(errors)[0]) throw new TypeError(NAME_REFUSED);
    return { values: parsed.values, errors } as never;
  };
}

import { parseValues, type ContactSchema } from '../schema/parseValues.js';
import type { FormField } from './formFields.js';
import { fieldValue } from './formValues.js';

export interface MarkedField extends FormField {
  /** Whether the schema refuses it when it is empty. */
  isRequired: boolean;
}

/** Finds out which fields may not stay empty. */
export async function markRequired(
  fields: readonly FormField[],
  schema: ContactSchema,
): Promise<readonly MarkedField[]> {
  const empty = Object.fromEntries(
    fields.map((field) => [field.name, fieldValue(field.kind === 'text' ? [''] : [], field)]),
  );
  // A schema that throws has been heard of already; the visitor gets the form all the same.
  const { errors } = await parseValues(empty, schema).catch(() => ({ errors: {} }));
  return fields.map((field) => ({ ...field, isRequired: Object.hasOwn(errors, field.name) }));
}

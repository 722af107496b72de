import type { FormField } from './formFields.js';
import { Refusal } from './Refusal.js';

/** What a form says about one field: a text, whether a box was ticked, a list; undefined when it says nothing. */
export type FormValue = string | boolean | readonly string[] | undefined;
/** The same by field. */
export type FormValues = Readonly<Record<string, FormValue>>;

/**
 * What a form holds in the fields that a schema knows, and nothing else.
 *
 * @throws Refusal when a field comes twice, or one is called like a property of every object
 */
export function formValues(form: URLSearchParams, fields: readonly FormField[]): FormValues {
  for (const name of form.keys()) {
    // Also in the spelling of those who build objects of such names: "constructor[prototype][x]".
    if ((name.split(/[.[]/, 1)[0] ?? '') in Object.prototype) {
      throw new Refusal(400, 'A field is called like a property of every object.');
    }
  }
  return Object.fromEntries(fields.map(({ name, kind }) => [name, fieldValue(form.getAll(name), kind)]));
}

function fieldValue(values: readonly string[], kind: FormField['kind']): FormValue {
  if (kind === 'list') return values;
  // Of two, nobody can tell which one the visitor meant.
  if (values.length > 1) throw new Refusal(400, 'A field that holds one value came twice.');
  return kind === 'tick' ? values.length > 0 : values[0];
}

import type { FormField } from './formFields.js';
import { Refusal } from './Refusal.js';

/** What a form says about one field: a text, whether a box was ticked, a list; undefined when it says or chooses nothing. */
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
  return Object.fromEntries(fields.map((field) => [field.name, fieldValue(form.getAll(field.name), field)]));
}

/** What one field holds, of all that a form says about it. */
export function fieldValue(values: readonly string[], { kind, choices }: FormField): FormValue {
  if (kind === 'list') return values;
  // Of two, nobody can tell which one the visitor meant.
  if (values.length > 1) throw new Refusal(400, 'A field that holds one value came twice.');
  if (kind === 'tick') return values.length > 0;
  const [text] = values;
  // A choice that nobody has made, as radios tell it; a select would send "".
  return text === '' && choices.length > 0 && !choices.includes(text) ? undefined : text;
}

import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { invalidOption } from '../client/submissionUrl.js';
import { contactSchema } from '../schema/contactSchema.js';
import { isReserved, patternError } from '../schema/inspectSchema.js';
import type { FieldRules } from '../schema/fieldRules.js';
import type { ContactSchema } from '../schema/parseValues.js';

/** A field of the form, and how a browser posts it: as a string, as a checkbox, or as a list of strings. */
export interface FormField {
  name: string;
  kind: 'text' | 'checkbox' | 'list';
  /** The allowed values, if there is a list of them. Empty if any value is allowed. */
  choices: readonly string[];
  /** Set for a field that the schema does not contain. */
  rules?: FieldRules;
}

/** A field that the schema does not contain, with the HTML attributes of its control. */
interface ContactEndpointField extends Omit<FieldRules, 'options' | 'type'> {
  /**
   * The `type` of an `<input>`, or `textarea`. Ignored if `options` is set.
   * @default 'text'
   */
  type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'range'
    | 'date'
    | 'time'
    | 'datetime-local'
    | 'checkbox'
    | 'textarea'
    | undefined;
  /**
   * Label in `text` and on the failure page.
   * @default the label in `messages`, or the name
   */
  label?: string | undefined;
  /**
   * The choices of a select or a radio group or, with `multiple`, of a checkbox group. An option's label defaults to its
   * label in `messages`, such as `'topic.sales'`, or to its value.
   */
  options?: readonly { value: string; label?: string | undefined }[] | undefined;
  /** Whether the visitor can choose more than one option. The options then form a group of checkboxes. */
  multiple?: boolean | undefined;
}

/** The fields of an endpoint, by name. `false` for a default field that the form does not have. */
export type ContactEndpointFields = Readonly<Record<string, ContactEndpointField | false>>;

/** The value of one field. Undefined if the form did not contain the field, or if the visitor made no choice. */
type FormValue = string | boolean | readonly string[] | undefined;
/** The values that the visitor entered, by field name. */
export type FormValues = Readonly<Record<string, FormValue>>;

/**
 * The fields of the schema, in the schema's order, followed by the other fields.
 *
 * @throws TypeError if the schema is not an object schema, if the name of a field is reserved, or if a pattern is not valid
 */
export function formFields(
  schema: ContactSchema | undefined,
  own: ContactEndpointFields = {},
): readonly FormField[] {
  const def = definition(schema ?? contactSchema);
  const why = 'the endpoint cannot tell which fields to read';
  const fix = 'an object with field names of your own, such as contactSchema.extend({ company: z.string() })';
  if (def.type !== 'object') throw invalidOption('schema', `a zod ${def.type}`, why, fix);
  const ofSchema = Object.keys(def.shape);
  if (ofSchema.some(isReserved)) throw invalidOption('schema', ofSchema, why, fix);
  const others = Object.keys(own);
  if (others.some(isReserved)) throw invalidOption('fields', others, why, 'names that are not reserved');
  const removed = others.filter((name) => own[name] === false);
  if (removed.some((name) => schema || !ofSchema.includes(name))) {
    const expected = 'attributes. Only name, email and message of an endpoint without `schema` can be false';
    throw invalidOption('fields', removed, 'the endpoint cannot tell which fields the form has', expected);
  }
  for (const name of others) checkPattern(name, own[name] || {});
  const names = [...new Set([...ofSchema, ...others])].filter((name) => !removed.includes(name));
  return names.map((name) => {
    const field = def.shape[name];
    const rules = own[name] || undefined;
    return rules && !(schema && field)
      ? ruledField(name, rules)
      : Object.assign(describe(field as $ZodType), { name });
  });
}

function checkPattern(name: string, { pattern }: ContactEndpointField): void {
  if (pattern === undefined) return;
  const error = typeof pattern === 'string' ? patternError(pattern) : 'It is not a string';
  if (error === undefined) return;
  const why = `the endpoint could not check the field (${error})`;
  throw invalidOption(`fields.${name}.pattern`, pattern, why, 'a regular expression as a string');
}

/** A list can contain any text, and the page after a failed submission contains all of them. */
export const MAX_ITEMS = 1_000;

/**
 * The values of the given fields in a posted form.
 *
 * Undefined if a field with one value was posted twice, because it is unclear which value the visitor meant, or if a list
 * has more than 1,000 values.
 */
export function formValues(form: URLSearchParams, fields: readonly FormField[]): FormValues | undefined {
  const isTooOften = ({ name, kind }: FormField) =>
    form.getAll(name).length > (kind === 'list' ? MAX_ITEMS : 1);
  if (fields.some(isTooOften)) return undefined;
  return Object.fromEntries(fields.map((field) => [field.name, fieldValue(form.getAll(field.name), field)]));
}

/**
 * The values of undeclared fields in a posted form: a text, or a list for a name that was posted several times. Undefined if a
 * list has more than 1,000 values.
 */
export function undeclaredValues(form: URLSearchParams, names: readonly string[]): FormValues | undefined {
  const lists = new Map(names.map((name): [string, string[]] => [name, []]));
  for (const [name, text] of form) lists.get(name)?.push(text);
  const entries = [...lists];
  if (entries.some(([, texts]) => texts.length > MAX_ITEMS)) return undefined;
  return Object.fromEntries(entries.map(([name, texts]) => [name, texts.length > 1 ? texts : texts[0]]));
}

/** The names of the fields in a posted form. Frameworks and services add fields that begin with `$ACTION` or `_`. */
export function formNames(form: URLSearchParams): readonly string[] {
  return [...new Set(form.keys())].filter((name) => !/^(\$ACTION|_)/.test(name));
}

/** Whether a value has the type of a field's values. */
export function isOfKind(value: unknown, kind: FormField['kind']): boolean {
  if (kind === 'list') return Array.isArray(value);
  return typeof value === (kind === 'text' ? 'string' : 'boolean');
}

function fieldValue(posted: readonly string[], { kind, choices }: FormField): FormValue {
  if (kind === 'list') return posted;
  if (kind === 'checkbox') return posted.length > 0;
  const [text] = posted;
  // Without a selection, a radio group posts nothing and a select posts "".
  return text === '' && choices.length > 0 && !choices.includes('') ? undefined : text;
}

function ruledField(
  name: string,
  { options, multiple, label: _, ...rules }: ContactEndpointField,
): FormField {
  const choices = options?.map(({ value }) => value) ?? [];
  if (!options) return { name, kind: rules.type === 'checkbox' ? 'checkbox' : 'text', choices, rules };
  const type = multiple ? 'list' : 'select-one';
  return { name, kind: multiple ? 'list' : 'text', choices, rules: { ...rules, type, options: choices } };
}

/** The labels of fields and choices, as keys of `messages.labels`. */
export function fieldLabels(own: ContactEndpointFields = {}): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [name, field] of Object.entries(own)) {
    const { label, options = [] } = field || {};
    if (label !== undefined) labels[name] = label;
    for (const option of options) {
      if (option.label !== undefined) labels[`${name}.${option.value}`] = option.label;
    }
  }
  return labels;
}

function definition(schema: $ZodType): $ZodTypes['_zod']['def'] {
  return (schema as $ZodTypes)['_zod'].def;
}

function describe(schema: $ZodType): Omit<FormField, 'name'> {
  const def = definition(schema);
  switch (def.type) {
    case 'boolean':
      return { kind: 'checkbox', choices: [] };
    case 'literal':
      if (def.values.includes(true)) return { kind: 'checkbox', choices: [] };
      return { kind: 'text', choices: def.values.map(String) };
    case 'enum':
      return { kind: 'text', choices: Object.values(def.entries).map(String) };
    case 'array':
      return { kind: 'list', choices: describe(def.element).choices };
    case 'union': {
      // Usually a union of an enum and an empty literal: a select whose empty option is allowed.
      const options = def.options.map(describe);
      const isChoice = options.every(({ choices }) => choices.length > 0);
      const choices = isChoice ? options.flatMap((option) => option.choices) : [];
      return options.find(({ kind }) => kind !== 'text') ?? { kind: 'text', choices };
    }
    case 'pipe':
      // A transform accepts any value.
      return describe(definition(def.in).type === 'transform' ? def.out : def.in);
    default:
      return 'innerType' in def ? describe(def.innerType) : { kind: 'text', choices: [] };
  }
}

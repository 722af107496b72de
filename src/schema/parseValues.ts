import { object } from 'zod/mini';
import {
  safeParse,
  safeParseAsync,
  type $ZodIssue,
  type $ZodRawIssue,
  type $ZodType,
  type input,
  type output,
  type util,
} from 'zod/v4/core';
import type { ContactPayload } from '../client/request.js';
import { DEFAULT_TEXTS, type contactSchema } from './contactSchema.js';
import { ruleSchema, type FieldRules } from './fieldRules.js';
import { isMissing, schemaFields } from './inspectSchema.js';
import { normalizeText } from './normalizeText.js';

/** Any zod schema, classic or mini, whose output is an object. */
export type ContactSchema = $ZodType<object, Record<string, unknown>>;

/** The schema's input: the values in the fields, by name. */
export type ContactValues<Schema extends ContactSchema = typeof contactSchema> = [ContactSchema] extends [
  Schema,
]
  ? ContactPayload
  : input<Schema>;

/** The value of an empty control, if the type of its field does not contain that value. */
type EmptyValue<Value> = Value extends true ? false : Value extends string ? '' : never;

/** Initial values. An empty control can have a value that the type of its field does not contain. */
export type InitialValues<Values> = {
  [Name in keyof Values]?: Values[Name] | EmptyValue<Values[Name]> | undefined;
};

/** The schema's output, which is the type of the payload. */
export type ContactOutput<Schema extends ContactSchema = typeof contactSchema> = [ContactSchema] extends [
  Schema,
]
  ? ContactPayload
  : output<Schema>;

/** Error keys by field name. The key '' stands for the whole form. */
export type FieldErrors = Readonly<Record<string, string>>;

export type ParsedValues =
  | { success: true; payload: ContactPayload }
  | {
      success: false;
      errors: FieldErrors;
      /** The schema's own description of the errors. */
      issues: readonly $ZodIssue[];
    };

/** The fields of a form. */
export interface Fields {
  values: Readonly<Record<string, unknown>>;
  /** The rules of the kit's fields, by name. They apply to the fields that the schema does not contain. */
  rules?: Readonly<Record<string, FieldRules>>;
}

/**
 * Normalizes texts and parses the values. Fields of the schema are parsed with the schema, and the others by their rules.
 * Returns the payload, or the first error of each field. An empty value counts as missing if the field is optional. If a
 * check of your schema sets a message, the message is the error key. Otherwise, the code of the issue determines the key.
 * Returns a promise if there is a schema, whose checks can be asynchronous.
 *
 * @param schema if undefined, the fields follow their rules, and the default fields without rules are required
 * @param names names of fields with a path, such as `address.city` of react-hook-form
 * @throws the error of a check or transform that throws
 */
export function parseValues(
  { values, rules = {} }: Fields,
  schema?: ContactSchema,
  names: readonly string[] = [],
): ParsedValues | Promise<ParsedValues> {
  const known = schema && schemaFields(schema);
  // Default fields need no rules.
  const presets = schema ? [] : Object.keys(DEFAULT_TEXTS).filter((name) => name in values);
  const withRules = [...new Set([...presets, ...Object.keys(rules)])];
  // The fields of a union or an intersection are unknown, so the schema receives all values, and no rule applies.
  const ruled = schema && !known ? [] : withRules.filter((name) => !known || !(name in known.shape));
  const ruledValues = Object.fromEntries(ruled.map((name) => [name, values[name] ?? '']));
  const parseRuled = [schemaOfRules(ruled, rules), ruledValues, PARSING] as const;
  // The schemas of the kit are synchronous. Only a call shows whether that of an app is.
  if (!schema) return toParsed([safeParse(...parseRuled)], names);
  const isLoose = (known?.others ?? 'never') !== 'never';
  const ofSchema = Object.entries(values).filter(([name]) => isLoose || !ruled.includes(name));
  // Before the schema runs, so that it validates the text that is sent.
  const normalized = ofSchema.map(([name, value]) => {
    const text = typeof value === 'string' ? normalizeText(value) : value;
    return [name, isMissing(schema, name, text) ? undefined : text];
  });
  return Promise.all([
    safeParseAsync(...parseRuled),
    // Last, because the output of a transform overrides the value of a field.
    safeParseAsync(schema, Object.fromEntries(normalized), PARSING),
  ]).then((results) => toParsed(results, names));
}

function toParsed(results: readonly util.SafeParseResult<unknown>[], names: readonly string[]): ParsedValues {
  const issues = results.flatMap(({ error }) => error?.issues ?? []);
  if (issues.length > 0) return { success: false, errors: firstErrors(issues, names), issues };
  return { success: true, payload: Object.assign({}, ...results.map(({ data }) => data)) as ContactPayload };
}

/** The schemas of rules. Building one takes longer than parsing with it. */
const schemasOfRules = new Map<string, $ZodType>();

/** The schema of fields with rules, and of default fields, which need none. */
function schemaOfRules(names: readonly string[], rules: Readonly<Record<string, FieldRules>>): $ZodType {
  const key = JSON.stringify(names.map((name) => [name, rules[name]]));
  const known = schemasOfRules.get(key);
  if (known) return known;
  const schema = object(Object.fromEntries(names.map((name) => [name, ruleSchema(name, rules[name] ?? {})])));
  // An app can change the rules at each submit.
  if (schemasOfRules.size > 50) schemasOfRules.clear();
  schemasOfRules.set(key, schema);
  return schema;
}

function firstErrors(issues: readonly $ZodIssue[], names: readonly string[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[fieldNameOf(path, names)] ??= message || 'fieldInvalid';
  return errors;
}

/** The field that contains the value at a path: `days` for the item `days.0`. */
function fieldNameOf(path: readonly PropertyKey[], names: readonly string[]): string {
  const name = path.join('.');
  return path.length < 2 || names.includes(name) ? name : fieldNameOf(path.slice(0, -1), names);
}

function errorKey(issue: $ZodRawIssue): string {
  const { code, input: value } = issue;
  const isEmpty =
    value === undefined || value === null || value === '' || (Array.isArray(value) && !value[0]);
  // A controlled checkbox that the visitor has not touched can have no value.
  const isCheckbox =
    issue.expected === 'boolean' || (code === 'invalid_value' && issue.values.includes(true));
  if (value === false || (isEmpty && isCheckbox)) return 'checkboxRequired';
  // A radio group without a selection has no value. A select without a selection has the value ''.
  const isChoice = code === 'invalid_value' || Array.isArray(value) || value === undefined;
  if (isEmpty) return isChoice ? 'choiceRequired' : 'fieldRequired';
  return code === 'too_big' && typeof value === 'string' ? 'fieldTooLong' : 'fieldInvalid';
}

const PARSING = { error: errorKey };

/** Loads a schema, for example `() => import('./schema')`. The schema is the result or its default export. */
export type LazySchema<Schema extends ContactSchema = ContactSchema> = () => Promise<
  Schema | { default: Schema }
>;

const schemas = new WeakMap<LazySchema, ContactSchema>();

/**
 * Returns a schema, and loads it first if it is lazy. It is loaded once per function. After a failure, the next call
 * tries again.
 */
export async function loadSchema(
  schema: ContactSchema | LazySchema | undefined,
): Promise<ContactSchema | undefined> {
  if (typeof schema !== 'function') return schema;
  const known = schemas.get(schema);
  if (known) return known;
  const loaded = await schema();
  // Classic zod schemas have a method with the name `default`.
  const result: ContactSchema | undefined = '_zod' in loaded ? loaded : loaded.default;
  if (!result) throw new TypeError('react-contact-kit: the schema has no default export.');
  schemas.set(schema, result);
  return result;
}

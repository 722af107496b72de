import type { $ZodCheck, $ZodType, $ZodTypes } from 'zod/v4/core';

/**
 * Whether an empty value of a control counts as missing: its field accepts a missing value, but its type does not accept the
 * empty one. An untouched control has the value '', false or []. It does not call the schema, whose checks can expect a text.
 */
export function isMissing(schema: object, name: string, value: unknown): boolean {
  const isEmpty = value === '' || value === false || (Array.isArray(value) && value.length === 0);
  const field = isEmpty && fieldSchema(schema, name);
  return Boolean(field && field['_zod'].optin && !acceptsEmpty(field, value));
}

/** Whether a type accepts an empty value: `string` accepts '', unless a check could reject it. */
function acceptsEmpty(schema: $ZodType, value: unknown): boolean {
  const { def, values } = (schema as $ZodTypes)['_zod'];
  // The values of literals and enums
  if (values?.has(value as string)) return true;
  if ('innerType' in def) return acceptsEmpty(def.innerType, value);
  if (def.type === 'union') return def.options.some((option) => acceptsEmpty(option, value));
  const type = Array.isArray(value) ? 'array' : typeof value;
  return def.type === type && !('format' in def) && !def.checks?.some(canRejectEmpty);
}

function canRejectEmpty({ _zod: { def } }: $ZodCheck): boolean {
  // `overwrite` is a check that changes the text, such as `trim`.
  return def.check !== 'max_length' && def.check !== 'overwrite';
}

/** Whether a field surely needs a value. A type such as `unknown` might accept a missing one. */
export function isRequired(schema: object, name: string): boolean {
  const { def, optin } = (fieldSchema(schema, name) as $ZodTypes)['_zod'];
  return (
    !optin &&
    /^(string|number|boolean|date|enum|literal|array)$/.test(def.type) &&
    !('coerce' in def && def.coerce)
  );
}

/** The schema of a field. Undefined if the field is not in the schema. */
function fieldSchema(schema: object, name: string): $ZodType | undefined {
  const { shape = {} } = schemaFields(schema) ?? {};
  return Object.hasOwn(shape, name) ? shape[name] : undefined;
}

/** The fields of an object schema. */
interface SchemaFields {
  shape: Readonly<Record<string, $ZodType>>;
  /** The type of other fields: undefined if the schema drops them, `never` if it rejects them. */
  others: string | undefined;
}

/** The fields that a schema reads. Undefined if that is unclear, for example for a union. */
export function schemaFields(schema: object): SchemaFields | undefined {
  const { def } = (schema as $ZodTypes)['_zod'];
  if (def.type === 'pipe') return schemaFields(def.in);
  if (def.type === 'readonly') return schemaFields(def.innerType);
  if (def.type !== 'object') return undefined;
  return { shape: def.shape as unknown as SchemaFields['shape'], others: def.catchall?.['_zod'].def.type };
}

/** Whether a field name is reserved, by JavaScript objects or by react-hook-form. */
export function isReserved(name: string): boolean {
  return name in Object.prototype || name === 'root' || name === 'prototype';
}

/**
 * Why an HTML pattern is not a valid regular expression. The validation ignores such a pattern, as browsers do. Undefined if it
 * is valid, or if the browser does not know the flag of patterns.
 */
export function patternError(pattern: string): string | undefined {
  if (!('unicodeSets' in RegExp.prototype)) return undefined;
  try {
    return void new RegExp(`^(?:${pattern})$`, 'v');
  } catch (error) {
    return String(error);
  }
}

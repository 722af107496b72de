import type { $ZodCheck, $ZodType, $ZodTypes } from 'zod/v4/core';

/** The part of a Standard Schema that is used here. Every zod schema is one. */
interface StandardSchema {
  readonly '~standard': { validate: (value: unknown) => unknown };
}

/** Checks of the kit, which are synchronous and have no side effects. */
export const pureChecks = new WeakSet<$ZodCheck>();

/**
 * Whether a field must be filled in: its schema rejects both the empty value of its control and a missing value.
 * Undefined if the field is not in the schema, or if a function of the app decides (`refine`, `transform`), because
 * rendering must not call it. It calls the schema and does not import zod.
 *
 * @param empty the value of the field's control when it is empty: '', false, [] or undefined
 */
export function isRequired(schema: object, name: string, empty: unknown): boolean | undefined {
  const rejectsEmpty = rejects(schema, name, empty);
  return rejectsEmpty ? rejects(schema, name, undefined) : rejectsEmpty;
}

/** Whether a field's schema rejects a value. Undefined in the same cases as for `isRequired`. */
export function rejects(schema: object, name: string, value: unknown): boolean | undefined {
  const field = fieldSchema(schema, name);
  if (!field || !isPure(field)) return undefined;
  const { issues } = field['~standard'].validate(value) as { issues?: unknown };
  return Boolean(issues);
}

/** The schema of a field. Undefined if the field is not in the schema. */
export function fieldSchema(schema: object, name: string): ($ZodType & StandardSchema) | undefined {
  const { shape = {} } = schemaFields(schema) ?? {};
  return Object.hasOwn(shape, name) ? shape[name] : undefined;
}

/** The fields of an object schema. */
interface SchemaFields {
  shape: Readonly<Record<string, $ZodType & StandardSchema>>;
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

/** The types that contain no other one. */
const PLAIN_TYPES = ['string', 'number', 'boolean', 'date', 'enum', 'literal'];

/** Whether a schema consists of zod's own types and checks, so that trying a value has no side effects. */
function isPure(schema: $ZodType): boolean {
  const { def } = (schema as $ZodTypes)['_zod'];
  if (def.checks?.some(isAppCode)) return false;
  // The types around another one: optional, nullable, default and so on. Others call the app, or are asynchronous.
  if ('innerType' in def) return !/catch|prefault|promise/.test(def.type) && isPure(def.innerType);
  if (def.type === 'union') return def.options.every(isPure);
  if (def.type === 'array') return isPure(def.element);
  if (def.type === 'pipe') return !('transform' in def) && isPure(def.in) && isPure(def.out);
  return PLAIN_TYPES.includes(def.type);
}

/** Whether a check is a function of your app, such as one of `refine`. */
export function isAppCode(check: $ZodCheck): boolean {
  const { def } = check['_zod'];
  return def.check === 'custom' && !pureChecks.has(check);
}

/** Whether a field name is reserved, by JavaScript objects or by react-hook-form. */
export function isReserved(name: string): boolean {
  return name in Object.prototype || name === 'root' || name === 'prototype';
}

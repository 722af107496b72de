import type { $ZodObject } from 'zod/v4/core';

/** The fields of the default schema, which loads with the engine. All are required. */
export const DEFAULT_FIELDS: readonly string[] = ['name', 'email', 'message'];

/**
 * The names of a schema's fields. Undefined if the schema is not an object schema that drops unknown fields: a strict one
 * refuses them, and a loose one accepts them.
 *
 * @param schema the default schema if undefined
 */
export function fieldNames(schema: object | undefined): readonly string[] | undefined {
  if (!schema) return DEFAULT_FIELDS;
  if (!('shape' in schema)) return undefined;
  const {
    _zod: { def },
  } = schema as unknown as $ZodObject;
  return def.catchall ? undefined : Object.keys(schema.shape as object);
}

import type { $ZodObject, $ZodType } from 'zod/v4/core';

/** The fields of the default schema, which loads with the engine. All are required. */
export const DEFAULT_FIELDS: readonly string[] = ['name', 'email', 'message'];

/**
 * The names of a schema's fields. Undefined if the schema is not an object schema, or if it accepts other fields too.
 *
 * @param schema the default schema if undefined
 */
export function fieldNames(schema: object | undefined): readonly string[] | undefined {
  if (!schema) return DEFAULT_FIELDS;
  if (!('shape' in schema)) return undefined;
  const {
    _zod: {
      def: { catchall },
    },
  } = schema as unknown as $ZodObject;
  return catchall && typeOf(catchall) !== 'never' ? undefined : Object.keys(schema.shape as object);
}

function typeOf({ _zod: { def } }: $ZodType): string {
  return def.type;
}

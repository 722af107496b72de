import type { ContactSchema } from './parseValues.js';

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
  const result = '_zod' in loaded ? loaded : loaded.default;
  schemas.set(schema, result);
  return result;
}

import { expect, it } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { contactSchema } from '../../src/schema/contactSchema.js';
import { schemaFields } from '../../src/schema/inspectSchema.js';

const { shape } = contactSchema;

it.each([
  ['an extended schema', contactSchema.extend({ company: mini.string() }), undefined],
  ['a classic schema', z.object({ ...shape, company: z.string() }), undefined],
  [
    'a schema with a transform',
    z.object({ ...shape, company: z.string() }).transform((all) => all),
    undefined,
  ],
  ['a strict schema', z.strictObject({ ...shape, company: z.string() }), 'never'],
  ['a loose schema', z.looseObject({ ...shape, company: z.string() }), 'unknown'],
  ['a schema with a catchall', z.object({ ...shape, company: z.string() }).catchall(z.string()), 'string'],
])('returns the fields of %s, and the type of others', (_, schema, others) => {
  const fields = schemaFields(schema);
  expect(Object.keys(fields?.shape ?? {})).toEqual(['name', 'email', 'message', 'company']);
  expect(fields?.others).toBe(others);
});

it('returns nothing for a union', () => {
  expect(schemaFields(z.union([contactSchema, z.object({ a: z.string() })]))).toBeUndefined();
});

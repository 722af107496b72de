import { expect, it } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { contactSchema } from '../../src/schema/contactSchema.js';
import { DEFAULT_FIELDS, fieldNames } from '../../src/schema/inspectSchema.js';

it('returns the fields of the default schema without loading it', () => {
  expect(fieldNames(undefined)).toEqual(DEFAULT_FIELDS);
  expect(Object.keys(contactSchema.shape)).toEqual(DEFAULT_FIELDS);
});

it.each([
  ['an extended schema', contactSchema.extend({ company: mini.string() })],
  ['a classic schema', z.object({ ...contactSchema.shape, company: z.string() })],
])('returns the fields of %s', (_, schema) => {
  expect(fieldNames(schema)).toEqual([...DEFAULT_FIELDS, 'company']);
});

it.each([
  ['a strict schema', z.strictObject(contactSchema.shape)],
  ['a loose schema', z.looseObject(contactSchema.shape)],
  ['a schema with a catchall', z.object(contactSchema.shape).catchall(z.string())],
  ['a schema that is not an object schema', z.union([contactSchema, z.object({ a: z.string() })])],
])('knows no complete list for %s', (_, schema) => {
  expect(fieldNames(schema)).toBeUndefined();
});

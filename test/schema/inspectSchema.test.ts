import { describe, expect, it } from 'vitest';
import * as zod from 'zod';
import * as z from 'zod/mini';
import { contactSchema } from '../../src/schema/index.js';
import { parseValues } from '../../src/schema/parseValues.js';
import { isRequired, schemaFields } from '../../src/schema/inspectSchema.js';
import { values } from '../support/values.js';

const schema = contactSchema.extend({
  company: zod.string().min(1),
  phone: z.string(),
  order: zod.string().min(3).optional(),
  consent: zod.literal(true),
  newsletter: z.boolean(),
  topics: z.array(z.string()).check(z.minLength(1)),
  website: zod.string().refine((text) => new URL(text).protocol === 'https:'),
  username: zod.string().refine((text) => Promise.resolve(text !== '')),
});

function throwing(text: unknown): never {
  throw new Error(`called with ${JSON.stringify(text)}`);
}

describe('whether a field must be filled in', () => {
  it.each<[field: string, empty: unknown, answer: boolean | undefined]>([
    ['name', '', true],
    ['company', '', true],
    ['phone', '', false],
    ['order', '', false],
    ['consent', false, true],
    ['newsletter', false, false],
    ['topics', [], true],
  ])('is known for the field %s with the empty value %j: %j', (field, empty, answer) => {
    expect(isRequired(schema, field, empty)).toBe(answer);
  });

  it.each([
    ['a field that the schema does not have', 'stray'],
    ['a name that every object inherits', 'constructor'],
    ['a field whose check throws on an empty text', 'website'],
    ['a field whose check is asynchronous', 'username'],
  ])('is unknown for %s', (_, field) => {
    expect(isRequired(schema, field, '')).toBeUndefined();
  });
});

it('an empty value counts as missing only in a field that accepts a missing value but not the empty one', async () => {
  const own = contactSchema.extend({
    company: zod.string().min(1),
    phone: z.string(),
    order: zod.string().min(3).optional(),
  });
  const parse = (fields: object) => parseValues({ values: { ...values, company: 'Co', ...fields } }, own);
  const empty = { phone: '', order: '' };
  expect(await parse(empty)).toMatchObject({ payload: { phone: '', order: undefined } });
  expect(await parse({ ...empty, order: 'x' })).toMatchObject({ errors: { order: 'fieldInvalid' } });
  expect(await parse({ ...empty, company: '' })).toMatchObject({ errors: { company: 'fieldRequired' } });
});

const parseEmpty = (own: zod.ZodType) =>
  parseValues({ values: { ...values, own: '' } }, contactSchema.extend({ own }));

it.each<[string, zod.ZodType]>([
  ['check', zod.string().refine(throwing).optional()],
  ['transform', zod.string().transform(throwing).optional()],
])('an empty text of an optional field counts as missing without a call of its %s', async (_, field) => {
  expect(await parseEmpty(field)).toMatchObject({ payload: { own: undefined } });
});

it.each<[string, zod.ZodType]>([
  ['a required field', zod.string().refine(throwing)],
  // The check also gets the missing value.
  ['a field that is optional before the check', zod.string().optional().refine(throwing)],
])('an empty text does not count as missing for the check of %s', async (_, field) => {
  await expect(parseEmpty(field)).rejects.toThrow('called with ""');
});

const { shape } = contactSchema;

it.each([
  ['an extended schema', contactSchema.extend({ company: z.string() }), undefined],
  ['a classic schema', zod.object({ ...shape, company: zod.string() }), undefined],
  [
    'a schema with a transform',
    zod.object({ ...shape, company: zod.string() }).transform((all) => all),
    undefined,
  ],
  ['a strict schema', zod.strictObject({ ...shape, company: zod.string() }), 'never'],
  ['a loose schema', zod.looseObject({ ...shape, company: zod.string() }), 'unknown'],
  [
    'a schema with a catchall',
    zod.object({ ...shape, company: zod.string() }).catchall(zod.string()),
    'string',
  ],
])('returns the fields of %s, and the type of others', (_, object, others) => {
  const fields = schemaFields(object);
  expect(Object.keys(fields?.shape ?? {})).toEqual(['name', 'email', 'message', 'company']);
  expect(fields?.others).toBe(others);
});

it('returns nothing for a union', () => {
  expect(schemaFields(zod.union([contactSchema, zod.object({ a: zod.string() })]))).toBeUndefined();
});

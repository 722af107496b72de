import { describe, expect, it } from 'vitest';
import * as zod from 'zod';
import * as z from 'zod/mini';
import { contactSchema } from '../../src/schema/index.js';
import { parseValues } from '../../src/schema/parseValues.js';
import { isRequired, schemaFields } from '../../src/schema/inspectSchema.js';
import { values } from '../support/values.js';

function throwing(text: unknown): never {
  throw new Error(`called with ${JSON.stringify(text)}`);
}

describe('whether a field surely needs a value', () => {
  it.each<[field: string, type: zod.ZodType, answer: boolean]>([
    ['a text', zod.string(), true],
    ['a text with a check of the app', zod.string().refine(throwing), true],
    ['a choice', zod.enum(['a', 'b']), true],
    ['an optional text', zod.string().optional(), false],
    ['a text with a default', zod.string().default('a'), false],
    ['a type that converts a missing value', zod.coerce.boolean(), false],
    ['a type that accepts every value', zod.unknown(), false],
    ['a function of the app that gets every value', zod.preprocess(String, zod.string()), false],
  ])('is known for %s', (_, own, answer) => {
    expect(isRequired(contactSchema.extend({ own }), 'own')).toBe(answer);
  });
});

/** The value of the field `own` after its empty value was parsed, or its error. */
async function parseOwn(own: zod.ZodType, empty: unknown): Promise<unknown> {
  const parsed = await parseValues({ values: { ...values, own: empty } }, contactSchema.extend({ own }));
  return parsed.success ? (parsed.payload as { own?: unknown }).own : parsed.errors;
}

const DAYS = zod.array(zod.string()).min(1);

describe('an empty value counts as missing', () => {
  it.each<[string, zod.ZodType, unknown, unknown]>([
    ['an empty list of an optional field', DAYS.optional(), [], undefined],
    ['an empty list of a field with a default', DAYS.default(['monday']), [], ['monday']],
    ['an empty list of a nullable field', DAYS.nullish(), [], undefined],
    ['an unticked box of an optional field', zod.literal(true).optional(), false, undefined],
    ['an unticked box of a field with a default', zod.literal(true).default(true), false, true],
    ['an unticked box of a nullable field', zod.literal(true).nullable().optional(), false, undefined],
    ['an empty text of an optional field', zod.string().min(3).optional(), '', undefined],
    ['an empty text of a field with a default', zod.email().default('a@b.example'), '', 'a@b.example'],
    ['an empty text of a nullable field', zod.number().nullish(), '', undefined],
    ['an empty text of a number that would convert it to 0', zod.coerce.number().optional(), '', undefined],
    ['an empty text of an optional choice', zod.enum(['a', 'b']).optional(), '', undefined],
    ['an empty text of an optional union', zod.union([zod.email(), zod.url()]).optional(), '', undefined],
  ])('%s', async (_, own, empty, parsed) => {
    expect(await parseOwn(own, empty)).toEqual(parsed);
  });
});

describe('an empty value that the type accepts does not count as missing', () => {
  it.each<[string, zod.ZodType, unknown]>([
    ['an unticked box of a boolean that is true by default', zod.boolean().default(true), false],
    ['a text that is limited in length', zod.string().trim().max(9).optional(), ''],
    ['a list without a minimum', zod.array(zod.string()).optional(), []],
    ['a choice without a text', zod.enum(['', 'a']).optional(), ''],
    ['a literal without a text', zod.literal('').optional(), ''],
    ['an address or an empty text', zod.email().or(zod.literal('')).optional(), ''],
  ])('%s', async (_, own, empty) => {
    expect(await parseOwn(own, empty)).toEqual(empty);
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

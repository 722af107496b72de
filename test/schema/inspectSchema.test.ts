import { describe, expect, it } from 'vitest';
import * as zod from 'zod';
import * as z from 'zod/mini';
import { contactSchema } from '../../src/schema/index.js';
import { isMissing } from '../../src/schema/parseValues.js';
import { isRequired } from '../../src/schema/inspectSchema.js';

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

function throwing(): never {
  throw new Error('called');
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

it('an empty value counts as missing only in a field that accepts a missing value but not the empty one', () => {
  expect(isMissing(schema, 'order', '')).toBe(true);
  expect(isMissing(schema, 'order', 'x')).toBe(false);
  expect(isMissing(schema, 'phone', '')).toBe(false);
  expect(isMissing(schema, 'company', '')).toBe(false);
});

it.each<[string, zod.ZodType, boolean]>([
  ['an optional field with a check', zod.string().refine(throwing).optional(), true],
  ['an optional field with a transform', zod.string().transform(throwing).optional(), true],
  ['a required field with a check', zod.string().refine(throwing), false],
  // The check also gets the missing value.
  ['a check of an optional field', zod.string().optional().refine(throwing), false],
])('an empty text counts as missing without a call of the app’s function: %s', (_, field, isEmptyMissing) => {
  expect(isMissing(contactSchema.extend({ own: field }), 'own', '')).toBe(isEmptyMissing);
});

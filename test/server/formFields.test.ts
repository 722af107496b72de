import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { contactSchema } from '../../src/schema/index.js';
import { formFields, formValues } from '../../src/server/formFields.js';

/** The field that a form has for a schema. */
function fieldOf(schema: z.ZodType) {
  const field = formFields(contactSchema.extend({ own: schema })).at(-1);
  if (!field) throw new Error('no field');
  return field;
}

describe('the fields of a schema', () => {
  it('are in the order of the schema, the default fields first', () => {
    const schema = contactSchema.extend({ company: z.string(), consent: z.literal(true) });
    expect(formFields(schema).map(({ name }) => name)).toEqual([
      'name',
      'email',
      'message',
      'company',
      'consent',
    ]);
  });

  it.each<[string, z.ZodType, string, string[]]>([
    ['a string', z.string(), 'text', []],
    ['an optional string', z.string().optional(), 'text', []],
    ['a number in a text', z.string().pipe(z.coerce.number()), 'text', []],
    ['a string or an empty text', z.union([z.literal(''), z.url()]), 'text', []],
    ['an enum', z.enum(['a', 'b']), 'text', ['a', 'b']],
    ['a nullable enum with a default', z.enum(['a', 'b']).nullable().default('a'), 'text', ['a', 'b']],
    ['an enum or an empty text', z.union([z.literal(''), z.enum(['a'])]), 'text', ['', 'a']],
    ['a preprocessed enum', z.preprocess((value) => value, z.enum(['a'])), 'text', ['a']],
    ['literals', z.literal(['a', 'b']), 'text', ['a', 'b']],
    ['a boolean', z.boolean(), 'checkbox', []],
    ['an optional boolean', z.boolean().optional(), 'checkbox', []],
    ['a consent', z.literal(true), 'checkbox', []],
    ['a consent or nothing', z.union([z.undefined(), z.literal(true)]), 'checkbox', []],
    ['a list', z.array(z.string()), 'list', []],
    ['a list of choices', z.array(z.enum(['a', 'b'])).min(1), 'list', ['a', 'b']],
  ])('have the right kind and choices: %s', (_, schema, kind, choices) => {
    const field = fieldOf(schema);
    expect([field.kind, field.choices]).toEqual([kind, choices]);
  });

  it('are the same for zod/mini', () => {
    const schema = contactSchema.extend({ days: mini.array(mini.enum(['a'])), copy: mini.boolean() });
    expect(formFields(schema).slice(3)).toEqual([
      { name: 'days', kind: 'list', choices: ['a'] },
      { name: 'copy', kind: 'checkbox', choices: [] },
    ]);
  });
});

describe('the values of a form', () => {
  const fields = formFields(
    contactSchema.extend({ topic: z.enum(['a', 'b']), days: z.array(z.string()), copy: z.boolean() }),
  );
  const values = (query: string) => formValues(new URLSearchParams(query), fields);

  it('are texts, booleans and lists of the known fields', () => {
    expect(values('name=Ada&topic=b&days=1&days=2&copy=on&unknown=x')).toEqual({
      name: 'Ada',
      email: undefined,
      message: undefined,
      topic: 'b',
      days: ['1', '2'],
      copy: true,
    });
  });

  it('are undefined, false and empty if nothing was chosen', () => {
    expect(values('topic=')).toMatchObject({ topic: undefined, days: [], copy: false });
  });

  it.each(['name=Ada&name=Eve', 'topic=a&topic=b', 'copy=on&copy=on'])(
    'are refused if a field with one value occurs twice: %s',
    (query) => {
      expect(values(query)).toBeUndefined();
    },
  );
});

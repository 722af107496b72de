import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import {
  contactSchema,
  contactText,
  type ContactSchema,
  type ContactValues,
} from '../../src/schema/index.js';
import { parseValues } from '../../src/schema/parseValues.js';

const valid: ContactValues = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

/** Parses values. Returns the payload, and error keys by field. */
async function resolve(values: unknown, schema?: ContactSchema) {
  const result = await parseValues({ values: values as ContactValues }, schema);
  return result.success ? { values: result.payload, keys: {} } : { values: {}, keys: { ...result.errors } };
}

describe('the payload', () => {
  it('is trimmed, with LF line ends, well-formed, and free of control characters', async () => {
    const { values } = await resolve({
      ...valid,
      name: '  Ada\u0000 ',
      message: '\r\na\r\nb\rc\td\u0007\uD800!\n',
    });
    expect(values).toMatchObject({ name: 'Ada', message: 'a\nb\nc\td\uFFFD!' });
  });

  it('keeps joiners, bidi marks, combining marks and emoji sequences', async () => {
    const message = 'می\u200Cخواهم क्\u200Dष \u2067שלום\u2069 e\u0301 👩‍👩‍👧‍👦 🏳️‍🌈';
    expect((await resolve({ ...valid, message })).values).toMatchObject({ message });
  });

  it('contains only the fields of the schema', async () => {
    const { values } = await resolve({ ...valid, role: 'admin', __proto__: { x: 1 } });
    expect(values).toEqual(valid);
  });
});

describe('validation', () => {
  it.each<[Partial<Record<keyof ContactValues, unknown>>, Record<string, string>]>([
    [{ name: '' }, { name: 'nameRequired' }],
    [{ name: undefined }, { name: 'nameRequired' }],
    [{ name: ' \u200B\u2060\uFEFF ' }, { name: 'nameRequired' }],
    [{ name: 'a'.repeat(201) }, { name: 'fieldTooLong' }],
    [{ name: 'Ada\nBcc: x' }, { name: 'fieldInvalid' }],
    [{ email: '' }, { email: 'emailRequired' }],
    [{ email: 'ada' }, { email: 'emailInvalid' }],
    [{ email: 'ada@localhost' }, { email: 'emailInvalid' }],
    [{ email: 'a@b@c.de' }, { email: 'emailInvalid' }],
    [{ email: 'a b@c.de' }, { email: 'emailInvalid' }],
    [{ email: '<>' }, { email: 'emailRequired' }],
    [{ email: 'ada@gmail.com, bob@gmail.com' }, { email: 'emailInvalid' }],
    [{ email: 'Ada <ada@gmail.com>, Bob <bob@gmail.com>' }, { email: 'emailInvalid' }],
    [{ email: 'ada@-x.com' }, { email: 'emailInvalid' }],
    [{ email: 'ada@x-.com' }, { email: 'emailInvalid' }],
    [{ email: 'ada@x..com' }, { email: 'emailInvalid' }],
    [{ email: 'ada@.com' }, { email: 'emailInvalid' }],
    [{ email: 'ada@x.-' }, { email: 'emailInvalid' }],
    [{ email: 'ada@x_y.com' }, { email: 'emailInvalid' }],
    [{ email: 'a@c.de\r\nBcc: x@y.de' }, { email: 'emailInvalid' }],
    [{ email: 'a@c.de\r\nBcc: <x@y.de>' }, { email: 'emailInvalid' }],
    [{ email: `${'a'.repeat(250)}@b.de` }, { email: 'fieldTooLong' }],
    [{ message: '\n \t' }, { message: 'messageRequired' }],
    [{ message: 'x'.repeat(10_001) }, { message: 'fieldTooLong' }],
    [
      { name: 1, email: null, message: {} },
      { name: 'nameRequired', email: 'emailRequired', message: 'messageRequired' },
    ],
  ])('refuses %j: %j', async (values, keys) => {
    expect((await resolve({ ...valid, ...values })).keys).toEqual(keys);
  });

  it.each([
    'jörg@web.de',
    'a@b.c',
    "o'brien+tag@mail.example.co.uk",
    'δοκιμή@παράδειγμα.ελ',
    'ada@例え.jp',
    'ada@x--y.de',
  ])('accepts the address %s', async (email) =>
    expect((await resolve({ ...valid, email })).keys).toEqual({}),
  );

  it('counts code points, as people count characters', async () => {
    expect((await resolve({ ...valid, message: '😀'.repeat(10_000) })).keys).toEqual({});
    expect((await resolve({ ...valid, message: '😀'.repeat(10_001) })).keys).toEqual({
      message: 'fieldTooLong',
    });
  });

  it('takes less than a second for a text of a megabyte', async () => {
    const start = performance.now();
    await resolve({ ...valid, email: 'a@'.repeat(500_000), message: 'x '.repeat(500_000) });
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('the app’s schema', () => {
  it.each<[string, ContactSchema]>([
    [
      'zod/mini',
      contactSchema.extend({
        topic: mini.string().check(mini.minLength(1)),
        code: mini.string().check(mini.maxLength(3, 'codeLong')),
      }),
    ],
    ['zod', contactSchema.extend({ topic: z.string().min(1), code: z.string().max(3, 'codeLong') })],
    [
      'an object of its own',
      z.object({ ...contactSchema.shape, topic: z.string().min(1), code: z.string().max(3, 'codeLong') }),
    ],
    [
      'contactText',
      contactSchema
        .extend({ topic: contactText({ maxLength: 9 }) })
        .extend({ code: contactText({ maxLength: 3 }) }),
    ],
  ])('can add fields, with their own message keys or the default ones: %s', async (_, schema) => {
    expect((await resolve({ ...valid, topic: '', code: 'abcd' }, schema)).keys).toEqual({
      topic: 'fieldRequired',
      code: expect.stringMatching(/^(codeLong|fieldTooLong)$/),
    });
    expect((await resolve({ ...valid, topic: 'x', code: 'abc' }, schema)).values).toEqual({
      ...valid,
      topic: 'x',
      code: 'abc',
    });
  });

  it.each(['\u2800', '\u3164', '\uFFA0 ', '\u200B\u2060', '\uFE0F'])(
    'requires a character that is visible, not only %j',
    async (name) => {
      expect((await resolve({ ...valid, name })).keys).toEqual({ name: 'nameRequired' });
    },
  );

  it('can replace a default field and its limits', async () => {
    const schema = contactSchema.extend({
      message: contactText({ maxLength: 5, required: 'messageRequired' }),
    });
    expect((await resolve({ ...valid, message: '  😀😀😀😀😀 ' }, schema)).values).toMatchObject({
      message: '😀😀😀😀😀',
    });
    expect((await resolve({ ...valid, message: 'sechs!' }, schema)).keys).toEqual({
      message: 'fieldTooLong',
    });
    expect((await resolve({ ...valid, message: ' ' }, schema)).keys).toEqual({ message: 'messageRequired' });
  });

  it.each<[string, ContactSchema]>([
    ['zod/mini', contactSchema.extend({ company: mini.string().check(mini.minLength(1)) })],
    ['zod', contactSchema.extend({ company: z.string().min(1) })],
    ['an object of its own', z.object({ ...contactSchema.shape, company: z.string().min(1) })],
  ])('validates texts after normalization: %s', async (_, schema) => {
    const company = '\uFEFF\0 Ada\r\n& Co\uD800 ';
    expect((await resolve({ ...valid, company }, schema)).values).toEqual({
      ...valid,
      company: 'Ada\n& Co\uFFFD',
    });
    expect((await resolve({ ...valid, company: ' \r\n' }, schema)).keys).toEqual({
      company: 'fieldRequired',
    });
  });

  it('does not change values that are not texts', async () => {
    const day = new Date(0);
    const schema = contactSchema.extend({ day: z.date(), tags: z.array(z.string()), consent: z.boolean() });
    const own = { day, tags: [' a '], consent: true };
    expect((await resolve({ ...valid, ...own }, schema)).values).toEqual({ ...valid, ...own });
  });

  it('reports only the first error of a field', async () => {
    const schema = contactSchema.extend({ code: z.string().min(3, 'first').regex(/^\d+$/, 'second') });
    expect((await resolve({ ...valid, code: 'a' }, schema)).keys).toEqual({ code: 'first' });
  });

  it('has error keys for values that are not texts', async () => {
    const schema = contactSchema.extend({
      age: z.coerce.number().max(10),
      tags: z.array(z.string()).min(1).max(1),
    });
    expect((await resolve({ ...valid, age: '20', tags: [] }, schema)).keys).toEqual({
      age: 'fieldInvalid',
      tags: 'choiceRequired',
    });
    expect((await resolve({ ...valid, age: '1', tags: ['a', 'b'] }, schema)).keys).toEqual({
      tags: 'fieldInvalid',
    });
  });

  it('is a zod schema that zod’s own functions accept', () => {
    const schema = contactSchema.extend({ age: z.coerce.number() });
    expect(z.parse(schema, { ...valid, age: '7' })).toEqual({ ...valid, age: 7 });
    expect(mini.safeParse(schema, { ...valid, age: 'x' }).error?.issues).toMatchObject([{ path: ['age'] }]);
  });
});

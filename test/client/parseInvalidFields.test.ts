import { describe, expect, it } from 'vitest';
import { parseInvalidFields } from '../../src/client/response.js';
import { HOSTILE_NAMES } from '../support/hostileNames.js';
import { prototypeKeys } from '../support/prototypeKeys.js';
import { errorShapes } from '../support/errorShapes.js';

const FIELDS = ['name', 'email', 'message'];

describe('parseInvalidFields', () => {
  it.each(Object.entries(errorShapes))('finds the field in %s', (_, shape) => {
    for (const field of FIELDS) expect(parseInvalidFields(shape(field), FIELDS)).toEqual([field]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['text', 'email is wrong'],
    ['prose under names that are fields too', { name: 'ValidationError', message: 'email is wrong' }],
    ['an echo of the payload', { error: 'x', payload: { name: 'email', email: 'b@c.de', message: 'x' } }],
    ['fields without errors', { errors: { name: null, email: [], message: '' } }],
    ['the text of another field’s error', { errors: { phone: ['email or phone is needed'] } }],
    ['the path of the request', { status: 400, path: '/v1/public/contact/forms/f_1/submissions' }],
    [
      'a path of the request that ends in a field',
      { status: 400, error: 'Bad Request', path: '/api/message' },
    ],
    ['a URL of the request that ends in a field', { path: 'https://api.example.com/name' }],
    ['invalid places', { path: { toString: 1 }, errors: [{ field: null, loc: [] }] }],
    ['keys that contain a word for a place', { filename: 'email', fieldset: 'name', pathOf: 'message' }],
    ['keys that contain a word for a map', { myerrors: { email: ['x'] }, fieldsets: { name: ['x'] } }],
    ['unknown fields', { errors: { captcha: 'x', 'company-name': 'x' } }],
  ])('finds none in %s', (_, body) => {
    expect(parseInvalidFields(body, FIELDS)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['Laravel', { message: 'x', errors: { 'payload.days.0': ['x'] } }],
    ['RFC 9457', { errors: [{ detail: 'x', pointer: '#/payload/days/0' }] }],
    ['zod', { error: { issues: [{ path: ['payload', 'days', 0] }] } }],
    ['zod, without `payload`', [{ path: ['days', 0, 'name'] }]],
    ['class-validator', { message: ['each value in days must be a string'] }],
    ['a map of maps', { errors: { days: { 0: { message: 'x' } } } }],
  ])('finds the field of a list item in the format of %s', (_, body) => {
    expect(parseInvalidFields(body, ['days', 'email'])).toEqual(['days']);
  });

  it('finds the field of a nested value, not a field with the name of a part of it', () => {
    const body = [{ path: ['payload', 'address', 'name'] }, { pointer: '#/payload/address/email' }];
    expect(parseInvalidFields(body, [...FIELDS, 'address'])).toEqual(['address']);
  });

  it('distinguishes field names in any script', () => {
    const names = ['größe', 'e', 'नाम', 'म', '名前'];
    for (const name of names) {
      expect(parseInvalidFields({ errors: { [name]: ['x'] } }, names)).toEqual([name]);
      expect(parseInvalidFields([{ path: ['payload', name] }], names)).toEqual([name]);
    }
  });

  it('reads both words for a parameter', () => {
    expect(parseInvalidFields([{ param: 'email' }, { parameter: 'name' }], FIELDS)).toEqual([
      'name',
      'email',
    ]);
  });

  it('names each field once, in the order of the form', () => {
    const body = { errors: [{ path: 'message' }, { path: 'name' }, { path: 'message' }] };
    expect(parseInvalidFields(body, FIELDS)).toEqual(['name', 'message']);
  });

  it('is not slowed down by a long path', () => {
    const start = performance.now();
    expect(parseInvalidFields({ path: `${'a'.repeat(60_000)} é` }, FIELDS)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it.each([
    ['a list', '@'],
    ['a place', '{ "path": @ }'],
    ['a map', '{ "errors": { "phone": @ } }'],
    ['objects', '{ "errors": { "phone": @ } }', '{"a":', '}'],
  ])(
    'handles %s that is nested very deeply, and keeps the fields from before',
    (_, shape, open = '[', shut = ']') => {
      const endless = shape.replace('@', `${open.repeat(200_000)}0${shut.repeat(200_000)}`);
      expect(parseInvalidFields(JSON.parse(`[{ "path": "email" }, ${endless}]`), FIELDS)).toEqual(['email']);
    },
  );

  // As JSON, because `__proto__` in an object literal does not define a key.
  it.each(HOSTILE_NAMES.map((name) => JSON.stringify(name)))(
    'finds %s only if it is a field of the form',
    (name) => {
      const bodies = [
        `{ "errors": { ${name}: ["x"] } }`,
        `{ "errors": { "payload": { ${name}: { "message": "x" } } } }`,
        `{ ${name}: { "path": ${name} } }`,
        `[{ "path": ["payload", ${name}] }]`,
        `{ "details": { ${name}: { ${name}: ${name} } } }`,
      ];
      const field = JSON.parse(name) as string;
      const found = (fields: string[]) => bodies.map((body) => parseInvalidFields(JSON.parse(body), fields));
      const keys = prototypeKeys();
      expect(found(FIELDS)).toEqual(bodies.map(() => []));
      const isWord = /^[\p{L}\p{M}\p{N}_-]+$/u.test(field);
      expect(found([...FIELDS, field])).toEqual(bodies.map(() => (isWord ? [field] : [])));
      expect(prototypeKeys()).toEqual(keys);
    },
  );
});

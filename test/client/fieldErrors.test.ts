import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../src/client/fieldErrors.js';
import { HOSTILE_NAMES } from '../hostileNames.js';
import { prototypeKeys } from '../prototypeKeys.js';

const FIELDS = ['name', 'email', 'message'];

describe('fieldErrors', () => {
  it.each<[string, unknown]>([
    ['RFC 9457 with pointers', { title: 'Invalid', errors: [{ detail: 'x', pointer: '#/payload/email' }] }],
    ['RFC 7807 invalid-params', { 'invalid-params': [{ name: 'email', reason: 'x' }] }],
    ['a map of lists', { message: 'The given data was invalid.', errors: { email: ['x'] } }],
    ['a map of texts with paths', { errors: { 'payload.email': 'x' } }],
    ['a map of maps', { errors: { payload: { email: { message: 'x' } } } }],
    ['details of an error', { error: { name: 'ValidationError', message: 'x', details: { email: 'x' } } }],
    ['a bare list with paths', [{ path: ['payload', 'email'], message: 'x' }]],
    ['JSON:API', { errors: [{ status: '422', source: { pointer: '/data/attributes/email' } }] }],
    ['class-validator texts', { statusCode: 400, message: ['email must be an email'], error: 'Bad Request' }],
    ['class-validator objects', [{ property: 'email', constraints: { isEmail: 'x' } }]],
    ['FastAPI', { detail: [{ loc: ['body', 'payload', 'email'], msg: 'x', type: 'value_error' }] }],
    ['zod issues', { error: { name: 'ZodError', issues: [{ code: 'custom', path: ['payload', 'email'] }] } }],
    ['zod flattened', { formErrors: [], fieldErrors: { email: ['x'], name: [] } }],
    ['express-validator', { errors: [{ type: 'field', path: 'email', location: 'body', msg: 'x' }] }],
  ])('finds the field in %s', (_, body) => {
    expect(fieldErrors(body, FIELDS)).toEqual(['email']);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['text', 'email is wrong'],
    ['prose under names that are fields too', { name: 'ValidationError', message: 'email is wrong' }],
    ['an echo of the payload', { error: 'x', payload: { name: 'email', email: 'b@c.de', message: 'x' } }],
    ['fields without errors', { errors: { name: null, email: [], message: '' } }],
    ['words of a text about another field', { errors: { phone: ['email or phone is needed'] } }],
    ['the path of the request', { status: 400, path: '/v1/public/contact/forms/f_1/submissions' }],
    ['places that are none', { path: { toString: 1 }, errors: [{ field: null, loc: [] }] }],
    ['unknown fields', { errors: { captcha: 'x', 'company-name': 'x' } }],
  ])('finds none in %s', (_, body) => {
    expect(fieldErrors(body, FIELDS)).toEqual([]);
  });

  it('names each field once, in the order of the form', () => {
    const body = { errors: [{ path: 'message' }, { path: 'name' }, { path: 'message' }] };
    expect(fieldErrors(body, FIELDS)).toEqual(['name', 'message']);
  });

  it('is not slowed down by a long path', () => {
    const start = performance.now();
    expect(fieldErrors({ path: `${'a'.repeat(60_000)} é` }, FIELDS)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it.each([
    ['a list', '@'],
    ['a place', '{ "path": @ }'],
    ['a map', '{ "errors": { "phone": @ } }'],
    ['objects', '{ "errors": { "phone": @ } }', '{"a":', '}'],
  ])(
    'stands %s that is nested without end, and keeps what it found before',
    (_, shape, open = '[', shut = ']') => {
      const endless = shape.replace('@', `${open.repeat(10_000)}0${shut.repeat(10_000)}`);
      expect(fieldErrors(JSON.parse(`[{ "path": "email" }, ${endless}]`), FIELDS)).toEqual(['email']);
    },
  );

  // As JSON: in a literal, `__proto__` would be no key.
  it.each(HOSTILE_NAMES.map((name) => JSON.stringify(name)))(
    'takes %s for a field only where it is one',
    (name) => {
      const bodies = [
        `{ "errors": { ${name}: ["x"] } }`,
        `{ "errors": { "payload": { ${name}: { "message": "x" } } } }`,
        `{ ${name}: { "path": ${name} } }`,
        `[{ "path": ["payload", ${name}] }]`,
        `{ "details": { ${name}: { ${name}: ${name} } } }`,
      ];
      const field = JSON.parse(name) as string;
      const found = (fields: string[]) => bodies.map((body) => fieldErrors(JSON.parse(body), fields));
      const keys = prototypeKeys();
      expect(found(FIELDS)).toEqual(bodies.map(() => []));
      const isWord = /^[\w-]+$/.test(field);
      expect(found([...FIELDS, field])).toEqual(bodies.map(() => (isWord ? [field] : [])));
      expect(prototypeKeys()).toEqual(keys);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../src/client/fieldErrors.js';

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
    ['unknown fields and prototype names', { errors: { toString: 'x', __proto__: 'x', captcha: 'x' } }],
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

  it('survives a body that is nested without end', () => {
    expect(fieldErrors(JSON.parse('['.repeat(30_000) + ']'.repeat(30_000)), FIELDS)).toEqual([]);
  });
});

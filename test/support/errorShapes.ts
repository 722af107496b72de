/** Formats in which services report the field that they refuse. */
export const errorShapes: Record<string, (field: string) => unknown> = {
  'RFC 9457 with pointers': (field) => ({
    title: 'Invalid',
    errors: [{ detail: 'x', pointer: `#/payload/${field}` }],
  }),
  'RFC 7807 invalid-params': (field) => ({ 'invalid-params': [{ name: field, reason: 'x' }] }),
  'lists of messages by field': (field) => ({
    message: 'The given data was invalid.',
    errors: { [field]: ['x'] },
  }),
  'messages by path': (field) => ({ errors: { [`payload.${field}`]: 'x' } }),
  'nested messages by field': (field) => ({ errors: { payload: { [field]: { message: 'x' } } } }),
  'details by field': (field) => ({
    error: { name: 'ValidationError', message: 'x', details: { [field]: 'x' } },
  }),
  'a list of paths': (field) => [{ path: ['payload', field], message: 'x' }],
  'JSON:API': (field) => ({ errors: [{ status: '422', source: { pointer: `/data/attributes/${field}` } }] }),
  'class-validator strings': (field) => ({
    statusCode: 400,
    message: [`${field} must be longer`],
    error: 'Bad Request',
  }),
  'class-validator objects': (field) => [{ property: field, constraints: { isLength: 'x' } }],
  FastAPI: (field) => ({ detail: [{ loc: ['body', 'payload', field], msg: 'x', type: 'value_error' }] }),
  'zod issues': (field) => ({
    error: { name: 'ZodError', issues: [{ code: 'custom', path: ['payload', field] }] },
  }),
  'zod flattened': (field) => ({
    formErrors: [],
    fieldErrors: { name: [], email: [], message: [], [field]: ['x'] },
  }),
  'express-validator': (field) => ({ errors: [{ type: 'field', path: field, location: 'body', msg: 'x' }] }),
};

import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import { safeParseAsync, type $ZodRawIssue, type $ZodType } from 'zod/v4/core';
import type { ContactPayload } from '../client/postSubmission.js';
import { contactSchema, type ContactValues } from './contactSchema.js';

/** Any zod schema, classic or mini, whose output has at least the fields of `contactSchema`. */
export type ContactSchema = $ZodType<ContactPayload>;

/**
 * A react-hook-form resolver whose error messages are message keys. A check of the host's own that gives a message keeps
 * it; one that gives none gets a key by its issue's code.
 *
 * Not `zodResolver`: its branches for zod 3, unions and native validation cost every page 0.7 kB.
 */
export function contactResolver(
  schema: ContactSchema = contactSchema,
): Resolver<ContactValues, unknown, ContactPayload> {
  return async (values, _context, options) => {
    const { data, error } = await safeParseAsync(schema, values, { error: messageKey });
    if (!error) return { values: data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of error.issues) errors[path.join('.')] ??= { type: code, message };
    const nested = toNestErrors(errors, options);
    // It drops names such as "constructor"; without errors, react-hook-form would take the values for valid.
    if (!Object.keys(nested)[0]) throw error;
    return { values: {}, errors: nested };
  };
}

function messageKey({ code, input }: $ZodRawIssue): string {
  if (input === undefined || input === null || input === '' || input === false) return 'fieldRequired';
  return code === 'too_big' ? 'fieldTooLong' : 'fieldInvalid';
}

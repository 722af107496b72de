import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { $ZodRawIssue, $ZodType } from 'zod/v4/core';
import type { ContactPayload } from '../client/submitContact.js';
import { contactSchema, type ContactValues } from './contactSchema.js';

/** Any zod schema, classic or mini, whose output has at least the fields of `contactSchema`. */
export type ContactSchema = $ZodType<ContactPayload, ContactValues>;

/**
 * A react-hook-form resolver whose error messages are message keys. A check of the host's own that gives a message keeps
 * it; one that gives none gets a key by its issue's code.
 */
export function contactResolver(
  schema: ContactSchema = contactSchema,
): Resolver<ContactValues, unknown, ContactPayload> {
  return zodResolver<ContactValues, unknown, ContactPayload>(schema, { error: messageKey });
}

function messageKey({ code, input }: { code: string; input?: unknown } | $ZodRawIssue): string {
  if (input === undefined || input === null || input === '' || input === false) return 'fieldRequired';
  return code === 'too_big' ? 'fieldTooLong' : 'fieldInvalid';
}

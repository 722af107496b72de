import type { FieldError, FieldValues } from 'react-hook-form';
import {
  _safeParseAsync,
  type $ZodErrorClass,
  type $ZodIssue,
  type $ZodRawIssue,
  type $ZodType,
  type input,
  type output,
} from 'zod/v4/core';
import type { ContactPayload } from '../client/postSubmission.js';
import { contactSchema } from './contactSchema.js';
import { normalizeText } from './normalizeText.js';

/** Any zod schema, classic or mini, over an object of fields, whose output has at least those of `contactSchema`. */
export type ContactSchema = $ZodType<ContactPayload, FieldValues>;

/** What the visitor typed, by field. */
export type ContactValues<Schema extends ContactSchema = typeof contactSchema> = input<Schema>;

/** What is sent, by field. */
export type ContactOutput<Schema extends ContactSchema = typeof contactSchema> = output<Schema>;

export type ParsedValues =
  | { values: ContactPayload; errors: Record<string, never> }
  | { values: Record<string, never>; errors: Record<string, FieldError> };

/** All that is read of zod's error; its own class costs every page 0.2 kB. */
class Issues {
  constructor(readonly issues: readonly $ZodIssue[]) {}
}

const safeParse = _safeParseAsync(Issues as unknown as $ZodErrorClass);

/**
 * What a schema makes of values, once their texts are normalised: the payload, or the first error of each field, by its
 * name. Error messages are message keys: a check of the host's own that gives a message keeps it; one that gives none gets a key by its issue's code.
 */
export async function parseValues(
  values: FieldValues,
  schema: ContactSchema = contactSchema,
): Promise<ParsedValues> {
  // Here, for both faces and any schema: a text of the host's own checks is the one that is sent.
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? normalizeText(value) : value,
  ]);
  const { data, error } = await safeParse(schema, Object.fromEntries(texts), { error: messageKey });
  if (!error) return { values: data, errors: {} };
  // Without a prototype, a field may be called as it likes.
  const errors = Object.create(null) as Record<string, FieldError>;
  for (const { path, code, message } of error.issues) errors[path.join('.')] ??= { type: code, message };
  return { values: {}, errors };
}

function messageKey({ code, input: value }: $ZodRawIssue): string {
  const isEmpty = (Array.isArray(value) || typeof value === 'string') && value.length === 0;
  if (isEmpty || value === undefined || value === null || value === false) return 'fieldRequired';
  return code === 'too_big' && typeof value === 'string' ? 'fieldTooLong' : 'fieldInvalid';
}

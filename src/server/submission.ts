import type { ContactPayload, DefaultFieldName } from '../client/request.js';
import type { ContactOutput, ContactSchema } from '../schema/parseValues.js';

/**
 * The payload that an endpoint delivers. Without a schema, the default fields are strings, unless `fields` sets them to `false`.
 */
export type DeliveredPayload<Schema extends ContactSchema = ContactSchema, Fields = object> = [
  ContactSchema,
] extends [Schema]
  ? ContactPayload & {
      [Name in DefaultFieldName as Fields extends Record<Name, false> ? never : Name]: string;
    }
  : ContactOutput<Schema>;

/** A valid submission, as `deliver` receives it. */
export interface ContactSubmission<Payload = DeliveredPayload> {
  /** Unique ID: 128 random bits in hexadecimal. */
  id: string;
  /** Public ID of the form. */
  formId: string;
  /** Language of the submission: a code of two or three letters, such as `de`. */
  locale: string;
  /**
   * The fields, with normalized text and without the CAPTCHA token and the honeypot. Other programs can send any JSON
   * in undeclared fields, so check these fields. In a database query, use the payload only as a parameter, never as
   * the query or a filter.
   */
  payload: Payload;
  /**
   * Plain text: a line for each field that is not empty, with its label or name, then the message. In fields
   * other than the message, lines after the first are indented, so that they cannot look like another field.
   */
  text: string;
  /** Whether the honeypot contains text. Exists only if `trap` has `discard: false`. */
  isTrapFilled?: boolean | undefined;
  /** When the endpoint received the submission, in ISO 8601 (UTC). */
  receivedAt: string;
}

/** A submission as it is stored. The text follows from the payload. */
export type StoredSubmission<Payload = DeliveredPayload> = Omit<ContactSubmission<Payload>, 'text'>;

/** 128 random bits in hexadecimal. Also works without a secure context. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

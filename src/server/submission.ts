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
  /** Unique ID of the submission: 128 random bits in hexadecimal. */
  id: string;
  /** Public ID of the form. */
  formId: string;
  /** Short language code, such as `de`. */
  locale: string;
  /**
   * The valid fields, with normalized text, without the token of a CAPTCHA and the field of a honeypot. It also contains fields
   * that the endpoint does not declare, with a schema too: do not pass it as a whole to a database. A form sends strings,
   * booleans and lists of strings; other programs can also send numbers, `null` and objects.
   */
  payload: Payload;
  /**
   * The payload as plain text: a line for each field with its label and value, then the message. No value before the message
   * looks like another field. The labels are those of a complete catalog in the endpoint's `messages`, otherwise in the language of its option `locale` if it is a string, otherwise in English.
   */
  text: string;
  /** Whether the honeypot contains text. Only set with `trap: { name, discard: false }`. */
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

import type { ContactPayload, SubmissionEvidence } from '../client/request.js';

/** A valid submission, as `deliver` receives it. */
export interface ContactSubmission<Payload = ContactPayload> {
  /** Unique ID of the submission: 128 random bits in hexadecimal. */
  id: string;
  /** Public ID of the form. */
  formId: string;
  /** Short language code, such as `de`. */
  locale: string;
  /** The valid fields, with normalized text, without the token of a CAPTCHA and the field of a honeypot. */
  payload: Payload;
  /** Signals that help to detect spam. Empty if the form does not send them. */
  evidence: Pick<SubmissionEvidence, 'isTrapFilled' | 'secondsToSubmit'>;
  /** When the endpoint received the submission, in ISO 8601 (UTC). */
  receivedAt: string;
}

/** 128 random bits in hexadecimal. Also works without a secure context. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

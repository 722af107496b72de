import {
  deliverOnce,
  type ContactPayload,
  type DeliveryRequest,
  type SubmissionBody,
  type SubmissionReceipt,
} from './deliverOnce.js';
import { encodeEntry, postSubmission, type PostOptions } from './postSubmission.js';
import { isSubmissionError, SubmissionError } from './SubmissionError.js';
import { submissionUrl } from './submissionUrl.js';

/** Signals of a `ContactForm` that help to detect spam. They are not proof. */
export interface SubmissionEvidence {
  /** Whether the field of `ContactTrap` contains text. Undefined if the form has no `ContactTrap`. */
  isTrapFilled?: boolean | undefined;
  /** Seconds from the first interaction with the form to the submit. Undefined without an interaction. */
  secondsToSubmit?: number | undefined;
  /** The token of the widget in `ContactChallenge`. Undefined if the form has no `ContactChallenge`. */
  challengeToken?: string | undefined;
}

/** The argument of your `send` function. */
export interface SendRequest<Payload extends ContactPayload = ContactPayload> {
  /** Public ID of the form. */
  formId: string;
  /** The option `baseUrl`, or `''` if it is not set. */
  baseUrl: string;
  /** Short language code, such as `de`. */
  locale: string;
  /** The output of the schema. */
  payload: Payload;
  /** Signals that help to detect spam. Empty for hooks. */
  evidence: SubmissionEvidence;
  /** Aborts when `timeout` has passed. */
  signal: AbortSignal;
  /** Whether the submission is small enough for `fetch`'s `keepalive`, with which a request survives a navigation. */
  keepalive: boolean;
}

/** A response, or the receipt of a submission that the service accepted. */
export type SendAnswer = Response | Pick<SubmissionReceipt, 'status' | 'body'>;

/** Delivers one submission instead of the kit's request. */
// A method type, so that a `send` for the payload of a more precise schema is assignable.
export type SendSubmission<Payload extends ContactPayload = ContactPayload> = {
  send(request: SendRequest<Payload>): Promise<SendAnswer>;
}['send'];

/** Where a submission goes. */
export interface Destination extends PostOptions {
  formId: string;
  baseUrl: string;
  /** Replaces the request to the service at `baseUrl`. */
  send?: SendSubmission | undefined;
  /** Passed to `send`. */
  evidence?: SubmissionEvidence | undefined;
}

/**
 * Delivers a submission with one call of `send`, or with one `fetch` if there is no `send`.
 *
 * @throws SubmissionError for every outcome except an accepted submission
 * @throws TypeError if an option is not valid; in that case nothing is sent
 */
export async function deliver(
  { formId, baseUrl, send, evidence = {}, ...options }: Destination,
  entry: SubmissionBody,
): Promise<SubmissionReceipt> {
  if (!send) return postSubmission(submissionUrl(baseUrl, formId), entry, options);

  const call = async (request: DeliveryRequest) => {
    try {
      return asResponse(await send({ formId, baseUrl, ...entry, evidence, ...request }));
    } catch (error) {
      throw isSubmissionError(error) ? withKnownFields(error, entry.payload) : error;
    }
  };
  return deliverOnce(call, { payload: entry.payload, bytes: sizeOf(entry) }, options);
}

/** The size of a submission as JSON. The app's own format can have values that JSON does not have. */
function sizeOf(entry: SubmissionBody): number {
  try {
    return encodeEntry(entry).bytes;
  } catch {
    return Infinity;
  }
}

/**
 * Accepts a response, also one of another realm or of a polyfill, or a receipt.
 *
 * @throws TypeError for any other answer, so that an empty answer is not an acceptance
 */
function asResponse(answer: SendAnswer): Response | SubmissionReceipt {
  const { ok, headers, status, body } = (answer ?? {}) as Partial<Response>;
  if (typeof ok === 'boolean' && typeof headers?.get === 'function') return answer as Response;
  // Some HTTP clients have a result of their own, whose other members must not reach the app's callbacks.
  if (typeof status === 'number' && status >= 200 && status < 300)
    return { status, body, receivedAt: new Date() };
  throw new TypeError('send must resolve to a Response or receipt.');
}

/** Field names that are not in the payload, such as `constructor`, must not become errors of the form. */
function withKnownFields(error: SubmissionError, payload: object): SubmissionError {
  const fields = error.fields.filter((field) => Object.hasOwn(payload, field));
  if (fields.length === error.fields.length && error instanceof SubmissionError) return error;
  return new SubmissionError(error.code, { ...error, cause: error.cause, fields });
}

import {
  deliverOnce,
  type ContactPayload,
  type DeliveryRequest,
  type SubmissionBody,
  type SubmissionReceipt,
} from './deliverOnce.js';
import { postSubmission, type PostOptions } from './postSubmission.js';
import { isSubmissionError, SubmissionError } from './SubmissionError.js';

/** What your `send` function receives. */
export interface SendRequest<Payload extends ContactPayload = ContactPayload> {
  formId: string;
  /** The option `baseUrl`, or `''` if it is not set. */
  baseUrl: string;
  /** Short language code, such as `de`. */
  locale: string;
  /** The output of the schema. */
  payload: Payload;
  /** Aborts when `timeout` has passed. */
  signal: AbortSignal;
  /** Whether the payload is small enough for `fetch`'s `keepalive`, with which a request survives a navigation. */
  keepalive: boolean;
}

/** A response, or the receipt of a submission that the service acknowledged. */
export type SendAnswer = Response | Pick<SubmissionReceipt, 'status' | 'body'>;

/**
 * Delivers one submission instead of the kit. A method type: the schema determines the payload, and TypeScript compares
 * the parameters of function types too strictly for that.
 */
export type SendSubmission<Payload extends ContactPayload = ContactPayload> = {
  send(request: SendRequest<Payload>): Promise<SendAnswer>;
}['send'];

/** Where a submission goes. */
export interface Destination extends PostOptions {
  formId: string;
  baseUrl: string;
  /** URL that the form's submissions are posted to. */
  url: string;
  /** Replaces the request to `url`. */
  send?: SendSubmission | undefined;
}

/**
 * Delivers a submission with one call of `send`, or with one `fetch` if there is no `send`.
 *
 * @throws SubmissionError for every outcome except an acknowledged submission
 * @throws TypeError if `timeout` is not a positive number; in that case nothing is sent
 */
export function deliver(
  { formId, baseUrl, url, send, ...options }: Destination,
  entry: SubmissionBody,
): Promise<SubmissionReceipt> {
  if (!send) return postSubmission(url, entry, options);

  const call = async ({ signal, keepalive }: DeliveryRequest) => {
    try {
      const answer = await send({ formId, baseUrl, ...entry, signal, keepalive });
      return isResponse(answer) ? answer : { ...answer, receivedAt: new Date() };
    } catch (error) {
      throw isSubmissionError(error) ? withKnownFields(error, entry.payload) : error;
    }
  };
  return deliverOnce(call, entry, options);
}

/**
 * Whether an answer is a response, also one of another realm or of a polyfill.
 *
 * @throws TypeError if it is neither a response nor a receipt, so that an empty answer is not an acceptance
 */
function isResponse(answer: SendAnswer): answer is Response {
  const { status, headers } = (answer ?? {}) as Partial<Response>;
  if (typeof headers?.get === 'function') return true;
  if (typeof status === 'number' && status >= 200 && status < 300) return false;
  throw new TypeError(
    '`send` must resolve to a Response or to a receipt { status } with a status from 200 to 299.',
  );
}

/** Field names that are not in the payload, such as `constructor`, must not become errors of the form. */
function withKnownFields(error: SubmissionError, payload: object): SubmissionError {
  const fields = error.fields.filter((field) => Object.hasOwn(payload, field));
  return new SubmissionError(error.code, { ...error, cause: error.cause, fields });
}

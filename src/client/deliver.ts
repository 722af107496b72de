import {
  deliverOnce,
  type ContactPayload,
  type DeliveryAnswer,
  type SubmissionBody,
  type SubmissionReceipt,
} from './deliverOnce.js';
import { postSubmission, type PostOptions } from './postSubmission.js';

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

/**
 * Delivers one submission instead of the kit. A method type: the schema determines the payload, and TypeScript compares
 * the parameters of function types too strictly for that.
 */
export type SendSubmission<Payload extends ContactPayload = ContactPayload> = {
  send(request: SendRequest<Payload>): Promise<DeliveryAnswer>;
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
  const call = ({ signal, keepalive }: Pick<SendRequest, 'signal' | 'keepalive'>) =>
    send({ formId, baseUrl, ...entry, signal, keepalive });
  return deliverOnce(call, entry, options);
}

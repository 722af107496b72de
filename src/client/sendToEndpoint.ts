import type { SendSubmission } from './request.js';

/**
 * Returns a `send` that sends to your own endpoint, at any URL. The endpoint can be one of `createContactEndpoint`, or any
 * other that accepts the JSON `{ locale, payload, evidence }`. `evidence` contains signals that help to detect spam.
 *
 * It does not send the ID of the form. If the endpoint accepts several forms, end the URL with
 * `/v1/public/contact/forms/<id>/submissions`.
 *
 * @param url an absolute URL, or a path that starts with `/`
 */
export function sendToEndpoint(url: string): SendSubmission {
  return ({ locale, payload, evidence, signal, keepalive }) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ locale, payload, evidence }),
      credentials: 'omit',
      redirect: 'manual',
      signal,
      keepalive,
    });
}

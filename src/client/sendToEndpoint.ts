import type { SendSubmission } from './request.js';

/**
 * Returns a `send` that sends to an endpoint of your site, at any URL: the documented request, and the evidence against spam.
 * The endpoint is one of `createContactEndpoint`, or accepts the same JSON: `{ locale, payload, evidence }`.
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

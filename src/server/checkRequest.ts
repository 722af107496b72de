import { Refusal } from './Refusal.js';

/**
 * Takes only a form that a page of the site itself posts. What a proxy may have made up (`Host`, `X-Forwarded-*`) is not
 * looked at.
 *
 * @throws Refusal
 */
export function checkRequest({ method, headers }: Request, origins: readonly string[]): void {
  if (method !== 'POST') throw new Refusal(405, 'Messages are sent with POST.', { Allow: 'POST' });

  // Browsers that send it tell the truth in it. The others send at least the origin, but to a page whose
  // Referrer-Policy is "no-referrer" only "null".
  const site = headers.get('Sec-Fetch-Site');
  const isOwn = site === null ? origins.includes(headers.get('Origin') ?? '') : site === 'same-origin';
  if (!isOwn) throw new Refusal(403, 'The request does not come from a page of this site.');

  const mediaType = headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'The Content-Type must be application/x-www-form-urlencoded.');
  }
}

import { createRequestListener } from '@remix-run/node-fetch-server';
import {
  createContactEndpoint,
  type ContactEndpointOptions,
  type ContactSubmission,
} from '../../../src/server/index.js';
import { serveInTest } from '../serveInTest.js';
import { submission, submissionsPath } from '../submission.js';
import { values } from '../values.js';

/** The origin of a site and of its endpoint. */
export const ORIGIN = 'https://www.example.com';

/** The path of the endpoint of `createEndpoint`. */
export const PATH = submissionsPath('f_1');

/** An endpoint for the form `f_1` of the site. It records what it delivers. */
export function createEndpoint(options: Partial<ContactEndpointOptions> = {}) {
  const delivered: ContactSubmission[] = [];
  const { deliver, ...others } = options;
  const handle = createContactEndpoint({
    forms: 'f_1',
    allowedOrigins: ORIGIN,
    deliver: (received) => {
      delivered.push(received);
      return deliver?.(received);
    },
    ...others,
  });
  return { handle, delivered };
}

/** A request as a page of the site posts it without JavaScript. */
export function formRequest(
  posted: Record<string, string> | [string, string][] | string = values,
  path = PATH,
  headers: Record<string, string> = { Origin: ORIGIN },
): Request {
  const body = typeof posted === 'string' ? posted : new URLSearchParams(posted).toString();
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return new Request(ORIGIN + path, { method: 'POST', headers: { ...type, ...headers }, body });
}

/** A request with JSON, as the kit sends it from a page of the site. A text is sent as it is. */
export function jsonRequest(
  body?: unknown,
  headers: Record<string, string> = { Origin: ORIGIN },
  path = PATH,
): Request {
  return new Request(ORIGIN + path, submission(body, headers));
}

/** Serves an endpoint for one test, on a real HTTP server. */
export async function serveEndpoint(options: Partial<ContactEndpointOptions> = {}) {
  const { handle, delivered } = createEndpoint(options);
  const origin = await serveInTest(createRequestListener(handle));
  return { url: origin + PATH, origin, delivered };
}

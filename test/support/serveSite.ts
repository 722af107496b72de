import { readFileSync } from 'node:fs';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '../../src/index.js';
import { loadMessages } from '../../src/messages/loadMessages.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { nodeListener } from '../../src/sandbox/nodeListener.js';
import { createContactEndpoint, forwardTo, type ContactEndpointOptions } from '../../src/server/index.js';
import type { StoredSubmission } from '../../src/server/submission.js';
import { serveInTest } from './serveInTest.js';
import { submissionsPath } from './submission.js';

export interface Site {
  origin: string;
  /** How many requests the endpoint received. */
  handled: () => number;
  /** How many requests the service received. */
  sent: () => number;
  submissions: () => readonly StoredSubmission[];
}

interface SiteOptions extends Partial<ContactEndpointOptions> {
  /** The form at the service, such as a scenario of the sandbox. */
  formId?: string;
  /** Milliseconds to wait for the service. */
  timeout?: number;
}

const STYLES = readFileSync(new URL('../../src/styles.css', import.meta.url), 'utf8');

/** A site with a contact page and an endpoint, and a service that receives its messages, on real servers. */
export async function serveSite({ formId = 'f_1', timeout, ...options }: SiteOptions = {}): Promise<Site> {
  const sandbox = createSandbox();
  const serveSandbox = await nodeListener(sandbox);
  let sent = 0;
  let handled = 0;
  const service = await serveInTest((request, response) => {
    sent += 1;
    serveSandbox(request, response);
  });
  let handle: ReturnType<typeof createContactEndpoint>;
  const origin = await serveInTest(
    createRequestListener((request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/thanks') return page('<h1>Thank you</h1>');
      if (pathname === '/styles.css')
        return new Response(STYLES, { headers: { 'Content-Type': 'text/css' } });
      if (pathname === '/favicon.ico') return new Response(null, { status: 204 });
      if (pathname === '/contact') return contactPage(request, formId);
      handled += 1;
      return handle(request);
    }),
  );
  handle = createContactEndpoint({
    forms: formId,
    deliver: forwardTo({ baseUrl: service, timeout }),
    allowedOrigins: origin,
    successPath: '/thanks',
    stylesheet: '/styles.css',
    ...options,
  });
  return { origin, handled: () => handled, sent: () => sent, submissions: sandbox.submissions };
}

async function contactPage({ url }: Request, formId: string): Promise<Response> {
  const { searchParams, search } = new URL(url);
  const messages = await loadMessages(searchParams.get('locale') ?? 'en');
  const action = submissionsPath(formId) + search;
  return page(renderToString(createElement(ContactForm, { formId, baseUrl: '/', messages, action })));
}

function page(body: string): Response {
  return new Response(
    `<!doctype html><html lang="en"><title>Contact</title><link rel="stylesheet" href="/styles.css">${body}</html>`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
}

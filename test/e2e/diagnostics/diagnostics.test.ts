import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { serveForm, type ServedForm } from '../../support/consumers/serveForm.js';
import { freePort } from '../../support/freePort.js';
import { sendButton } from '../../support/visitor.js';
import { values } from '../../support/values.js';
import { fakeService, type FakeService } from '../../support/fakeService.js';

const CODE = `
  import { createRoot } from 'react-dom/client';
  import { ContactForm } from './dist/index.js';

  const { css = '.rck-form { display: grid }', ...props } = JSON.parse(new URLSearchParams(location.search).get('props'));
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  createRoot(document.body).render(<ContactForm baseUrl="/" {...props} />);
`;

/** Submits the form this many times, and returns the warnings and errors of the kit on the console. */
async function warnings(page: Page, url: string, submits = 2): Promise<string[]> {
  const logged: string[] = [];
  page.removeAllListeners('console');
  page.on('console', (message) => {
    if (message.text().startsWith('react-contact-kit')) logged.push(message.text());
  });
  await page.goto(url);
  for (let sent = 0; sent < submits; sent += 1) await sendAndWait(page);
  // A warning can follow the answer. After the answer to one more request, it has been logged.
  await page.evaluate(() => fetch('/', { cache: 'no-store' }).then(() => undefined));
  return logged;
}

async function sendAndWait(page: Page): Promise<void> {
  const answered = page.locator('form:not([data-status=idle]):not([data-status=pending])');
  if (await page.getByRole('heading').isVisible()) return;
  await sendButton(page).click();
  await answered.waitFor();
}

let development: ServedForm;
let production: ServedForm;
let service: FakeService;

/** The answers of a service on another origin, by form id. */
const ANSWERS: Record<string, [status: number, type: string]> = {
  page: [200, 'text/html; charset=utf-8'],
  'no-page': [404, 'text/html'],
  unknown: [404, 'application/json'],
  fine: [201, 'application/json'],
  refused: [422, 'application/json'],
};

beforeAll(async () => {
  [development, production] = await Promise.all([
    serveForm('development', CODE),
    serveForm('production', CODE),
  ]);
});
afterAll(async () => {
  await development?.close();
  await production?.close();
});

/** The props of a form for each case, and the warning that it logs. */
async function cases(): Promise<Record<string, { props: object; warning: RegExp; submits?: number }>> {
  service = await fakeService((response, request) => {
    const formId = request.url?.split('/').at(-2) ?? '';
    if (formId === 'masked') response.removeHeader('Access-Control-Allow-Origin');
    const [status, type] = ANSWERS[formId] ?? [429, 'text/plain'];
    response
      .writeHead(status, { 'Content-Type': type })
      .end(type.startsWith('text/html') ? '<!doctype html>' : '{}');
  });
  const baseUrl = service.url;
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  return {
    'a wrong base URL whose server answers 200 with a page': {
      props: { baseUrl, formId: 'page' },
      warning:
        /^.*a web page.*answered POST http.*200.*visitors see that their message might not have arrived.*Check baseUrl.*$/,
    },
    'a wrong base URL whose server answers 404 with a page': {
      props: { baseUrl, formId: 'no-page' },
      warning: /^.*a web page.*answered POST http.*404.*no message arrives.*Check baseUrl.*$/,
    },
    'a host that cannot be reached': {
      props: { baseUrl: nowhere, formId: 'any' },
      warning: /^.*no server answers at http:\/\/127\.0\.0\.1:\d+, so no message arrives.*Check baseUrl.*$/,
    },
    'an answer that CORS hides': {
      props: { baseUrl, formId: 'masked' },
      warning:
        /^.*answers, but CORS does not let the page read.*cannot show whether.*Access-Control-Allow-Origin.*$/,
    },
    'an unknown form': {
      props: { baseUrl, formId: 'unknown' },
      warning: /^.*there is no form "unknown" at http.*no message arrives.*Check formId.*$/,
    },
    'an invalid locale': {
      props: { baseUrl, formId: 'fine', locale: 'english!' },
      warning:
        /^.*the locale "english!" is not a valid BCP 47 language tag.*shows and submits English.*Set locale.*$/,
    },
    'no stylesheet': {
      props: { baseUrl, formId: 'fine', css: '' },
      submits: 0,
      warning: /^.*no stylesheet styles the form.*errors do not stand out.*Import .*styles\.css.*$/,
    },
    'an accepted message': { props: { baseUrl, formId: 'fine' }, warning: /^$/ },
    'a refused field': { props: { baseUrl, formId: 'refused' }, warning: /^$/ },
  };
}

describe('a development build', () => {
  it('warns once about each mistake in the setup, with its effect and its fix, and logs nothing for a correct setup', async () => {
    const page = await openPage();
    for (const { props, warning, submits } of Object.values(await cases())) {
      const logged = await warnings(page, development.urlOf({ ...props, defaultValues: values }), submits);
      await expect.poll(() => logged.join('\n')).toMatch(warning);
    }
    // The check whether a server is reachable is a HEAD request, not a submission.
    expect(service.requests.filter(({ method }) => method === 'POST')).toHaveLength(12);
  });
});

it('a production build logs no warning and sends no diagnostic request', async () => {
  const page = await openPage();
  for (const { props } of Object.values(await cases())) {
    expect(await warnings(page, production.urlOf({ ...props, defaultValues: values }), 1)).toEqual([]);
  }
  expect(new Set(service.requests.map(({ method }) => method))).toEqual(new Set(['POST']));
});

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../browsers/openPage.js';
import { serveForm, type ServedForm } from '../consumers/serveForm.js';
import { freePort } from '../freePort.js';
import { startServer, type TestServer } from '../startServer.js';

const VALUES = { name: 'Ada', email: 'ada@example.com', message: 'Hello!' };

/** What a developer reads on the console after this many presses of Send. */
async function warnings(page: Page, url: string, presses = 2): Promise<string[]> {
  const heard: string[] = [];
  page.removeAllListeners('console');
  page.on('console', (message) => {
    if (message.text().startsWith('react-contact-kit')) heard.push(message.text());
  });
  await page.goto(url);
  for (let press = 0; press < presses; press += 1) await sendAndWait(page);
  // What is told comes after the answer, at the latest with that of one more request.
  await page.evaluate(() => fetch('/', { cache: 'no-store' }).then(() => undefined));
  return heard;
}

async function sendAndWait(page: Page): Promise<void> {
  const answered = page.locator('form:not([data-status=idle]):not([data-status=pending])');
  if (await page.getByRole('heading').isVisible()) return;
  await page.getByRole('button', { name: 'Send message' }).click();
  await answered.waitFor();
}

let development: ServedForm;
let production: ServedForm;
let service: TestServer;

/** A service of another origin than the page, that answers by form id. */
const ANSWERS: Record<string, [status: number, type: string]> = {
  page: [200, 'text/html; charset=utf-8'],
  'no-page': [404, 'text/html'],
  unknown: [404, 'application/json'],
  fine: [201, 'application/json'],
  refused: [422, 'application/json'],
};

beforeAll(async () => {
  [development, production] = await Promise.all([serveForm('development'), serveForm('production')]);
});
afterAll(async () => {
  await development?.close();
  await production?.close();
});

/** What is set up how, and the one line on it. */
async function cases(): Promise<Record<string, { props: object; told: RegExp }>> {
  service = await startServer((response, request) => {
    const formId = request.url?.split('/').at(-2) ?? '';
    if (formId === 'masked') response.removeHeader('Access-Control-Allow-Origin');
    const [status, type] = ANSWERS[formId] ?? [429, 'text/plain'];
    response.writeHead(status, { 'Content-Type': type }).end(status < 300 ? '' : '{}');
  });
  const baseUrl = service.url;
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  return {
    'a wrong base URL, where a page answers anything': {
      props: { baseUrl, formId: 'page' },
      told: /^.*a web page answered POST http.*200.*told that their message was sent.*Check baseUrl.*$/,
    },
    'a wrong base URL, where there is nothing': {
      props: { baseUrl, formId: 'no-page' },
      told: /^.*a web page answered POST http.*404.*no message arrives.*Check baseUrl.*$/,
    },
    'a host that cannot be reached': {
      props: { baseUrl: nowhere, formId: 'any' },
      told: /^.*nothing answers at http:\/\/127\.0\.0\.1:\d+, so no message arrives.*Check baseUrl.*$/,
    },
    'an answer that CORS hides': {
      props: { baseUrl, formId: 'masked' },
      told: /^.*answers, but the page may not read.*cannot be told whether.*Access-Control-Allow-Origin.*$/,
    },
    'a form that is not known': {
      props: { baseUrl, formId: 'unknown' },
      told: /^.*there is no form "unknown" at http.*no message arrives.*Check formId.*$/,
    },
    'a locale that is none': {
      props: { baseUrl, formId: 'fine', locale: 'english!' },
      told: /^.*the locale "english!" is no language tag.*speaks and submits English.*Set locale.*$/,
    },
    'an answer that is in order': { props: { baseUrl, formId: 'fine' }, told: /^$/ },
    'a field that is refused': { props: { baseUrl, formId: 'refused' }, told: /^$/ },
  };
}

describe('a development build tells, once,', () => {
  it('what is set up wrongly, why it matters, and the mend; and nothing when all is well', async () => {
    const page = await openPage();
    for (const { props, told } of Object.values(await cases())) {
      const heard = await warnings(page, development.urlOf({ ...props, defaultValues: VALUES }));
      await expect.poll(() => heard.join('\n')).toMatch(told);
    }
    // The question whether a host is there, is not a submission.
    expect(service.requests.filter(({ method }) => method === 'POST')).toHaveLength(11);
  });
});

it('a production build tells nothing, and asks nothing', async () => {
  const page = await openPage();
  for (const { props } of Object.values(await cases())) {
    expect(await warnings(page, production.urlOf({ ...props, defaultValues: VALUES }), 1)).toEqual([]);
  }
  expect(new Set(service.requests.map(({ method }) => method))).toEqual(new Set(['POST']));
});

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isSubmissionError, submitContact, type SubmissionError } from '../../src/client/index.js';
import { createContactEndpoint, forwardTo } from '../../src/server/index.js';
import { mutate } from '../../src/engine/mutation.js';
import { fakeService } from '../support/fakeService.js';
import { submissionsPath } from '../support/submission.js';
import { values } from '../support/values.js';

const HTML = 'text/html';
const SINGLE_PAGE_APP =
  '<!doctype html>\n<html lang="en">\n<head><title>App</title></head>\n<body><div id="root"></div></body>\n</html>';
const FRAGMENT = '<p>Thanks</p>';
const LOGIN = `<html>
<head><title>Sign in</title></head>
<body><form method="post"><input name="user"><input name="password" type="password"></form></body>
</html>`;
const XHTML = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">`;

/** Responses with the status 200, by description: media type, body, and whether it is a web page. */
const RESPONSES: [description: string, type: string, body: string | Buffer, isPage: boolean][] = [
  ['the fallback page of a single-page app', HTML, SINGLE_PAGE_APP, true],
  ['a login page without a doctype', HTML, LOGIN, true],
  ['a page with the charset in its media type', 'text/html; charset=utf-8', SINGLE_PAGE_APP, true],
  ['a page with a media type in upper case', 'Text/HTML;charset=UTF-8', SINGLE_PAGE_APP, true],
  ['a page in upper case', HTML, SINGLE_PAGE_APP.toUpperCase(), true],
  ['a page of more than 64 KiB', HTML, SINGLE_PAGE_APP.padEnd(200_000), true],
  ['a page after a byte order mark', HTML, `\uFEFF${SINGLE_PAGE_APP}`, true],
  ['a page after white space', HTML, `\r\n\t ${SINGLE_PAGE_APP}`, true],
  ['a page after comments', HTML, `<!-- a -- b -->\n<!---->${SINGLE_PAGE_APP}`, true],
  ['a page after a comment with an arrow', HTML, `<!-- build: a -> b -->${SINGLE_PAGE_APP}`, true],
  ['a page after a comment with elements', HTML, `<!-- <p> --><!-- > -->${SINGLE_PAGE_APP}`, true],
  ['a fragment after a comment that contains a page', HTML, `<!-- ${SINGLE_PAGE_APP} -->${FRAGMENT}`, false],
  ['many comments', HTML, `${'<!-->'.repeat(9_000)}${'<!-- a -->'.repeat(1_000)}`, false],
  ['a page after an XML declaration', HTML, XHTML, true],
  ['a page in Latin-1', 'text/html; charset=iso-8859-1', Buffer.from('<!doctype html>é', 'latin1'), true],
  ['a short text', HTML, 'OK', false],
  ['a fragment', HTML, FRAGMENT, false],
  ['a fragment with a page inside', HTML, `<p>${SINGLE_PAGE_APP}</p>`, false],
  ['an element whose name only starts like a page', HTML, '<html-message>Thanks</html-message>', false],
  ['comments alone', HTML, `<!--${'<!-- '.repeat(20_000)}-->`, false],
  ['a comment that does not end', HTML, '<!--'.repeat(20_000), false],
  ['white space alone', HTML, ' '.repeat(100_000), false],
  ['an empty body', HTML, '', false],
  ['JSON', HTML, '{"id":"s_1"}', false],
  ['JSON that contains a page', HTML, JSON.stringify(SINGLE_PAGE_APP), false],
  ['a page as plain text', 'text/plain', SINGLE_PAGE_APP, false],
  ['a page as JSON', 'application/json', SINGLE_PAGE_APP, false],
];

const PAGE_AND_FRAGMENT: typeof RESPONSES = [
  ['a page', HTML, SINGLE_PAGE_APP, true],
  ['a fragment', HTML, FRAGMENT, false],
];

const submitTo = (baseUrl: string, fetch?: typeof globalThis.fetch) =>
  submitContact({ baseUrl, formId: 'f_1', locale: 'en', payload: values, fetch });

const codeOf = (submission: Promise<unknown>) =>
  submission.then(
    () => 'accepted',
    (error: unknown) => (isSubmissionError(error) ? error.code : error),
  );

type SendTo = (baseUrl: string) => Promise<unknown>;

const post = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' });

function sendAsForm(baseUrl: string, options: Partial<Parameters<typeof mutate>[0]> = {}): Promise<unknown> {
  return mutate({ formId: 'f_1', baseUrl, tag: 'en', ...options }, values);
}

/** Posts a form to an endpoint with `forwardTo`, and rejects with the error of its submission. */
async function sendOnServer(baseUrl: string): Promise<void> {
  const origin = 'https://www.example.com';
  let failure: unknown;
  const handle = createContactEndpoint({
    forms: 'f_1',
    deliver: forwardTo({ baseUrl }),
    allowedOrigins: origin,
    successPath: '/thanks',
    onError: (error) => (failure = error),
  });
  const body = new URLSearchParams(values);
  const { status } = await handle(
    new Request(origin + submissionsPath('f_1'), { method: 'POST', headers: { Origin: origin }, body }),
  );
  expect(status).toBe(failure ? 500 : 303);
  if (failure) throw failure;
}

const WAYS: [name: string, sendTo: SendTo, responses: typeof RESPONSES][] = [
  ['submitContact', (baseUrl) => submitTo(baseUrl), RESPONSES],
  ['a form', (baseUrl) => sendAsForm(baseUrl), PAGE_AND_FRAGMENT],
  ['a form with `send`', (baseUrl) => sendAsForm(baseUrl, { send: () => post(baseUrl) }), PAGE_AND_FRAGMENT],
  ['forwardTo', sendOnServer, PAGE_AND_FRAGMENT],
];

describe.each(WAYS)('with %s, a response with the status 200 that is', (_, sendTo, responses) => {
  it.each(responses)('%s', async (__, type, body, isPage) => {
    const service = await fakeService((response) => {
      response.writeHead(200, { 'Content-Type': type }).end(body);
    });
    const outcome = await sendTo(service.url).then(
      () => ['accepted'],
      ({ code, status }: SubmissionError) => [code, status],
    );
    expect(outcome).toEqual(isPage ? ['unconfirmed', 200] : ['accepted']);
    expect(service.requests).toHaveLength(1);
  });
});

it.each([
  ['a page', SINGLE_PAGE_APP, 'unconfirmed'],
  ['nothing', '', 'accepted'],
])('a body that breaks after %s: %s', async (_, start, code) => {
  const service = await fakeService((response) => {
    response.writeHead(200, { 'Content-Type': HTML, 'Content-Length': '1000' }).flushHeaders();
    response.write(start, () => response.destroy());
  });
  expect(await codeOf(submitTo(service.url))).toBe(code);
});

it.each([
  ['a page', SINGLE_PAGE_APP, 'unconfirmed'],
  ['nothing', '', 'accepted'],
])('a body that hangs after %s, for five seconds: %s', async (_, start, code) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(start)) });
  const response = new Response(body, { headers: { 'Content-Type': HTML } });
  const outcome = codeOf(submitTo('/', () => Promise.resolve(response)));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toBe(code);
});

it('a receipt of `send` is accepted, whatever its body is', async () => {
  const receipt = await sendAsForm('/', { send: async () => ({ status: 200, body: SINGLE_PAGE_APP }) });
  expect(receipt).toMatchObject({ status: 200, body: SINGLE_PAGE_APP });
});

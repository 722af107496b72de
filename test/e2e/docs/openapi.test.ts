import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { submitContact } from '../../../src/client/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { createContactEndpoint, forwardTo } from '../../../src/server/index.js';
import { openPage } from '../../support/browsers/openPage.js';
import { codeBlocks } from '../../support/codeBlocks.js';
import { HOOK_FORM, serveForm } from '../../support/consumers/serveForm.js';
import { bundleExample, projectFolder } from '../../support/docs/serveExample.js';
import { serveSandbox } from '../../support/sandbox/serveSandbox.js';
import { values } from '../../support/values.js';
import { confirmation, fillIn, sendButton } from '../../support/visitor.js';

const ROOT = new URL('../../../', import.meta.url).pathname;
const PATH = '/v1/public/contact/forms/{formId}/submissions';
const ORIGIN = 'https://www.example.com';
/** What the examples send. */
const SAMPLE = {
  formId: 'contact',
  locale: 'en',
  payload: { name: 'Ada', email: 'ada@example.com', message: 'Hello' },
};
const runFile = promisify(execFile);

interface Operation {
  requestBody: { content: Record<string, object> };
  responses: Record<string, unknown>;
  'x-codeSamples': { label: string; source: string }[];
}

const document = JSON.parse(readFileSync(join(ROOT, 'src/openapi.json'), 'utf8')) as {
  servers: [{ variables: { baseUrl: { default: string } } }];
  paths: Record<string, { post: Operation }>;
  components: object;
};
const operation = document.paths[PATH]?.post as Operation;
const documentedServer = document.servers[0].variables.baseUrl.default;

/** A request as the document describes it. */
const isSubmission = new Ajv({ strict: false }).compile({
  $ref: '#/components/schemas/Submission',
  components: document.components,
});

interface SentRequest {
  method: string;
  path: string;
  contentType: string | null;
  body: unknown;
}

async function describeRequest(request: Request): Promise<SentRequest> {
  return {
    method: request.method,
    path: new URL(request.url).pathname,
    contentType: request.headers.get('Content-Type'),
    body: await request.json(),
  };
}

/** What the document does not describe in a request. */
function undocumented({ method, path, contentType, body }: SentRequest): unknown[] {
  const isDescribed = isSubmission(body);
  return [
    ...(method === 'POST' ? [] : [method]),
    ...(path === PATH.replace('{formId}', 'contact') ? [] : [path]),
    ...(contentType && contentType in operation.requestBody.content ? [] : [contentType]),
    ...(isDescribed ? [] : (isSubmission.errors ?? [])),
  ];
}

describe('the OpenAPI document', () => {
  it.each<[string, (send: typeof fetch) => Promise<unknown>]>([
    [
      'submitContact',
      (send) =>
        submitContact({
          baseUrl: documentedServer,
          formId: 'contact',
          locale: 'de',
          payload: values,
          fetch: send,
        }),
    ],
    [
      'forwardTo',
      (send) =>
        createContactEndpoint({
          forms: 'contact',
          allowedOrigins: ORIGIN,
          successPath: '/thanks',
          deliver: forwardTo({ baseUrl: documentedServer, fetch: send }),
        })(
          new Request(ORIGIN + PATH.replace('{formId}', 'contact'), {
            method: 'POST',
            headers: { Origin: ORIGIN },
            body: new URLSearchParams(values),
          }),
        ),
    ],
  ])('describes the request of %s', async (_name, submit) => {
    const sandbox = createSandbox();
    const sent: Request[] = [];
    await submit((input, init) => {
      sent.push(new Request(input, init));
      return sandbox.fetch(new Request(input, init));
    });
    const requests = await Promise.all(sent.map(describeRequest));
    expect(requests.map(undocumented)).toEqual([[]]);
    expect(sandbox.submissions()).toHaveLength(1);
  });

  it.each([
    ['ContactForm', undefined],
    ['useContactForm', HOOK_FORM],
  ])('describes the request of %s', async (_name, code) => {
    const served = await serveForm('production', code);
    onTestFinished(served.close);
    const page = await openPage();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.goto(served.urlOf({ formId: 'contact' }));
    await fillIn(page);
    await sendButton(page).click();
    const request = await sent;
    const contentType = await request.headerValue('Content-Type');
    const path = new URL(request.url()).pathname;
    const body: unknown = request.postDataJSON();
    expect(undocumented({ method: request.method(), path, contentType, body })).toEqual([]);
    await confirmation(page);
  });

  it.each([
    ['no locale', { payload: values }],
    ['a payload that is a text', { locale: 'en', payload: 'Hello' }],
    ['a message that is not a text', { locale: 'en', payload: { ...values, message: 1 } }],
  ])('does not describe a submission with %s, which the sandbox refuses', async (_name, body) => {
    expect(isSubmission(body)).toBe(false);
    const { base, sandbox } = await serveSandbox();
    const response = await fetch(base + PATH.replace('{formId}', 'contact'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(Math.floor(response.status / 100)).toBe(4);
    expect(sandbox.submissions()).toEqual([]);
  });

  it('documents no response', () => {
    expect(Object.keys(operation.responses)).toEqual(['default']);
  });

  it('has an example for curl that sends a submission to the sandbox', async () => {
    const { base, sandbox } = await serveSandbox();
    await runFile('bash', ['-c', sample('curl', base)]);
    expect(sandbox.submissions()).toMatchObject([SAMPLE]);
  });

  it.each(['fetch', 'submitContact'])(
    'has an example for %s that sends a submission to the sandbox',
    async (label) => {
      const { base, sandbox } = await serveSandbox();
      const folder = projectFolder();
      writeFileSync(join(folder, 'sample.ts'), sample(label, base));
      await runFile(process.execPath, [await bundleExample(folder, 'sample.ts')]);
      expect(sandbox.submissions()).toMatchObject([SAMPLE]);
    },
  );
});

it('the page Endpoint contract contains the example for curl', () => {
  const blocks = codeBlocks('stories/docs/endpoint-contract.md');
  expect(blocks.map(({ code }) => code.trim())).toContain(sample('curl', documentedServer));
});

/** The code of an example, for another server. */
function sample(label: string, base: string): string {
  const found = operation['x-codeSamples'].find((candidate) => candidate.label === label);
  return found?.source.replaceAll(documentedServer, base) ?? '';
}

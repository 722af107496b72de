import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { submitContact } from '../../../src/client/index.js';
import { adapt, codeBlocks, codeOf, documentedEndpoint } from '../../support/codeBlocks.js';
import { bundleExample, projectFolder, serveExample } from '../../support/docs/serveExample.js';
import { serveSandbox } from '../../support/sandbox/serveSandbox.js';
import { values } from '../../support/values.js';

const PAGE = 'stories/docs/endpoint-contract.md';
const ORIGIN = 'https://www.example.com';

/** Runs the script of the page as a developer does. Returns whether each of its checks passed. */
async function check(baseUrl: string, formId: string, origin = ORIGIN): Promise<Record<string, boolean>> {
  const folder = projectFolder();
  writeFileSync(join(folder, 'check.ts'), codeOf(PAGE, 'check.mjs'));
  const script = await bundleExample(folder, 'check.ts');
  const env = { ...process.env, BASE_URL: baseUrl, FORM_ID: formId, ORIGIN: origin };
  const output = await new Promise<string>((resolve) => {
    // It fails if a check fails.
    execFile(process.execPath, ['--test', '--test-reporter=tap', script], { env }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  const results = output.matchAll(/^\s*(not ok|ok) \d+ - ((?:accepts|names|answers|sends) .*)$/gm);
  return Object.fromEntries(Array.from(results, ([, result, name = '']) => [name, result === 'ok']));
}

const PASSED = {
  'accepts a submission': true,
  'accepts the longest message': true,
  'names the invalid field': true,
  'answers a preflight request': true,
  'sends CORS headers with an error': true,
};

/** The endpoint of the guide, and the messages that it delivers. */
async function serveGuide(formOrigin: string) {
  const delivered: unknown[] = [];
  vi.stubGlobal('testDeliver', (submission: unknown) => void delivered.push(submission));
  onTestFinished(() => void vi.unstubAllGlobals());
  const endpoint = documentedEndpoint();
  const { origin } = await serveExample({
    'endpoint.js': adapt(endpoint, 'https://www.example.com', formOrigin),
    'email.js': 'export const deliver = globalThis.testDeliver;',
  });
  return { origin, delivered };
}

it('the check passes for the endpoint of the guide, which then has two submissions', async () => {
  const { origin, delivered } = await serveGuide(ORIGIN);
  expect(await check(origin, 'contact')).toEqual(PASSED);
  expect(delivered).toHaveLength(2);
});

it('the check passes for the sandbox', async () => {
  const { base, sandbox } = await serveSandbox();
  expect(await check(base, 'f 123')).toEqual(PASSED);
  expect(sandbox.submissions()).toHaveLength(2);
});

it('the check finds an endpoint that allows another origin', async () => {
  const { origin } = await serveGuide('https://example.com');
  expect(await check(origin, 'contact')).toEqual({
    ...PASSED,
    'answers a preflight request': false,
    'sends CORS headers with an error': false,
  });
});

it.each([
  ['refuses everything without naming a field', 'sandbox-invalid', ['answers', 'sends']],
  ['refuses everything without CORS headers', 'sandbox-cors-less-429', ['answers']],
  ['redirects', 'sandbox-redirect', ['answers']],
  ['names the same field in every response', 'sandbox-invalid-email', ['names', 'answers', 'sends']],
])('the check finds an endpoint that %s', async (_mistake, formId, passing) => {
  const { base } = await serveSandbox();
  const passed = Object.keys(PASSED).filter((name) => passing.includes(name.split(' ', 1)[0] ?? ''));
  const results = await check(base, formId);
  expect(Object.keys(results)).toEqual(Object.keys(PASSED));
  expect(Object.keys(results).filter((name) => results[name])).toEqual(passed);
});

const errorBodies = codeBlocks(PAGE)
  .filter(({ language }) => language === 'json')
  .map(({ code }) => code);

it('the page has several formats of field errors', () => {
  expect(errorBodies.length).toBeGreaterThan(3);
});

it.each(errorBodies)('the kit reads the field in the body %s', async (body) => {
  const submission = submitContact({
    baseUrl: 'https://api.example.com',
    formId: 'contact',
    locale: 'en',
    payload: values,
    fetch: () => Promise.resolve(new Response(body, { status: 422 })),
  });
  await expect(submission).rejects.toMatchObject({ code: 'invalid', fields: ['email'] });
});

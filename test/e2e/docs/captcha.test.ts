import { readdirSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { adapt, codeBlocks, codeOf } from '../../support/codeBlocks.js';
import { serveForm } from '../../support/consumers/serveForm.js';
import { serveExample } from '../../support/docs/serveExample.js';
import { fakeService } from '../../support/fakeService.js';
import { submissionsPath } from '../../support/submission.js';
import { values } from '../../support/values.js';
import { confirmation, fillIn, sendButton } from '../../support/visitor.js';

const PAGE = 'stories/docs/captcha.md';
/** The field of the token in the examples. */
const TOKEN = 'cf-turnstile-response';
const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** Stands in for the page's `email.js`. */
const STORE = { 'email.js': 'export const deliver = (submission) => globalThis.testDeliver(submission);' };

const json = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
const CONFIRMED = json({ success: true });
const REJECTED = json({ success: false, 'error-codes': ['invalid-input-response'] });

/** Records what the endpoints of a test deliver. */
function recordDelivered(): unknown[] {
  const delivered: unknown[] = [];
  vi.stubGlobal('testDeliver', ({ payload }: { payload: unknown }) => void delivered.push(payload));
  onTestFinished(() => void vi.unstubAllGlobals());
  return delivered;
}

/** The endpoint of the page, with a stand-in for the challenge service that gives these answers. */
async function serveCaptcha(answers: Parameters<typeof fakeService>, formOrigin = 'https://www.example.com') {
  vi.stubEnv('TURNSTILE_SECRET_KEY', 'secret-key');
  onTestFinished(() => void vi.unstubAllEnvs());
  const verifier = await fakeService(...answers);
  const { fetch } = globalThis;
  const delivered = recordDelivered();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    fetch(url === SITEVERIFY ? verifier.url : url, init),
  );
  const example = codeBlocks(PAGE).find(({ code }) => code.includes('verifyChallenge({'));
  let endpoint = adapt(example?.code ?? '', 'https://www.example.com', formOrigin);
  endpoint = adapt(endpoint, "service: 'turnstile',", "service: 'turnstile', timeout: 100,");
  const { origin, post } = await serveExample({ 'endpoint.js': endpoint, ...STORE });
  const send = (payload: object) => post({ locale: 'en', payload });
  return { origin, send, delivered, verifier };
}

function silenceErrors() {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  return logged;
}

describe('the endpoint that verifies tokens', () => {
  it('does not accept a submission without a token, and does not ask the challenge service', async () => {
    const { send, delivered, verifier } = await serveCaptcha([CONFIRMED]);
    const response = await send(values);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ pointer: '#/payload/cf-turnstile-response' }] });
    expect(verifier.requests).toEqual([]);
    expect(delivered).toEqual([]);
  });

  it('does not accept a token that the challenge service rejects', async () => {
    const { send, delivered } = await serveCaptcha([REJECTED]);
    expect((await send({ ...values, [TOKEN]: 'forged' })).status).toBe(428);
    expect(delivered).toEqual([]);
  });

  it('accepts a confirmed token once, and delivers the submission without it', async () => {
    const { send, delivered, verifier } = await serveCaptcha([CONFIRMED]);
    const payload = { ...values, [TOKEN]: 'token' };
    expect((await send(payload)).status).toBe(201);
    expect(delivered).toEqual([values]);
    expect(verifier.requests.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      { secret: 'secret-key', response: 'token' },
    ]);
    expect((await send(payload)).status).toBe(428);
    expect(delivered).toHaveLength(1);
  });

  it('does not use up the token of a submission with an invalid field', async () => {
    const { send, verifier } = await serveCaptcha([CONFIRMED]);
    expect((await send({ ...values, email: 'ada', [TOKEN]: 'token' })).status).toBe(422);
    expect(verifier.requests).toEqual([]);
  });

  it.each<[string, Parameters<typeof fakeService>]>([
    ['fails', [{ status: 500, body: '' }]],
    ['answers with a web page', [{ status: 200, body: '<!doctype html><title>Error</title>' }]],
    ['answers with JSON of another form', [json(null)]],
    ['does not answer in time', [() => {}]],
  ])('does not accept a submission if the challenge service %s', async (_failure, answers) => {
    const logged = silenceErrors();
    const { send, delivered } = await serveCaptcha(answers);
    expect((await send({ ...values, [TOKEN]: 'token' })).status).toBe(428);
    expect(delivered).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
  });
});

const FRAMEWORKS = ['next', 'react-router', 'astro', 'tanstack-start'].map(
  (name) => `stories/docs/${name}.md`,
);
/** Every example of an endpoint, except those of frameworks, which need their packages. */
const ENDPOINTS = ['README.md', ...readdirSync('stories/docs').map((page) => `stories/docs/${page}`)]
  .filter((page) => !FRAMEWORKS.includes(page))
  .flatMap((page) => codeBlocks(page).map(({ code, section = '' }) => ({ page, section, code })))
  .filter(
    ({ code }) =>
      code.includes("endpoint = createContactEndpoint({\n  forms: 'contact',") && !code.includes('express()'),
  );

it('finds the examples of endpoints', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(6);
});

it.each(ENDPOINTS)('the endpoint in $page, $section, accepts no unverified token', async ({ code }) => {
  silenceErrors();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  vi.stubEnv('TURNSTILE_SECRET_KEY', 'secret-key');
  onTestFinished(() => void vi.unstubAllEnvs());
  const delivered = recordDelivered();
  const verifier = await fakeService(REJECTED);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    fetch(url === SITEVERIFY ? verifier.url : url, init),
  );
  const { post } = await serveExample({ 'endpoint.ts': code, ...STORE });
  for (const name of [TOKEN, 'h-captcha-response', 'g-recaptcha-response', 'frc-captcha-response']) {
    const { status } = await post({ locale: 'en', payload: { ...values, [name]: 'forged' } });
    expect([403, 422, 428]).toContain(status);
  }
  expect(delivered).toEqual([]);
});

it('an endpoint without JavaScript discards a message with a filled honeypot', async () => {
  const delivered = recordDelivered();
  const codeIn = (page: string, heading: string) =>
    codeBlocks(page).find(({ section, language }) => section === heading && language === 'ts')?.code ?? '';
  const options = "trap: 'website', limit, successPath: '/thanks',";
  const endpoint = `import { limit } from './limit.ts';\n${adapt(codeIn('stories/docs/spam.md', 'Honeypot'), "trap: 'website',", options)}`;
  const files = {
    'endpoint.ts': endpoint,
    'limit.ts': codeIn('stories/docs/server-helpers.md', 'limitSubmissions'),
    ...STORE,
  };
  const { origin } = await serveExample(files);
  const submit = (fields: Record<string, string>) =>
    fetch(origin + submissionsPath('contact'), {
      method: 'POST',
      headers: { Origin: 'https://www.example.com', 'X-Real-IP': '192.0.2.1' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  expect((await submit({ ...values, website: 'spam' })).headers.get('Location')).toBe('/thanks');
  expect(delivered).toEqual([]);
  for (let count = 1; count <= 5; count += 1)
    expect((await submit({ ...values, website: '' })).status).toBe(303);
  expect((await submit({ ...values, website: '' })).status).toBe(429);
  expect(delivered).toEqual([values, values, values, values, values]);
});

it('the documented form gets another token after a refusal, and the endpoint accepts it', async () => {
  const form = codeOf(PAGE, 'ChallengeForm.tsx').replaceAll("'react-contact-kit'", "'./dist/index.js'");
  const solved = codeOf('stories/docs/testing.md', 'solvedChallenge.ts');
  const site = await serveForm(
    'production',
    `import { createRoot } from 'react-dom/client';
    ${form}
    ${solved}
    const baseUrl = new URLSearchParams(location.search).get('api');
    const load = () => Promise.resolve(solvedChallenge());
    createRoot(document.body).render(
      <ChallengeForm formId="contact" baseUrl={baseUrl} fallback={{ email: 'hello@example.com' }} load={load} />,
    );`,
  );
  onTestFinished(site.close);
  const { origin, delivered, verifier } = await serveCaptcha([REJECTED, CONFIRMED], site.origin);
  const page = await openPage();
  await page.goto(`${site.origin}/?api=${encodeURIComponent(origin)}`);
  await fillIn(page);
  await sendButton(page).click();
  await page.getByRole('alert').getByText(en.outcomes.notSent).waitFor();
  expect(delivered).toEqual([]);

  await sendButton(page).click();
  await confirmation(page);
  expect(verifier.requests).toHaveLength(2);
  expect(delivered).toEqual([values]);
});

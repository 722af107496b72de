import { describe, expect, it, onTestFinished, vi } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { adapt, codeOf } from '../../support/codeBlocks.js';
import { serveForm } from '../../support/consumers/serveForm.js';
import { serveEndpoint, type Framework } from '../../support/docs/serveEndpoint.js';
import { fakeService } from '../../support/fakeService.js';
import { values } from '../../support/values.js';
import { confirmation, fillIn, sendButton } from '../../support/visitor.js';

const PAGE = 'stories/docs/SpamProtection.mdx';
const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

const json = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
const CONFIRMED = json({ success: true });
const REJECTED = json({ success: false, 'error-codes': ['invalid-input-response'] });

/** The endpoint of the page, with a stand-in for the challenge service that gives these answers. */
async function serveCaptcha(
  framework: Framework,
  answers: Parameters<typeof fakeService>,
  formOrigin = 'https://www.example.com',
) {
  vi.stubEnv('TURNSTILE_SECRET_KEY', 'secret-key');
  onTestFinished(() => void vi.unstubAllEnvs());
  const verifier = await fakeService(...answers);
  const verifyToken = adapt(codeOf(PAGE, 'verifyToken.ts'), SITEVERIFY, verifier.url);
  const endpoint = await serveEndpoint(framework, 'documented', {
    formOrigin,
    files: {
      'submissions.ts': codeOf(PAGE, 'submissions.ts'),
      'verifyToken.ts': adapt(verifyToken, 'timeout(5000)', 'timeout(100)'),
    },
  });
  const post = (payload: object) =>
    fetch(endpoint.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ locale: 'en', payload }),
    });
  return { ...endpoint, verifier, post };
}

function silenceErrors() {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  return logged;
}

describe.each<Framework>(['Hono', 'Express', 'Next.js'])(
  'the endpoint that verifies tokens, with %s',
  (framework) => {
    it('refuses a submission without a token, and does not ask the challenge service', async () => {
      const { post, stored, verifier } = await serveCaptcha(framework, [CONFIRMED]);
      const response = await post(values);
      expect([response.status, await response.json()]).toEqual([422, { errors: [{ field: 'captcha' }] }]);
      expect(verifier.requests).toEqual([]);
      expect(stored()).toEqual([]);
    });

    it('refuses a token that the challenge service rejects', async () => {
      const { post, stored } = await serveCaptcha(framework, [REJECTED]);
      expect((await post({ ...values, captcha: 'forged' })).status).toBe(403);
      expect(stored()).toEqual([]);
    });

    it('accepts a token that the challenge service confirms, and stores the submission without it', async () => {
      const { post, stored, verifier } = await serveCaptcha(framework, [CONFIRMED]);
      expect((await post({ ...values, captcha: 'token' })).status).toBe(201);
      expect(stored()).toEqual([{ locale: 'en', payload: values }]);
      const [request] = verifier.requests;
      expect(verifier.requests).toHaveLength(1);
      expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
        secret: 'secret-key',
        response: 'token',
      });
    });

    it('does not use up the token of a submission with an invalid field', async () => {
      const { post, verifier } = await serveCaptcha(framework, [CONFIRMED]);
      expect((await post({ ...values, email: 'ada', captcha: 'token' })).status).toBe(422);
      expect(verifier.requests).toEqual([]);
    });

    it.each([
      ['fails', { status: 500, body: '' }],
      ['answers with a web page', { status: 200, body: '<!doctype html><title>Error</title>' }],
      ['answers with JSON of another form', json(null)],
    ])('refuses a submission if the challenge service %s', async (_failure, answer) => {
      const logged = silenceErrors();
      const { post, stored } = await serveCaptcha(framework, [answer]);
      expect((await post({ ...values, captcha: 'token' })).status).toBe(403);
      expect(stored()).toEqual([]);
      expect(logged).toHaveBeenCalledOnce();
    });

    it('refuses a submission if the challenge service does not answer in time', async () => {
      const logged = silenceErrors();
      const { post, stored } = await serveCaptcha(framework, [() => {}]);
      expect((await post({ ...values, captcha: 'token' })).status).toBe(403);
      expect(stored()).toEqual([]);
      expect(logged).toHaveBeenCalledOnce();
    });
  },
);

it('the documented form gets another token after a refusal, and the endpoint accepts it', async () => {
  const form = codeOf(PAGE, 'ChallengeForm.tsx').replaceAll("'react-contact-kit'", "'./dist/index.js'");
  const solved = codeOf('stories/docs/Testing.mdx', 'solvedChallenge.ts');
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
  const { origin, stored, verifier } = await serveCaptcha('Hono', [REJECTED, CONFIRMED], site.origin);
  const page = await openPage();
  await page.goto(`${site.origin}/?api=${encodeURIComponent(origin)}`);
  await fillIn(page);
  await sendButton(page).click();
  await page.getByRole('alert').getByText(en.outcomes.rejectedTitle).waitFor();
  expect(stored()).toEqual([]);

  await sendButton(page).click();
  await confirmation(page);
  expect(verifier.requests).toHaveLength(2);
  expect(stored()).toEqual([{ locale: 'en', payload: values }]);
});

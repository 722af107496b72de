import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { bundleForm } from '../../support/bundleForm.js';
import { adapt, codeOf } from '../../support/codeBlocks.js';
import {
  projectFolder,
  serveEndpoint,
  type Framework,
  type RequestFormat,
} from '../../support/docs/serveEndpoint.js';
import { fakeService } from '../../support/fakeService.js';
import { serve } from '../../support/serve.js';
import { values } from '../../support/values.js';
import { confirmation, fillIn, sendButton } from '../../support/visitor.js';

const FORM_ORIGIN = 'https://www.example.com';
const { message, ...from } = values;

/** The body of a request with this email address. */
const bodies: Record<RequestFormat, (email: string) => object> = {
  documented: (email) => ({ locale: 'en', payload: { ...values, email } }),
  send: (email) => ({ from: { ...from, email }, message, language: 'en' }),
};

const frameworks: Framework[] = ['Hono', 'Express', 'Next.js'];
const formats: RequestFormat[] = ['documented', 'send'];
const combinations = frameworks.flatMap((framework) => formats.map((format) => [framework, format] as const));

/** A form whose own schema accepts every text, so that the endpoint can refuse one. */
function formFor(format: RequestFormat, api: string): string {
  const sendFile = join(projectFolder(), 'send.ts');
  writeFileSync(
    sendFile,
    adapt(codeOf('stories/docs/YourOwnEndpoint.mdx', 'send.ts'), 'https://api.example.com', api),
  );
  const delivery = format === 'send' ? 'send={send}' : `baseUrl=${JSON.stringify(api)}`;
  return `
    import { createRoot } from 'react-dom/client';
    import * as z from 'zod';
    import { ContactForm } from './dist/index.js';
    import { send } from ${JSON.stringify(sendFile)};

    const schema = z.object({ name: z.string(), email: z.string(), message: z.string() });
    createRoot(document.body).render(<ContactForm formId="contact" schema={schema} ${delivery} />);
  `;
}

describe.each(combinations)(
  'the example of an endpoint with %s and the request format "%s"',
  (framework, format) => {
    async function startEndpoint() {
      const { url, stored } = await serveEndpoint(framework, format, { formOrigin: FORM_ORIGIN });
      async function post(body: string | object) {
        const response = await fetch(url, {
          method: 'POST',
          headers: { Origin: FORM_ORIGIN, 'Content-Type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        });
        // Without these headers, the page cannot read the status.
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe(FORM_ORIGIN);
        expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
        return response;
      }
      return { url, stored, post };
    }
    const valid = bodies[format](values.email);

    it('stores a submission and then accepts it', async () => {
      const { post, stored } = await startEndpoint();
      const response = await post(valid);
      expect([response.status, await response.json()]).toEqual([201, { received: true }]);
      expect(stored()).toEqual([valid]);
    });

    it('names the field that it refuses', async () => {
      const { post, stored } = await startEndpoint();
      const response = await post(bodies[format]('ada'));
      expect([response.status, await response.json()]).toEqual([422, { errors: [{ field: 'email' }] }]);
      expect(stored()).toEqual([]);
    });

    it('accepts 30 submissions in a minute, and says when it accepts the next one', async () => {
      const { post, stored } = await startEndpoint();
      for (let count = 1; count <= 30; count += 1) expect((await post(valid)).status).toBe(201);
      const { status, headers } = await post(valid);
      expect(status).toBe(429);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(60);
      expect(stored()).toHaveLength(30);
    });

    it('answers the preflight request of a browser', async () => {
      const { url } = await startEndpoint();
      const { status, headers } = await fetch(url, {
        method: 'OPTIONS',
        headers: {
          Origin: FORM_ORIGIN,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
      expect(status).toBe(200);
      expect(headers.get('Access-Control-Allow-Origin')).toBe(FORM_ORIGIN);
      expect(headers.get('Access-Control-Allow-Methods')).toBe('POST');
      expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    });

    it.each([
      ['malformed JSON', '{', 422],
      ['no body', '', 422],
      ['JSON that is not an object', 'null', 422],
      ['a body of 64 KiB', JSON.stringify({ ...valid, other: 'x'.repeat(65_000) }), 201],
      ['a body that is larger', 'x'.repeat(65_537), 413],
      ['a body of 5 MB', 'x'.repeat(5_000_000), 413],
    ])('refuses or accepts %s', async (_body, body, status) => {
      const { post } = await startEndpoint();
      expect((await post(body)).status).toBe(status);
      // The connection still works.
      expect((await post(valid)).status).toBe(201);
    });

    it('lets a form on another origin send, correct and repeat a message', async () => {
      const store = vi.fn(async (_submission: unknown) => {});
      const secondsToWait = vi.fn(() => 0);
      vi.stubGlobal('testStorage', { store, secondsToWait });
      onTestFinished(() => void vi.unstubAllGlobals());
      let scripts: Awaited<ReturnType<typeof bundleForm>> = [];
      const site = await serve((request, response) => {
        const script = scripts.find(({ path }) => path === request.url);
        response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
        response.end(
          script?.contents ??
            '<!doctype html><title>Form</title><script type="module" src="/stdin.js"></script>',
        );
      });
      onTestFinished(site.close);
      const storage = 'export const { store, secondsToWait } = globalThis.testStorage;';
      const files = { 'storage.ts': storage };
      const api = await serveEndpoint(framework, format, { formOrigin: site.origin, files });
      scripts = await bundleForm(formFor(format, api.origin), 'production');

      const page = await openPage();
      await page.goto(site.origin);
      await fillIn(page, { email: 'ada' });
      await sendButton(page).click();
      const email = page.getByRole('textbox', { name: 'Email', description: en.errors.fieldNotAccepted });
      await email.waitFor();
      expect(store).not.toHaveBeenCalled();

      await email.fill(values.email);
      secondsToWait.mockReturnValueOnce(90);
      await sendButton(page).click();
      await page.getByRole('alert').getByText('in 2 minutes').waitFor();
      expect(store).not.toHaveBeenCalled();

      await sendButton(page).click();
      await confirmation(page);
      expect(store).toHaveBeenCalledExactlyOnceWith(valid);
    });

    it('refuses another method', async () => {
      const { url } = await startEndpoint();
      expect((await fetch(url)).status).toBe(405);
    });
  },
);

describe('the example of an endpoint that sends an email', () => {
  async function serveEmail(status: number) {
    vi.stubEnv('RESEND_API_KEY', 'key');
    onTestFinished(() => void vi.unstubAllEnvs());
    const mail = await fakeService(status);
    const email = adapt(
      codeOf('stories/docs/YourOwnEndpoint.mdx', 'email.ts'),
      'https://api.resend.com/emails',
      mail.url,
    );
    const files = { 'storage.ts': `${email}\nexport const secondsToWait = () => 0;` };
    const { url } = await serveEndpoint('Hono', 'documented', { formOrigin: FORM_ORIGIN, files });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(bodies.documented(values.email)),
    });
    return { response, mail };
  }

  it('accepts a submission after the mail service has accepted the email', async () => {
    const { response, mail } = await serveEmail(200);
    expect(response.status).toBe(201);
    expect(mail.requests[0]?.headers.authorization).toBe('Bearer key');
    expect(mail.requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        from: 'Contact form <contact@example.com>',
        to: 'hello@example.com',
        reply_to: values.email,
        subject: 'A message from the contact form',
        text: `name: ${values.name}\nemail: ${values.email}\nmessage: ${values.message}`,
      },
    ]);
  });

  it('fails if the mail service refuses the email', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const { response } = await serveEmail(422);
    expect(response.status).toBe(500);
  });
});

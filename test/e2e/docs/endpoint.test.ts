import { getRequestListener } from '@hono/node-server';
import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { bundleForm } from '../../support/bundleForm.js';
import { codeOf } from '../../support/codeBlocks.js';
import { serve } from '../../support/serve.js';
import { values } from '../../support/values.js';
import { confirmation, fillIn, sendButton } from '../../support/visitor.js';

const ROOT = new URL('../../../', import.meta.url).pathname;
const PAGE = 'stories/docs/YourOwnEndpoint.mdx';

/** A folder inside the project, in which `react-contact-kit` is the built package. */
function temporaryFolder(): string {
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/endpoint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The form's own schema accepts every text, so that the endpoint can refuse one. */
const formWith = (sendFile: string) => `
  import { createRoot } from 'react-dom/client';
  import * as z from 'zod';
  import { ContactForm } from './dist/index.js';
  import { send } from ${JSON.stringify(sendFile)};

  const schema = z.object({ name: z.string(), email: z.string(), message: z.string() });
  createRoot(document.body).render(
    <ContactForm formId="contact" schema={schema} send={send} />,
  );
`;

it('the example of an endpoint with another URL and body accepts, refuses and limits messages of a form on another origin', async () => {
  const folder = temporaryFolder();
  const store = vi.fn(async () => {});
  const secondsToWait = vi.fn(async () => 0);
  // The example declares these functions.
  vi.stubGlobal('store', store);
  vi.stubGlobal('secondsToWait', secondsToWait);
  onTestFinished(() => void vi.unstubAllGlobals());

  let scripts: Awaited<ReturnType<typeof bundleForm>> = [];
  const site = await serve((request, response) => {
    const script = scripts.find(({ path }) => path === request.url);
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
    response.end(
      script?.contents ?? '<!doctype html><title>Form</title><script type="module" src="/stdin.js"></script>',
    );
  });
  onTestFinished(site.close);

  const serverFile = join(folder, 'server.mjs');
  const code = codeOf(PAGE, 'server.ts').replace('https://www.example.com', site.origin);
  await build({
    stdin: { contents: code, loader: 'ts', resolveDir: ROOT },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile: serverFile,
  });
  const { default: app } = (await import(/* @vite-ignore */ pathToFileURL(serverFile).href)) as {
    default: { fetch: (request: Request) => Promise<Response> };
  };
  const listener = getRequestListener(app.fetch);
  const api = await serve((request, response) => void listener(request, response));
  onTestFinished(api.close);

  const sendFile = join(folder, 'send.ts');
  writeFileSync(sendFile, codeOf(PAGE, 'send.ts').replace('https://api.example.com', api.origin));
  scripts = await bundleForm(formWith(sendFile), 'production');

  const page = await openPage();
  await page.goto(site.origin);
  await fillIn(page, { email: 'ada' });
  await sendButton(page).click();
  const email = page.getByRole('textbox', { name: 'Email', description: en.errors.fieldRejected });
  await email.waitFor();
  expect(store).not.toHaveBeenCalled();

  await email.fill(values.email);
  secondsToWait.mockResolvedValueOnce(90);
  await sendButton(page).click();
  await page.getByRole('alert').getByText('in 2 minutes').waitFor();
  expect(store).not.toHaveBeenCalled();

  await sendButton(page).click();
  await confirmation(page);
  const { message, ...from } = values;
  expect(store).toHaveBeenCalledExactlyOnceWith({ from, message, language: 'en' });
});

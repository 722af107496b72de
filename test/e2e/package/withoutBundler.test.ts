import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { fakeService } from '../../support/fakeService.js';
import { importMap } from '../../support/importMap.js';
import { serveInTest } from '../../support/serveInTest.js';
import { values } from '../../support/values.js';
import { confirmation, fillIn, sendButton } from '../../support/visitor.js';

const PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom/client',
  'react-hook-form',
  '@hookform/resolvers',
  '@tanstack/react-query',
  'zod/mini',
  'zod/v4/core',
];

const PAGE = (imports: object, props: object) => `<!doctype html><title>Form</title><main></main>
<script>globalThis.process = { env: { NODE_ENV: 'production' } };</script>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { ContactForm } from '/dist/index.js';
  createRoot(document.querySelector('main')).render(createElement(ContactForm, ${JSON.stringify(props)}));
</script>`;

// As for React's own packages, the page defines `process.env.NODE_ENV`, which a bundler replaces.
it('the built form validates and sends on a page with an import map and no bundler', async () => {
  const service = await fakeService(201);
  const { imports, modules } = await importMap(PACKAGES);
  const page = PAGE(imports, { formId: 'f_1', baseUrl: service.url });
  const origin = await serveInTest((request, response) => {
    const path = request.url ?? '/';
    const isDist = /^\/dist\/[\w/-]+\.js$/.test(path);
    const code = isDist ? readFileSync(new URL(`../../..${path}`, import.meta.url)) : modules.get(path);
    response.setHeader('Content-Type', code ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(code ?? page);
  });

  const browserPage = await openPage();
  const errors: Error[] = [];
  browserPage.on('pageerror', (error) => errors.push(error));
  await browserPage.goto(origin);
  await sendButton(browserPage).click();
  await browserPage.getByText('Enter your name.').waitFor();
  await fillIn(browserPage);
  await sendButton(browserPage).click();
  await confirmation(browserPage);
  expect(service.payloads()).toEqual([values]);
  expect(errors).toEqual([]);
});

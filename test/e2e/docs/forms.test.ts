import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSandbox } from '../../../src/sandbox/index.js';
import { nodeListener } from '../../../src/sandbox/nodeListener.js';
import { openPage } from '../../support/browsers/openPage.js';
import { collectErrors } from '../../support/browsers/collectErrors.js';
import { adapt, codeBlocks, codeOf } from '../../support/codeBlocks.js';
import { serveForm } from '../../support/consumers/serveForm.js';
import { importExample, serveContact } from '../../support/docs/serveExample.js';
import { values } from '../../support/values.js';
import { confirmation, fillIn, hydrated, sendButton } from '../../support/visitor.js';

/* The short recipes of the guides, as visitors use them. */

const PREFILLED = 'stories/docs/prefilled-hidden-conditional.md';
const LANGUAGES = 'stories/docs/languages.md';
const DIALOGS = 'stories/docs/multiple-forms.md';

/** Renders this page in the browser, with the code of examples before it. */
async function serveRecipe(code: string, page: string) {
  const site = await serveForm(
    'production',
    `import { createRoot } from 'react-dom/client';
    ${code}
    createRoot(document.body.appendChild(document.createElement('main'))).render(${page});`,
  );
  onTestFinished(site.close);
  return site;
}

async function send(page: Page): Promise<void> {
  await fillIn(page);
  await sendButton(page).click();
}

describe('the hidden field', () => {
  it('hydrates without an error, and sends the URL of the page with each message', async () => {
    const sandbox = createSandbox();
    const form = codeBlocks(PREFILLED).find(({ code }) => code.includes('<HiddenField'))?.code ?? '';
    const origin = await serveContact(
      codeOf(PREFILLED, 'HiddenField.tsx') + adapt(form, "import { HiddenField } from './HiddenField';", ''),
      await nodeListener(sandbox),
      'development',
    );
    const page = await openPage();
    const errors = collectErrors(page);
    const url = `${origin}/?utm_source=newsletter`;
    await page.goto(url);
    await hydrated(page);
    expect(await page.locator('form').innerText()).not.toMatch(/page|source/);
    await send(page);
    await confirmation(page);
    await page.getByRole('button', { name: 'Send another message' }).click();
    await page.getByLabel('Message').fill(values.message);
    await sendButton(page).click();
    await confirmation(page);
    const sent = { ...values, page: `${origin}/`, utm_source: 'newsletter' };
    expect(sandbox.submissions().map(({ payload }) => payload)).toEqual([sent, sent]);
    expect(errors).toEqual([]);
  });
});

it('the form of a signed-in user has their name and address, and keeps what they typed before', async () => {
  const [prop = ''] = /defaultValues=\{user .+\}(?=`)/.exec(readFileSync(PREFILLED, 'utf8')) ?? [];
  expect(prop).not.toBe('');
  const { origin } = await serveRecipe(
    `import { useState } from 'react';
    import { ContactForm } from 'react-contact-kit';
    function App() {
      const [user, setUser] = useState();
      window.signIn = setUser;
      return <ContactForm formId="contact" baseUrl="/" ${prop} />;
    }`,
    '<App />',
  );
  const page = await openPage();
  await page.goto(origin);
  await page.getByLabel('Name').fill('A. Lovelace');
  await page.evaluate((user) => (window as unknown as { signIn: (user: object) => void }).signIn(user), {
    name: values.name,
    email: values.email,
  });
  await page.locator(`input[value="${values.email}"]`).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('A. Lovelace');
  expect(await page.getByLabel('Email').inputValue()).toBe(values.email);
});

it('the toast appears in addition to the confirmation, and on another page of the app', async () => {
  const { origin } = await serveRecipe(
    `import { useState } from 'react';
    ${codeOf('stories/docs/confirmation.md', 'ToastForm.tsx')}
    function App() {
      const [path, setPath] = useState('/contact');
      const [toasts, setToasts] = useState([]);
      return (
        <>
          {path === '/contact' && <ToastForm showToast={(text) => setToasts((before) => [...before, text])} />}
          <button onClick={() => setPath('/')}>Home</button>
          {toasts.map((text, index) => <p key={index} role="status">Toast: {text}</p>)}
        </>
      );
    }`,
    '<App />',
  );
  const page = await openPage();
  await page.goto(origin);
  await send(page);
  await confirmation(page);
  await page.getByText('Toast: Message sent').waitFor();

  await page.reload();
  const respond: (() => Promise<void>)[] = [];
  await page.route('**/submissions', (route) => void respond.push(() => route.continue()));
  await send(page);
  await page.getByRole('button', { name: 'Sending…' }).waitFor();
  await page.getByRole('button', { name: 'Home' }).click();
  expect(await page.getByRole('textbox').count()).toBe(0);
  await respond[0]?.();
  await page.getByText('Toast: Message sent').waitFor();
});

describe("the visitor's language", () => {
  type Recipe = {
    pickLanguage: (tags: readonly string[]) => string;
    acceptedLanguages: (header: string | null) => string[];
  };
  const files = {
    'index.ts': "export * from './pickLanguage.js';\nexport * from './acceptedLanguages.js';",
    'pickLanguage.ts': codeOf(LANGUAGES, 'pickLanguage.ts'),
    'acceptedLanguages.ts': codeOf(LANGUAGES, 'acceptedLanguages.ts'),
  };

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr, en;q=0.5, de;q=0.8', 'de'],
    ['en;q=0.5, de', 'de'],
    ['de;q=0, en', 'en'],
    ['de ; q=0.1, EN-gb;Q=0.2', 'en'],
    ['pt-PT', 'pt-BR'],
    ['PT-br', 'pt-BR'],
    ['*', 'en'],
    ['*, de;q=0.5', 'de'],
    ['fr', 'en'],
    ['den', 'en'],
    ['de;q=high', 'en'],
    ['', 'en'],
    [null, 'en'],
  ])('is read from the header %j as %s', async (header, language) => {
    const { pickLanguage, acceptedLanguages } = await importExample<Recipe>(files);
    expect(pickLanguage(acceptedLanguages(header))).toBe(language);
  });

  it('is read from the header that Chromium sends, and from its `navigator.languages`', async () => {
    const { pickLanguage, acceptedLanguages } = await importExample<Recipe>(files);
    const { origin } = await serveRecipe(
      `import { ContactForm } from 'react-contact-kit';
      ${files['pickLanguage.ts']}`,
      '<ContactForm formId="contact" baseUrl="/" locale={pickLanguage(navigator.languages)} />',
    );
    const page = await openPage({ locale: 'de-AT' });
    const response = await page.goto(origin);
    await page.getByRole('button', { name: 'Nachricht senden' }).waitFor();
    const header = await response?.request().headerValue('Accept-Language');
    expect(header).toContain('de-AT');
    expect(pickLanguage(acceptedLanguages(header ?? null))).toBe('de');
  });
});

describe('the dialog that closes itself', () => {
  async function openDialog() {
    const form = codeBlocks(DIALOGS).find(({ code }) => code.includes('function DialogForm'))?.code ?? '';
    const heading = '<ContactConfirmation headingLevel={3} />';
    const { origin } = await serveRecipe(
      adapt(
        adapt(form, heading, `${heading}<CloseSoon dialog={dialog} />`),
        "import './DialogForm.css';",
        '',
      ) + codeOf(DIALOGS, 'CloseSoon.tsx'),
      '<DialogForm formId="contact" baseUrl="/" />',
    );
    const page = await openPage();
    await page.clock.install();
    await page.goto(origin);
    await page.getByRole('button', { name: 'Contact us' }).click();
    return page;
  }

  it('closes after success, and opens with an empty form', async () => {
    const page = await openDialog();
    await send(page);
    await confirmation(page);
    await page.clock.runFor(10_000);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Contact us' }).click();
    expect(await page.getByLabel('Message').inputValue()).toBe('');
    await page.clock.runFor(60_000);
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
  });

  it('stays open if the visitor starts another message', async () => {
    const page = await openDialog();
    await send(page);
    await confirmation(page);
    await page.getByRole('button', { name: 'Send another message' }).click();
    await page.getByLabel('Message').fill('Another');
    await page.clock.runFor(60_000);
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    expect(await page.getByLabel('Message').inputValue()).toBe('Another');
  });

  it('stays open if it was closed while the message was sent, and opened again', async () => {
    const page = await openDialog();
    const respond: (() => Promise<void>)[] = [];
    await page.route('**/submissions', (route) => void respond.push(() => route.continue()));
    await send(page);
    await page.getByRole('button', { name: 'Sending…' }).waitFor();
    await page.keyboard.press('Escape');
    await respond[0]?.();
    await page.locator('form[data-status=success]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Contact us' }).click();
    await page.clock.runFor(60_000);
    expect(await page.getByRole('heading', { name: 'Message sent' }).isVisible()).toBe(true);
  });
});

import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { adapt, codeOf } from '../../support/codeBlocks.js';
import { serveForm } from '../../support/consumers/serveForm.js';
import { values } from '../../support/values.js';
import { confirmation, fillIn, sendButton } from '../../support/visitor.js';

const PAGE = 'stories/docs/captcha.md';

it("Chromium's autofill fills the form, but not its trap, and the message is sent", async () => {
  const site = await serveForm(
    'production',
    `import { createRoot } from 'react-dom/client';
    import { ContactField, ContactForm, ContactSubmit, ContactTrap } from './dist/index.js';
    createRoot(document.body).render(
      <ContactForm formId="f_1" baseUrl="/">
        <ContactTrap />
        <ContactField name="name" />
        <ContactTrap name="company" />
        <ContactField name="email" />
        <ContactTrap name="url" />
        <ContactField name="message" />
        <ContactSubmit />
      </ContactForm>,
    );`,
  );
  onTestFinished(site.close);
  const page = await openPage(undefined, 'chromium');
  await page.goto(site.origin);
  await page.getByLabel('Name').focus();

  const devTools = await page.context().newCDPSession(page);
  const { result } = await devTools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { node } = await devTools.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  const profile = {
    NAME_FULL: values.name,
    EMAIL_ADDRESS: values.email,
    COMPANY_NAME: 'Analytical Engines',
  };
  await devTools.send('Autofill.enable');
  await devTools.send('Autofill.trigger', {
    fieldId: node.backendNodeId,
    address: { fields: Object.entries(profile).map(([name, value]) => ({ name, value })) },
  });

  const filled = page.locator('input:autofill');
  await expect.poll(() => filled.count()).toBe(2);
  expect(await page.getByLabel('Email').inputValue()).toBe(values.email);
  await page.getByLabel('Message').fill(values.message);
  await sendButton(page).click();
  await confirmation(page);
  expect(site.submissions().map(({ payload }) => payload)).toEqual([values]);
});

/** The payloads that a page sends. The sandbox stores no token. */
function recordPayloads(page: Page): unknown[] {
  const payloads: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') payloads.push((request.postDataJSON() as { payload: unknown }).payload);
  });
  return payloads;
}

/** A stand-in for the script of each service: it puts its API on `window`, and renders a box that the visitor ticks. */
const STAND_IN = `
  const api = (response) => ({
    render(container, { sitekey, language, hl, theme, callback }) {
      const box = document.createElement('input');
      const label = document.createElement('label');
      const token = Object.assign(document.createElement('input'), { type: 'hidden', name: response });
      box.type = 'checkbox';
      label.append(box, 'I am human (' + [sitekey, language, hl, theme].join() + ')');
      box.onchange = () => callback((token.value = 'token of ' + sitekey));
      container.append(label, token);
      return 'widget-1';
    },
    reset() {},
    remove() {},
  });
  window.turnstile = api('cf-turnstile-response');
  window.hcaptcha = api('h-captcha-response');
  window.onHCaptchaLoad?.();
`;

describe.each([
  ['loadTurnstile', 'https://challenges.cloudflare.com'],
  ['loadHCaptcha', 'https://js.hcaptcha.com'],
])('a form with the documented function %s', (load, origin) => {
  async function open(options: { isBlocked: boolean }) {
    const site = await serveForm(
      'production',
      `import { createRoot } from 'react-dom/client';
      import { ContactChallenge, ContactFallback, ContactField, ContactForm, ContactStatus, ContactSubmit } from './dist/index.js';
      ${codeOf(PAGE, `${load}.ts`)}
      createRoot(document.body).render(
        <ContactForm formId="f_1" baseUrl="/" fallback={{ email: 'hello@example.com' }}>
          <ContactField name="name" />
          <ContactField name="email" />
          <ContactField name="message" />
          <ContactChallenge load={${load}} parameters={{ sitekey: 'key' }} name="cf-turnstile-response" />
          <ContactSubmit />
          <ContactStatus />
          <ContactFallback />
        </ContactForm>,
      );`,
    );
    onTestFinished(site.close);
    const page = await openPage();
    const payloads = recordPayloads(page);
    const requests: string[] = [];
    await page.route(`${origin}/**`, (route) => {
      requests.push(route.request().url());
      if (options.isBlocked) return route.abort('blockedbyclient');
      return route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
    });
    await page.goto(site.origin);
    return { page, site, requests, payloads };
  }

  it('loads the script on first interaction, waits for the visitor, and sends the token', async () => {
    const { page, site, requests, payloads } = await open({ isBlocked: false });
    await page.locator('form[novalidate]').waitFor();
    expect(requests).toEqual([]);
    await fillIn(page);
    const widget = page.getByLabel('I am human (key,en,en,light)');
    await widget.waitFor();
    await sendButton(page).click();
    await page.getByText(en.hints.completeChallenge).waitFor();
    expect(site.submissions()).toEqual([]);
    // Not `check`: the confirmation can replace the widget before its state is read.
    await widget.click();
    await confirmation(page);
    expect(requests).toHaveLength(1);
    expect(payloads).toEqual([{ ...values, 'cf-turnstile-response': 'token of key' }]);
    expect(site.submissions().map(({ payload }) => payload)).toEqual([values]);
  });

  it('says what happened, keeps the text and offers another way if the script is blocked', async () => {
    const { page, site } = await open({ isBlocked: true });
    await fillIn(page);
    await sendButton(page).click();
    await page.getByRole('alert').getByText(en.outcomes.challengeFailed).waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe(values.message);
    await page.getByRole('link', { name: en.actions.sendByEmail }).waitFor();
    expect(site.submissions()).toEqual([]);
  });
});

it('the documented invisible challenge starts on submit, and sends its token', async () => {
  const site = await serveForm(
    'production',
    `import { createRoot } from 'react-dom/client';
    import { ContactField, ContactForm, ContactStatus, ContactSubmit } from 'react-contact-kit';
    ${codeOf(PAGE, 'loadHCaptcha.ts')}
    ${adapt(codeOf(PAGE, 'InvisibleChallenge.tsx'), "import { loadHCaptcha } from './loadHCaptcha';", '')}
    createRoot(document.body).render(
      <ContactForm formId="f_1" baseUrl="/">
        <ContactField name="name" />
        <ContactField name="email" />
        <ContactField name="message" />
        <InvisibleChallenge />
        <ContactSubmit />
        <ContactStatus />
      </ContactForm>,
    );`,
  );
  onTestFinished(site.close);
  const page = await openPage();
  const payloads = recordPayloads(page);
  await page.route('https://js.hcaptcha.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        let solve;
        window.executed = 0;
        window.hcaptcha = {
          render(_container, { size, callback }) {
            solve = () => callback('token of an ' + size + ' widget ' + ++window.executed);
            return 'widget-1';
          },
          execute: () => solve(),
          reset() {},
          remove() {},
        };
        window.onHCaptchaLoad();
      `,
    }),
  );
  await page.goto(site.origin);
  await fillIn(page);
  await page.waitForFunction(() => 'hcaptcha' in window);
  expect(await page.evaluate(() => Reflect.get(window, 'executed') as unknown)).toBe(0);
  await sendButton(page).click();
  await confirmation(page);
  expect(payloads).toEqual([{ ...values, 'h-captcha-response': 'token of an invisible widget 1' }]);
});

it('the documented challenge for tests returns a token for each attempt', async () => {
  const site = await serveForm(
    'production',
    `import { createRoot } from 'react-dom/client';
    import { ContactChallenge, ContactField, ContactForm, ContactStatus, ContactSubmit } from './dist/index.js';
    ${codeOf('stories/docs/testing.md', 'solvedChallenge.ts')}
    createRoot(document.body).render(
      <ContactForm formId="f_1" baseUrl="/">
        <ContactField name="name" />
        <ContactField name="email" />
        <ContactField name="message" />
        <ContactChallenge load={() => Promise.resolve(solvedChallenge())} parameters={{}} name="cf-turnstile-response" />
        <ContactSubmit />
        <ContactStatus />
      </ContactForm>,
    );`,
  );
  onTestFinished(site.close);
  const page = await openPage();
  const payloads = recordPayloads(page);
  await page.route('**/submissions', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto(site.origin);
  await fillIn(page);
  await sendButton(page).click();
  await page.getByRole('alert').getByText(en.outcomes.unconfirmed).waitFor();
  await sendButton(page).click();
  await confirmation(page);
  const sent = { ...values, 'cf-turnstile-response': 'test-token' };
  expect(payloads).toEqual([sent, sent]);
});

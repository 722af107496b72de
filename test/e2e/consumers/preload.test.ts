import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browsers/openPage.js';
import { serveForm, type ServedForm } from '../../support/consumers/serveForm.js';
import { confirmation, ENGINE, fillIn, sendButton } from '../../support/visitor.js';

/** A page that shows the form after a click on a link. The link preloads the engine. */
const CODE = `
  import { useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { ContactForm, preloadContactForm } from './dist/index.js';

  function App() {
    const [isOpen, setOpen] = useState(false);
    if (isOpen) return <ContactForm formId="f_1" baseUrl="/" />;
    return (
      <>
        <a href="#contact" onPointerEnter={preloadContactForm} onClick={() => setOpen(true)}>Contact</a>
        <button onClick={() => setOpen(true)}>Contact without preload</button>
      </>
    );
  }
  createRoot(document.body).render(<App />);
`;

let served: ServedForm;
beforeAll(async () => {
  served = await serveForm('production', CODE);
  return served.close;
});

/** Opens the page. Returns the requests for the engine. */
async function open(page: Page): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (ENGINE.test(request.url())) requests.push(request.url());
  });
  await page.goto(served.urlOf({}));
  await page.getByRole('link').waitFor();
  return requests;
}

describe('preloadContactForm', () => {
  it('loads the engine before the form is on the page, once, and the first submit sends', async () => {
    const page = await openPage();
    const requests = await open(page);
    expect(requests).toEqual([]);
    const loaded = page.waitForResponse(ENGINE);
    await page.getByRole('link').hover();
    await loaded;
    await page.getByRole('button').hover();
    await page.getByRole('link').click();
    await fillIn(page);
    await sendButton(page).click();
    await confirmation(page);
    expect(requests).toHaveLength(1);
  });

  it('ignores a failure, after which the form loads the engine again', async () => {
    const page = await openPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route(ENGINE, (route) => route.abort(), { times: 1 });
    const requests = await open(page);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('link').hover();
    await failed;
    await page.getByRole('link').click();
    await fillIn(page);
    await sendButton(page).click();
    await confirmation(page);
    expect(requests).toHaveLength(2);
    expect(errors).toEqual([]);
  });
});

it('without preloadContactForm, the engine loads on first interaction', async () => {
  const page = await openPage();
  const requests = await open(page);
  await page.getByRole('button').press('Enter');
  await page.getByLabel('Name').waitFor();
  // A form that loads the engine when it mounts has requested it before the answer to another request.
  await page.evaluate(() => fetch('/').then(() => undefined));
  expect(requests).toEqual([]);

  const loaded = page.waitForResponse(ENGINE);
  await page.getByLabel('Name').focus();
  await loaded;
});

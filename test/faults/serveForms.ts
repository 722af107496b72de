import { createServer } from 'node:http';
import type { Page } from 'playwright';
import { launchChromium } from '../browsers/launchChromium.js';
import { bundleForm } from '../bundleForm.js';
import { listen } from '../listen.js';

// No question about an address leaves the machine.
const NO_DNS = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

const CODE = `
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import { ContactForm } from './dist/index.js';

  const root = createRoot(document.body);
  addEventListener('show', ({ detail }) => {
    performance.clearMarks();
    flushSync(() => root.render(<ContactForm key={detail.formId} {...detail} />));
  });
`;

export interface Forms {
  /** Lends a page, to use with one form after the other; when all are lent, once one is free. */
  withPage: (use: (page: Page) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** Puts a form of the built package on a page, in place of the one before. */
export function showForm(
  page: Page,
  props: { formId: string; baseUrl: string; timeout: number },
): Promise<unknown> {
  return page.evaluate((detail) => dispatchEvent(new CustomEvent('show', { detail })), props);
}

/** A server of pages with a form, and a Chromium to open them in. Pages count their calls of `fetch`. */
export async function serveForms(): Promise<Forms> {
  const outputFiles = await bundleForm(CODE, 'production');
  const server = createServer((request, response) => {
    const file = outputFiles.find(({ path }) => path === request.url);
    if (file) response.setHeader('Content-Type', 'text/javascript').end(file.contents);
    else
      response
        .setHeader('Content-Type', 'text/html')
        .end('<!doctype html><script type="module" src="/stdin.js"></script>');
  });
  const { origin, close } = await listen(server);
  const browser = await launchChromium(NO_DNS);

  async function open(): Promise<Page> {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window);
      window.fetch = (...request) => {
        performance.mark('fetch');
        return fetch(...request);
      };
    });
    await page.goto(origin);
    return page;
  }
  const free: Page[] = [];

  return {
    async withPage(use) {
      const page = free.pop() ?? (await open());
      await use(page);
      // One that a test has failed on is not used again.
      free.push(page);
    },
    async close() {
      await browser.close();
      await close();
    },
  };
}

import type { Page } from 'playwright';
import { launchChromium } from '../browsers/launchChromium.js';
import { bundleForm, pageListener } from '../bundleForm.js';
import { serve } from '../serve.js';

// No DNS query leaves the machine.
const NO_DNS = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

const CODE = `
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import { APIS } from './test/support/HookForm.tsx';

  const forms = Object.fromEntries(APIS);
  const root = createRoot(document.body);
  addEventListener('show', ({ detail: { api, values, ...props } }) => {
    performance.clearMarks();
    const Form = forms[api];
    flushSync(() => root.render(<Form key={api + props.formId} {...props} />));
    for (const [name, text] of Object.entries(values)) {
      const control = document.querySelector('[name=' + name + ']');
      control.focus();
      document.execCommand('insertText', false, text);
    }
  });
`;

export interface Forms {
  /** Runs `use` with a page that no other test uses at the same time. */
  withPage: (use: (page: Page) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** Renders a form of one of the two APIs on a page, replaces the previous form, and types the values into its fields. */
export function showForm(
  page: Page,
  props: { api: string; formId: string; baseUrl: string; timeout: number },
  values: Readonly<Record<string, string>>,
): Promise<unknown> {
  return page.evaluate((detail) => dispatchEvent(new CustomEvent('show', { detail })), { ...props, values });
}

/** Serves a page for forms, and starts Chromium to open it in. Pages count their calls of `fetch`. */
export async function serveForms(): Promise<Forms> {
  const html = '<!doctype html><script type="module" src="/stdin.js"></script>';
  const { origin, close } = await serve(pageListener(await bundleForm(CODE, 'production'), html));
  const browser = await launchChromium([NO_DNS]);

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
      try {
        await use(page);
        free.push(page);
      } catch (error) {
        await page.close();
        throw error;
      }
    },
    async close() {
      await browser.close();
      await close();
    },
  };
}

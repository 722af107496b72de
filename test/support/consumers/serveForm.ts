import { createSandbox } from '../../../src/sandbox/index.js';
import type { StoredSubmission } from '../../../src/server/submission.js';
import { nodeListener } from '../../../src/sandbox/nodeListener.js';
import { bundleForm, pageListener } from '../bundleForm.js';
import { serve } from '../serve.js';

const CODE = `
  import { createRoot } from 'react-dom/client';
  import { ContactForm } from './dist/index.js';

  const props = JSON.parse(new URLSearchParams(location.search).get('props'));
  createRoot(document.body).render(<ContactForm baseUrl="/" {...props} />);
`;

/** Renders a form on `useContactForm`. */
export const HOOK_FORM = `
  import { createRoot } from 'react-dom/client';
  import { HookForm } from './test/support/HookForm.tsx';

  const props = JSON.parse(new URLSearchParams(location.search).get('props'));
  createRoot(document.body).render(<HookForm baseUrl="/" {...props} />);
`;

const HTML = '<!doctype html><title>Form</title><script type="module" src="/stdin.js"></script>';

export interface ServedForm {
  /** Returns the URL of a form with these props. */
  urlOf: (props: object) => string;
  origin: string;
  submissions: () => readonly StoredSubmission[];
  close: () => Promise<void>;
}

/**
 * Serves a page with one form of the built package, bundled for this mode, and the sandbox as its service.
 *
 * @param code renders the form. It can import `./dist/`.
 * @param alias packages that replace others, by name
 */
export async function serveForm(
  mode: 'development' | 'production',
  code = CODE,
  alias?: Record<string, string>,
): Promise<ServedForm> {
  const answer = pageListener(await bundleForm(code, mode, alias), HTML);
  const sandbox = createSandbox();
  const serveSandbox = await nodeListener(sandbox);
  const { origin, close } = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (sandbox.handles(pathname)) return serveSandbox(request, response);
    // A sandboxed frame has an opaque origin.
    response.setHeader('Access-Control-Allow-Origin', '*');
    return answer(request, response);
  });
  return {
    urlOf: (props) => `${origin}/?props=${encodeURIComponent(JSON.stringify(props))}`,
    origin,
    submissions: sandbox.submissions,
    close,
  };
}

import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContactOptions } from '../../src/form/ContactOptions.js';

type Form = (options: ContactOptions) => ReactNode;

/** Each API as a component. The modules are new, because an error is logged once per server. */
const APIS: [name: string, load: () => Promise<Form>][] = [
  [
    'ContactForm',
    async () => {
      const { ContactForm } = await import('../../src/index.js');
      return (options) => <ContactForm {...options} />;
    },
  ],
  [
    'useContactForm',
    async () => {
      const { useContactForm } = await import('../../src/hooks/index.js');
      return (options) => <form>{useContactForm(options).status}</form>;
    },
  ],
  [
    'useSubmitContact',
    async () => {
      const { useSubmitContact } = await import('../../src/hooks/index.js');
      return (options) => <form>{useSubmitContact(options).status}</form>;
    },
  ],
];

const MESSAGE = /^react-contact-kit: baseUrl is missing, so nothing can be sent\. Set it to an absolute/;
const error = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  error.mockReset().mockReturnValue();
});
afterEach(() => void vi.unstubAllEnvs());

describe.each(APIS)('a server that renders %s without a base URL', (_name, load) => {
  it('renders the form and logs the error once', async () => {
    const Form = await load();
    for (let request = 0; request < 2; request += 1) {
      expect(renderToString(<Form formId="f_1" />)).toMatch(/<form.*<\/form>/);
    }
    const logged: unknown = expect.objectContaining({ message: expect.stringMatching(MESSAGE) as unknown });
    expect(error.mock.calls).toEqual([[logged]]);
  });

  it('fails a build of Next.js', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    const Form = await load();
    expect(() => renderToString(<Form formId="f_1" />)).toThrow(MESSAGE);
  });

  it('renders without `process`', async () => {
    const Form = await load();
    vi.stubGlobal('process', undefined);
    const html = renderToString(<Form formId="f_1" />);
    vi.unstubAllGlobals();
    expect(html).toMatch(/<form.*<\/form>/);
    expect(error).toHaveBeenCalledOnce();
  });

  it('logs nothing with a base URL', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    const Form = await load();
    expect(renderToString(<Form formId="f_1" baseUrl="/" />)).toMatch(/<form.*<\/form>/);
    expect(error).not.toHaveBeenCalled();
  });
});

import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useContactForm } from '../../src/hooks/index.js';
import { ContactForm, loadMessages } from '../../src/index.js';
import type { ContactOptions } from '../../src/form/ContactOptions.js';

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  warn.mockReset().mockReturnValue();
  return () => vi.unstubAllEnvs();
});

const HookForm = (options: ContactOptions) => <form>{useContactForm(options).status}</form>;

const APIS = [
  ['ContactForm', ContactForm],
  ['useContactForm', HookForm],
] as const;

it.each(APIS)('warns if a server renders %s in another language without its catalog', async (name, Form) => {
  renderToString(<Form formId={name} baseUrl="/" locale="de-AT" />);
  await vi.waitFor(() =>
    expect(warn.mock.lastCall?.[0]).toMatch(
      new RegExp(
        `a server renders the form "${name}" with the locale "de-AT", but without its catalog, so the HTML is in English.*` +
          'Pass messages=\\{await loadMessages\\("de-AT"\\)\\}.*react-contact-kit/locales/de"',
      ),
    ),
  );
  expect(warn).toHaveBeenCalledOnce();
});

it.each(APIS)('warns if a server renders %s in a language that the kit does not have', async (name, Form) => {
  renderToString(<Form formId={name} baseUrl="/" locale="xx" />);
  await vi.waitFor(() => expect(warn.mock.lastCall?.[0]).toMatch(/no catalog for the locale "xx"/));
});

it.each(APIS)('logs nothing for %s in English, with a catalog, or in production', async (name, Form) => {
  renderToString(<Form formId={name} baseUrl="/" />);
  renderToString(<Form formId={name} baseUrl="/" messages={await loadMessages('de')} />);
  vi.stubEnv('NODE_ENV', 'production');
  renderToString(<Form formId={name} baseUrl="/" locale="fr" />);
  await loadMessages('fr');
  expect(warn).not.toHaveBeenCalled();
});

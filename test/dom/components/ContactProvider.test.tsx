import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ContactProvider } from '../../../src/index.js';
import de from '../../../src/locales/de.js';
import { fakeFetch } from '../../support/fakeFetch.js';
import { APIS } from '../../support/HookForm.js';
import { values } from '../../support/values.js';

describe.each(APIS)('a ContactProvider around %s', (_, Form) => {
  const submit = () => document.querySelector('form')?.requestSubmit();

  it('adds to the options of a provider around it, and overrides single ones', async () => {
    const service = fakeFetch(201);
    const [outer, inner] = [vi.fn(), vi.fn()];
    render(
      <ContactProvider baseUrl="/outer" messages={de} fetch={service.fetch} onSuccess={outer}>
        <ContactProvider onSuccess={inner} baseUrl={undefined}>
          <Form formId="f_1" defaultValues={values} />
        </ContactProvider>
      </ContactProvider>,
    );
    submit();
    await screen.findByRole('heading', { name: 'Nachricht gesendet' });
    expect(service.fetch.mock.lastCall?.[0]).toMatch(/^\/outer\//);
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
  });

  it('with a catalog does not mix with the form’s own locale: it shows and submits one language', async () => {
    const service = fakeFetch(201);
    render(
      <ContactProvider baseUrl="/" messages={de} fetch={service.fetch}>
        <Form formId="f_1" locale="fr" defaultValues={values} />
      </ContactProvider>,
    );
    await screen.findByRole('button', { name: 'Envoyer le message' });
    submit();
    await screen.findByRole('heading', { name: 'Message envoyé' });
    expect(service.submissions()).toEqual([{ locale: 'fr', payload: values }]);
  });

  it('with a locale does not mix with the form’s own catalog', async () => {
    const service = fakeFetch(201);
    render(
      <ContactProvider baseUrl="/" locale="fr" fetch={service.fetch}>
        <Form formId="f_1" messages={de} defaultValues={values} />
      </ContactProvider>,
    );
    submit();
    await screen.findByRole('heading', { name: 'Nachricht gesendet' });
    expect(service.submissions()).toEqual([{ locale: 'de', payload: values }]);
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ContactProvider } from '../../src/index.js';
import de from '../../src/locales/de.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { APIS } from '../support/HookForm.js';
import { values } from '../support/values.js';

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

  it('does not merge messages again while its options stay the same, even in a new `fallback` object', () => {
    const getLabel = vi.fn(() => 'Name');
    const labels = Object.defineProperty({}, 'name', { enumerable: true, get: getLabel });
    const messages = { labels };
    const form = <Form formId="f_1" fallback={{ phone: '+49 30 1' }} />;
    const page = (email: string) => (
      <ContactProvider baseUrl="/" messages={messages} fallback={{ email }}>
        {form}
      </ContactProvider>
    );
    const { rerender } = render(page('a@example.com'));
    const before = getLabel.mock.calls.length;
    rerender(page('a@example.com'));
    expect(getLabel).toHaveBeenCalledTimes(before);
    rerender(page('b@example.com'));
    expect(getLabel.mock.calls.length).toBeGreaterThan(before);
  });

  it('accepts `null` for an option, as plain JavaScript can pass it', async () => {
    const { fetch } = fakeFetch(500);
    render(<Form formId="f_1" baseUrl="/" fetch={fetch} defaultValues={values} fallback={null as never} />);
    submit();
    expect(await screen.findByText(/can’t tell whether it arrived/)).toBeVisible();
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

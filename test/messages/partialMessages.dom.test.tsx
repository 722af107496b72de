import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { useContactForm } from '../../src/hooks/index.js';
import { ContactProvider, type PartialMessages } from '../../src/index.js';
import de from '../../src/locales/de.js';
import fr from '../../src/locales/fr.js';
import lv from '../../src/locales/lv.js';
import mt from '../../src/locales/mt.js';
import { contactSchema } from '../../src/schema/index.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { APIS } from '../support/HookForm.js';
import { values } from '../support/values.js';

const submit = (text: string): PartialMessages => ({ actions: { submit: text } });

describe.each(APIS)('partial messages of %s', (api, Form) => {
  // No other test uses these languages: a page keeps the catalogs that it has loaded.
  const [language, catalog] = api === 'ContactForm' ? ['lv', lv] : ['mt', mt];

  it('are merged over English, and over the catalog of the locale when it has loaded', async () => {
    const service = fakeFetch(201);
    const form = (
      <Form
        formId="f_1"
        baseUrl="/"
        locale={`${language}-XX`}
        messages={{ ...submit('for every language'), [language]: submit('own') }}
        fetch={service.fetch}
        defaultValues={values}
      />
    );
    expect(renderToString(form)).toMatch(/Message.*own/);
    render(form);
    const button = screen.getByRole('button', { name: 'own' });
    expect(screen.getByLabelText('Message')).toBeInTheDocument();
    await screen.findByLabelText(catalog.labels.message);
    expect(screen.getByRole('button', { name: 'own' })).toBe(button);
    act(() => document.querySelector('form')?.requestSubmit());
    await findConfirmation(catalog);
    expect(service.submissions()).toEqual([{ locale: language, payload: values }]);
  });

  it('of a form are merged over those of its providers, and over a catalog of a provider', async () => {
    const service = fakeFetch(201);
    const outer = { labels: { name: 'Ihr Name', email: 'Ihre E-Mail' }, de: submit('außen') };
    const inner = { labels: { name: 'Dein Name' }, ...submit('innen') };
    render(
      <ContactProvider baseUrl="/" messages={de} fetch={service.fetch}>
        <ContactProvider messages={outer}>
          <Form formId="f_1" messages={inner} defaultValues={values} />
        </ContactProvider>
      </ContactProvider>,
    );
    for (const label of ['Dein Name', 'Ihre E-Mail', 'Nachricht']) {
      expect(screen.getByLabelText(label)).toBeInTheDocument();
    }
    await userEvent.click(screen.getByRole('button', { name: 'innen' }));
    await findConfirmation(de);
    expect(service.submissions()).toEqual([{ locale: 'de', payload: values }]);
  });

  it('of a provider stay with a form that has a locale of its own', async () => {
    const service = fakeFetch(201);
    render(
      <ContactProvider baseUrl="/" messages={de} fetch={service.fetch}>
        <ContactProvider messages={{ de: submit('Los'), fr: submit('Allez') }}>
          <Form formId="f_1" locale="fr" defaultValues={values} />
        </ContactProvider>
      </ContactProvider>,
    );
    await screen.findByLabelText(fr.labels.name);
    await userEvent.click(screen.getByRole('button', { name: 'Allez' }));
    await findConfirmation(fr);
    expect(service.submissions()).toEqual([{ locale: 'fr', payload: values }]);
  });

  it('translate an error of the app’s schema when the language changes', async () => {
    const schema = contactSchema.extend({
      name: z.string().regex(/^[A-Z]/, 'nameCapital'),
    });
    const messages = {
      en: { errors: { nameCapital: 'Start with a capital letter.' } },
      de: { errors: { nameCapital: 'Beginnen Sie mit einem Großbuchstaben.' } },
    };
    const props = {
      formId: 'f_1',
      baseUrl: '/',
      schema: schema as unknown as typeof contactSchema,
      messages,
      defaultValues: { ...values, name: 'ada' },
    };
    const { rerender } = render(<Form {...props} locale="en" />);
    act(() => document.querySelector('form')?.requestSubmit());
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Start with a capital letter.'),
    );
    rerender(<Form {...props} locale="de" />);
    await screen.findByLabelText('Nachricht');
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(
      'Beginnen Sie mit einem Großbuchstaben.',
    );
    rerender(<Form {...props} locale="en" />);
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Start with a capital letter.');
  });
});

it('the messages of a form are the same object until its language or its messages change', () => {
  const own = submit('Los');
  const seen: unknown[] = [];
  function Probe({ messages }: { messages: PartialMessages }) {
    const form = useContactForm({ formId: 'f_1', messages, onError: () => undefined });
    const shown = form.messages;
    useEffect(() => void seen.push(shown.actions.submit), [shown]);
    return null;
  }
  const tree = (messages: PartialMessages) => (
    <ContactProvider baseUrl="/" messages={DEFAULTS}>
      <Probe messages={messages} />
    </ContactProvider>
  );
  const { rerender } = render(tree(own));
  rerender(tree(own));
  expect(seen).toEqual(['Los']);
  rerender(tree(submit('Ab')));
  expect(seen).toEqual(['Los', 'Ab']);
});

const DEFAULTS: PartialMessages = { labels: { company: 'Company' } };

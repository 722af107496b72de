import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useContactForm } from '../../src/hooks/index.js';
import { ContactField, ContactForm, ContactStatus, ContactSubmit } from '../../src/index.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

/** Places a field on the page. */
type Place = (field: ReactNode) => ReactNode;

const OUT_OF_REACH: [string, Place][] = [
  ['in an element without display', (field) => <div style={{ display: 'none' }}>{field}</div>],
  ['in an element without visibility', (field) => <div style={{ visibility: 'hidden' }}>{field}</div>],
  ['in an element with `hidden`', (field) => <div hidden>{field}</div>],
  ['in an element with `inert`', (field) => <div inert>{field}</div>],
  [
    'in closed details',
    (field) => (
      <details>
        <summary>More</summary>
        {field}
      </details>
    ),
  ],
];

interface Props {
  place: Place;
  fetch: typeof globalThis.fetch;
}

function OwnMarkup({ place, fetch }: Props) {
  const { form, error, errorMessage, formProps } = useContactForm({
    formId: 'hidden',
    baseUrl: '/',
    fetch,
    defaultValues: { name: 'Ada', message: 'Hello!' },
  });
  return (
    <form {...formProps}>
      <input {...form.register('name')} />
      {place(<input {...form.register('email')} />)}
      <textarea {...form.register('message')} />
      <button>{error ? 'Send again' : 'Send message'}</button>
      <p role="alert">{errorMessage}</p>
    </form>
  );
}

function Parts({ place, fetch }: Props) {
  return (
    <ContactForm formId="hidden" baseUrl="/" fetch={fetch} defaultValues={{ ...values, email: '' }}>
      <ContactField name="name" />
      {place(<ContactField name="email" />)}
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

describe.each([
  ['ContactForm', Parts],
  ['useContactForm', OwnMarkup],
])('%s', (_, Form) => {
  it.each(OUT_OF_REACH)('announces a refused field that is %s', async (__, place) => {
    const { fetch } = fakeFetch();
    render(<Form place={place} fetch={fetch} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Check what you wrote/));
    expect(screen.getByRole('button', { name: 'Send again' })).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('focuses the first refused field that the visitor can reach', async () => {
    const { fetch } = fakeFetch();
    render(<Form place={(field) => <div>{field}</div>} fetch={fetch} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'email'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useContactForm } from '../../src/hooks/index.js';
import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  useContactFormState,
} from '../../src/index.js';
import en from '../../src/locales/en.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { failureText, findFailure } from '../support/failures.js';
import { values } from '../support/values.js';

/** Renders the fields while a submission is pending, and otherwise. */
type Place = (fields: ReactNode, isPending: boolean) => ReactNode;

interface Props {
  place: Place;
  fetch: typeof globalThis.fetch;
}

function Placed({ place }: Props) {
  const { status } = useContactFormState();
  return place(
    <>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
    </>,
    status === 'pending',
  );
}

function Component(props: Props) {
  return (
    <ContactForm formId="busy" baseUrl="/" fetch={props.fetch} defaultValues={values}>
      <Placed {...props} />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

function Hook({ place, fetch }: Props) {
  const { field, formProps, submitProps, alertProps, status } = useContactForm({
    formId: 'busy',
    baseUrl: '/',
    fetch,
    defaultValues: values,
  });
  const fields = (['name', 'email', 'message'] as const).map((name) => {
    const { label, labelProps, inputProps, error, errorProps } = field(name);
    return (
      <div key={name}>
        <label {...labelProps}>{label}</label>
        <input {...inputProps} />
        {error && <p {...errorProps}>{error}</p>}
      </div>
    );
  });
  return (
    <form {...formProps}>
      {place(fields, status === 'pending')}
      <button {...submitProps} />
      <p {...alertProps} />
    </form>
  );
}

const PLACES: [string, Place][] = [
  ['a fieldset disables', (fields, isPending) => <fieldset disabled={isPending}>{fields}</fieldset>],
  ['`inert` locks', (fields, isPending) => <div inert={isPending}>{fields}</div>],
  ['`hidden` hides', (fields, isPending) => <div hidden={isPending}>{fields}</div>],
];

const button = () => screen.getByRole('button', { name: /^Send/ });

describe.each([
  ['ContactForm', Component],
  ['useContactForm', Hook],
])('%s', (_, Form) => {
  it.each(PLACES)('focuses a refused field that %s while the form is sending', async (__, place) => {
    const service = fakeFetch({ status: 422, body: '{"errors":[{"field":"email"}]}' });
    service.hold();
    render(<Form place={place} fetch={service.fetch} />);
    await userEvent.click(screen.getByLabelText('Message'));
    await import('../../src/engine/createEngine.js');
    await userEvent.keyboard('!');
    button().click();
    await waitFor(() => expect(service.fetch).toHaveBeenCalledOnce());
    await screen.findByRole('button', { name: en.actions.sending });
    service.release();
    await screen.findByText(en.errors.fieldNotAccepted);
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows an error of the form if the refused field stays disabled', async () => {
    const { fetch } = fakeFetch({ status: 422, body: '{"errors":[{"field":"email"}]}' });
    render(
      <Form
        place={(fields) => <fieldset disabled={fetch.mock.calls.length > 0}>{fields}</fieldset>}
        fetch={fetch}
      />,
    );
    button().focus();
    button().click();
    await findFailure('invalid');
    expect(screen.getByRole('alert')).toHaveTextContent(failureText('invalid'));
    expect(button()).toHaveFocus();
  });

  it('does not take the focus from another part of the page, and shows an error of the form there', async () => {
    const service = fakeFetch({ status: 422, body: '{"errors":[{"field":"email"}]}' });
    service.hold();
    render(
      <>
        <input aria-label="Search" />
        <Form
          place={(fields, isPending) => <fieldset disabled={isPending}>{fields}</fieldset>}
          fetch={service.fetch}
        />
      </>,
    );
    button().click();
    await waitFor(() => expect(service.fetch).toHaveBeenCalledOnce());
    screen.getByLabelText('Search').focus();
    service.release();
    await findFailure('invalid');
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });
});

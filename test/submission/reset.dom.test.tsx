import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import en from '../../src/locales/en.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { APIS } from '../support/HookForm.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

describe.each(APIS)('a reset of %s by a button or script of the page', (_, Form) => {
  function setUp(service = fakeFetch(500, 201)) {
    const form = renderForm({ fetch: service.fetch, defaultValues: { name: 'Default' } }, Form);
    return {
      ...form,
      service,
      reset: () => act(() => form.container.querySelector('form')?.reset()),
      write: () => {
        fireEvent.input(form.field('Name'), { target: { value: values.name } });
        fireEvent.input(form.field('Email'), { target: { value: values.email } });
        fireEvent.input(form.field('Message'), { target: { value: values.message } });
      },
    };
  }

  it('while a submission is pending leaves the text in its fields', async () => {
    const { service, container, field, send, write, reset } = setUp();
    service.hold();
    write();
    await send();
    await waitFor(() => expect(service.fetch).toHaveBeenCalledOnce());
    reset();
    expect(container.querySelector('form')).toHaveAttribute('data-status', 'pending');
    service.release();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(en.outcomes.unconfirmed));
    expect(field('Name')).toHaveValue(values.name);
    expect(field('Message')).toHaveValue(values.message);
  });

  it('is not the event of another element in the form', async () => {
    const { service, container, field, send, write } = setUp();
    write();
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(en.outcomes.unconfirmed));
    fireEvent(field('Message'), new Event('reset', { bubbles: true }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(field('Message')).toHaveValue(values.message);
    expect(container.querySelector('form')).toHaveAttribute('data-status', 'error');
    expect(service.fetch).toHaveBeenCalledOnce();
  });

  it('and a submit in the same task send what is shown, once', async () => {
    const { service, container, field, send, write } = setUp(fakeFetch(500, 201, 201));
    write();
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(en.outcomes.unconfirmed));
    const form = container.querySelector('form') as HTMLFormElement;
    service.hold();
    act(() => {
      form.reset();
      for (const [label, text] of [
        ['Email', values.email],
        ['Message', 'Another'],
      ] as const) {
        field(label).dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
        fireEvent.input(field(label), { target: { value: text } });
      }
      form.requestSubmit();
    });
    await waitFor(() => expect(service.fetch).toHaveBeenCalledTimes(2));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(form).toHaveAttribute('data-status', 'pending');
    act(() => form.requestSubmit());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    service.release();
    await findConfirmation();
    expect(service.payloads().slice(1)).toEqual([{ ...values, name: 'Default', message: 'Another' }]);
  });

  it('restores the initial values and removes the outcome, and the next submit sends what is shown', async () => {
    const { service, field, send, write, reset } = setUp();
    write();
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(en.outcomes.unconfirmed));
    reset();
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
    for (const [label, text] of [
      ['Name', 'Default'],
      ['Email', ''],
      ['Message', ''],
    ] as const) {
      expect(field(label)).toHaveValue(text);
    }

    // The same text as before the reset.
    fireEvent.input(field('Email'), { target: { value: values.email } });
    fireEvent.input(field('Message'), { target: { value: 'Another' } });
    await send();
    await findConfirmation();
    expect(service.payloads()[1]).toEqual({ ...values, name: 'Default', message: 'Another' });
  });

  it('after a failure leaves the focus in its field', async () => {
    const { field, send, write, reset } = setUp();
    write();
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(en.outcomes.unconfirmed));
    field('Message').focus();
    reset();
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
    expect(field('Message')).toHaveFocus();
  });

  it.each([
    ['from the confirmation to the first empty field', true],
    ['nowhere if it has left the confirmation', false],
  ])('after a success moves the focus %s', async (__, isInConfirmation) => {
    const { container, field, send, write, reset } = setUp(fakeFetch(201));
    write();
    await send();
    const heading = await findConfirmation();
    await waitFor(() => expect(heading).toHaveFocus());
    if (!isInConfirmation) heading.blur();
    reset();
    await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('data-status', 'idle'));
    await waitFor(() => expect(isInConfirmation ? field('Email') : document.body).toHaveFocus());
    expect(field('Name')).toHaveValue('Default');
  });

  it('removes the errors of fields', async () => {
    const { field, send, reset } = setUp();
    await send();
    await waitFor(() => expect(field('Email')).toHaveAttribute('aria-invalid', 'true'));
    reset();
    await waitFor(() => expect(field('Email')).not.toHaveAttribute('aria-invalid', 'true'));
    expect(field('Email')).toHaveAccessibleDescription('');
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { useContactForm } from '../../src/hooks/index.js';
import { ContactForm, useContactFormState } from '../../src/index.js';
import en from '../../src/locales/en.js';
import { contactSchema } from '../../src/schema/index.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

type FormProps = ComponentProps<typeof ContactForm>;

/** A schema that refuses the message "bad" at once, and checks the message "slow" until `refuse` or `accept`. */
function slowSchema() {
  let settle: ((isValid: boolean) => void) | undefined;
  const check = (text: string) =>
    text === 'slow' ? new Promise<boolean>((resolve) => (settle = resolve)) : text !== 'bad';
  const end = (isValid: boolean) => act(async () => settle?.(isValid));
  return {
    schema: contactSchema.extend({ message: z.string().refine(check) }),
    checkStarted: () => waitFor(() => expect(settle).toBeDefined()),
    accept: () => end(true),
    refuse: () => end(false),
  };
}

/** A form on `useContactForm` that can be reset in two ways. */
function OwnForm({ schema, fetch, onError, defaultValues }: FormProps) {
  const { form, status, errorMessage, messages, formProps, reset } = useContactForm({
    formId: 'f_1',
    baseUrl: '/',
    schema,
    fetch,
    onError,
    ...(defaultValues && { defaultValues }),
  });
  return (
    <form data-status={status} {...formProps}>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Email" {...form.register('email')} />
      <textarea aria-label="Message" {...form.register('message')} />
      <p role="alert">{errorMessage}</p>
      {status === 'success' && <h2>{messages.outcomes.sentTitle}</h2>}
      <button>Send message</button>
      <button type="button" onClick={reset}>
        Start over
      </button>
      <button type="button" onClick={() => form.reset()}>
        Cancel
      </button>
    </form>
  );
}

/** A `ContactForm` that shows an error at its message, which is validated again. */
async function renderRevalidating(fetch: typeof globalThis.fetch) {
  const { schema, checkStarted, refuse } = slowSchema();
  const view = renderForm({ fetch, schema, defaultValues: { ...values, message: 'bad' } });
  const message = view.field('Message');
  await view.send();
  await waitFor(() => expect(message).toBeInvalid());
  fireEvent.input(message, { target: { value: 'slow' } });
  await checkStarted();
  return { ...view, message, refuse };
}

it('a validation that ends after a reset shows no error', async () => {
  const { container, message, refuse } = await renderRevalidating(fakeFetch().fetch);
  // This edit waits until the validation has ended.
  fireEvent.input(message, { target: { value: 'edited again' } });
  container.querySelector('form')?.reset();
  await waitFor(() => expect(message).toBeValid());
  await refuse();
  expect(message).toBeValid();
});

it('a validation that ends after the next submit does not replace the errors of that submit', async () => {
  const service = fakeFetch({ status: 422, body: '{"errors":{"message":["x"]}}' });
  const { message, send, refuse } = await renderRevalidating(service.fetch);
  // This edit waits until the validation has ended.
  fireEvent.input(message, { target: { value: 'edited again' } });
  await send();
  await waitFor(() => expect(message).toHaveAccessibleDescription(en.errors.fieldNotAccepted));
  await refuse();
  expect(message).toHaveAccessibleDescription(en.errors.fieldNotAccepted);
});

describe('a reset while values are validated', () => {
  function StateReset() {
    const { reset } = useContactFormState();
    return (
      <button type="button" onClick={reset}>
        Start over
      </button>
    );
  }

  function PartsForm({ children, ...props }: FormProps) {
    return (
      <ContactForm {...props}>
        <DefaultParts />
        {children}
      </ContactForm>
    );
  }

  it.each([
    [
      'a native reset button',
      PartsForm,
      <button key="reset" type="reset">
        Start over
      </button>,
    ],
    ['the `reset` of useContactFormState', PartsForm, <StateReset key="reset" />],
    ['the `reset` of useContactForm', OwnForm, null],
  ])('does nothing if it comes from %s: the text is sent', async (_, Form, children) => {
    const { schema, checkStarted, accept } = slowSchema();
    const { fetch, payloads } = fakeFetch(201);
    const { send, field, user } = renderForm({ schema, fetch, children, defaultValues: values }, Form);
    fireEvent.input(field('Message'), { target: { value: 'slow' } });
    await send();
    await checkStarted();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Message')).toHaveValue('slow');
    await accept();
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, message: 'slow' }]);
  });

  it('cancels the submission if the app resets the form of react-hook-form', async () => {
    const { schema, checkStarted, accept } = slowSchema();
    const { fetch, payloads } = fakeFetch(201);
    const onError = vi.fn();
    const props = { schema, fetch, onError, defaultValues: values };
    const { send, field, user, container } = renderForm(props, OwnForm);
    fireEvent.input(field('Message'), { target: { value: 'slow' } });
    await send();
    await checkStarted();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await accept();
    expect(field('Message')).toHaveValue(values.message);
    expect(container.querySelector('form')).toHaveAttribute('data-status', 'idle');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(onError).not.toHaveBeenCalled();

    await send();
    await findConfirmation();
    expect(payloads()).toEqual([values]);
  });
});

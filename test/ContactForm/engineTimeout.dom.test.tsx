import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SubmissionError } from '../../src/client/index.js';
import { ContactForm, useContactFormState } from '../../src/index.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { failureText, findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { goOffline } from '../support/network.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function ErrorMessage() {
  return <output data-testid="errorMessage">{useContactFormState().errorMessage}</output>;
}

/** A form whose first submit has waited 30 seconds for an engine that did not load. */
async function renderWaiting() {
  const { fetch } = fakeFetch(201);
  const onError = vi.fn();
  const children = (
    <>
      <ErrorMessage />
      <DefaultParts />
    </>
  );
  const view = renderForm({ fetch, onError, defaultValues: values, children });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  view.container.querySelector('form')?.requestSubmit();
  // In the same task, so that even a cached module arrives later.
  await act(async () => vi.advanceTimersByTime(30_000));
  vi.useRealTimers();
  const errorMessage = screen.getByTestId('errorMessage').textContent;
  return { ...view, fetch, onError, errorMessage };
}

it('a submit fails with a SubmissionError if the engine takes too long, and the next one sends once', async () => {
  const { send, fetch, onError, errorMessage } = await renderWaiting();
  expect(errorMessage).toBe(failureText('notSent'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not sent.'));
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  const [error] = onError.mock.lastCall as [unknown];
  expect(error).toBeInstanceOf(SubmissionError);
  expect(error).toMatchObject({ code: 'notSent', cause: { message: 'Engine timed out' } });

  await send();
  await findConfirmation();
  expect(fetch).toHaveBeenCalledOnce();
});

it('reports an engine that does not load as offline if the device reports no network, and the next submit sends', async () => {
  goOffline();
  const { send, fetch, onError, errorMessage } = await renderWaiting();
  expect(errorMessage).toBe(failureText('offline'));
  await waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'offline' })));
  await send();
  await findConfirmation();
  expect(fetch).toHaveBeenCalledOnce();
});

it('a failure of the engine calls the `onError` that the form had at the submit', async () => {
  const { rerender, onError } = await renderWaiting();
  const laterOnError = vi.fn();
  rerender(<ContactForm formId="f_1" baseUrl="/" onError={laterOnError} />);
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(laterOnError).not.toHaveBeenCalled();
});

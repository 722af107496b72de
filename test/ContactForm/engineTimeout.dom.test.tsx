import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SubmissionError } from '../../src/client/index.js';
import { ContactForm } from '../../src/index.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { goOffline } from '../support/network.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A form whose first submit has waited 30 seconds for an engine that did not load. */
function renderWaiting() {
  const { fetch } = fakeFetch(201);
  const onError = vi.fn();
  const view = renderForm({ fetch, onError, defaultValues: values });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  view.container.querySelector('form')?.requestSubmit();
  // In the same task, so that even a cached module arrives later.
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  return { ...view, fetch, onError };
}

it('a submit fails with a SubmissionError if the engine takes too long, and the next one sends once', async () => {
  const { send, fetch, onError } = renderWaiting();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not sent.'));
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  const [error] = onError.mock.lastCall as [unknown];
  expect(error).toBeInstanceOf(SubmissionError);
  expect(error).toMatchObject({ code: 'notSent', cause: { name: 'TimeoutError' } });

  await send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(fetch).toHaveBeenCalledOnce();
});

it('reports an engine that does not load as offline if the device reports no network, and the next submit sends', async () => {
  goOffline();
  const { send, fetch, onError } = renderWaiting();
  await waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'offline' })));
  await send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(fetch).toHaveBeenCalledOnce();
});

it('reports an engine that does not load as not sent in a browser without `onLine`', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(undefined as never);
  const { onError } = renderWaiting();
  await waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'notSent' })));
});

it('a held Enter does not submit again after the engine failed to load', async () => {
  const { field, onError } = renderWaiting();
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  // False: the default action, which would submit the form, is prevented.
  expect(fireEvent.keyDown(field('Name'), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(field('Name'), { key: 'Enter' })).toBe(true);
});

it('a failure of the engine calls the `onError` that the form had at the submit', async () => {
  const { rerender, onError } = renderWaiting();
  const laterOnError = vi.fn();
  rerender(<ContactForm formId="f_1" baseUrl="/" onError={laterOnError} />);
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(laterOnError).not.toHaveBeenCalled();
});

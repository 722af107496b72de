import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collectUncaught } from '../../support/collectUncaught.js';
import { fakeFetch } from '../../support/fakeFetch.js';
import { APIS } from '../../support/HookForm.js';
import { renderForm } from '../../support/renderForm.js';
import { values } from '../../support/values.js';

function throws(): never {
  throw new Error('analytics are down');
}

describe.each(APIS)('a callback of %s that throws', (_, Form) => {
  it('is reported as an uncaught error: `onSuccess`, and the confirmation is shown', async () => {
    const uncaught = collectUncaught();
    const { fetch } = fakeFetch(201);
    const { send } = renderForm({ fetch, onSuccess: throws, defaultValues: values }, Form);
    await send();
    await screen.findByRole('heading', { name: 'Message sent' });
    await waitFor(() => expect(uncaught.map(String)).toEqual(['Error: analytics are down']));
  });

  it('is reported as an uncaught error: `onError`, and the next submit sends', async () => {
    const uncaught = collectUncaught();
    const { fetch } = fakeFetch(500, 201);
    const { send } = renderForm({ fetch, onError: throws, defaultValues: values }, Form);
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/could not confirm/));
    await waitFor(() => expect(uncaught.map(String)).toEqual(['Error: analytics are down']));
    await send();
    await screen.findByRole('heading', { name: 'Message sent' });
  });

  it('is reported as an uncaught error: `onInvalid`, and the next submit sends', async () => {
    const uncaught = collectUncaught();
    const { fetch } = fakeFetch(201);
    const { send, fillIn, field } = renderForm({ fetch, onInvalid: throws }, Form);
    await send();
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(field('Name')).toHaveAccessibleDescription('Enter your name.');
    await waitFor(() => expect(uncaught.map(String)).toEqual(['Error: analytics are down']));
    await fillIn();
    await send();
    await screen.findByRole('heading', { name: 'Message sent' });
  });
});

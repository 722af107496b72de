import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../src/locales/en.js';
import { fakeFetch } from '../../support/fakeFetch.js';
import { renderForm } from '../../support/renderForm.js';
import { values } from '../../support/values.js';

it('a reset while a submission is pending leaves the text in its fields', async () => {
  const service = fakeFetch(500);
  service.hold();
  const { container, field, send } = renderForm({ fetch: service.fetch, defaultValues: { name: 'Default' } });
  const form = container.querySelector('form') as HTMLFormElement;
  field('Name').value = values.name;
  field('Email').value = values.email;
  field('Message').value = values.message;
  await send();
  await waitFor(() => expect(service.fetch).toHaveBeenCalledOnce());
  act(() => form.reset());
  service.release();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(en.outcomes.unconfirmed));
  expect(field('Name')).toHaveValue(values.name);
  expect(field('Message')).toHaveValue(values.message);
});

import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { PrefilledForm } from '../../stories/recipes/PrefilledForm.js';

afterEach(() => history.replaceState(null, '', '/'));

const FORM = <PrefilledForm formId="f_1" baseUrl="/" />;

/** Hydrates the HTML that a server renders without the query. Returns the errors of React. */
async function hydrateWith(query: string, beforeHydration = () => {}): Promise<unknown[]> {
  document.body.innerHTML = `<div id="root">${renderToString(FORM)}</div>`;
  history.replaceState(null, '', `/contact${query}`);
  beforeHydration();
  const errors: unknown[] = [];
  const consoleError = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args));
  await act(async () => {
    const onRecoverableError = (error: unknown) => errors.push(error);
    const root = hydrateRoot(document.querySelector('#root') as HTMLElement, FORM, { onRecoverableError });
    onTestFinished(() => act(() => root.unmount()));
  });
  consoleError.mockRestore();
  return errors;
}

const topic = () => screen.getByLabelText('What is it about?');
const email = () => screen.getByLabelText('Email');

it('the recipe of a prefilled form hydrates without an error, and then shows the values of the URL', async () => {
  const errors = await hydrateWith('?topic=support&email=ada@example.com');
  expect(errors).toEqual([]);
  expect(topic()).toHaveValue('support');
  expect(email()).toHaveValue('ada@example.com');
});

it('the recipe of a prefilled form keeps text that the visitor typed before hydration', async () => {
  await hydrateWith('?topic=support&email=ada@example.com', () => {
    (email() as HTMLInputElement).value = 'typed@example.com';
  });
  expect(email()).toHaveValue('typed@example.com');
  expect(topic()).toHaveValue('support');
});

it.each([
  ['an address that is not valid', '?email=ada'],
  ['a very long address', `?email=${'a'.repeat(250)}@example.com`],
  ['a text for another field', '?message=Buy+now&name=Eve'],
])('the recipe of a prefilled form ignores %s', async (_, query) => {
  expect(await hydrateWith(query)).toEqual([]);
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
});

it('the recipe of a prefilled form ignores an unknown topic, and keeps the topic that the visitor has chosen', async () => {
  await hydrateWith('?topic=gossip', () => {
    (topic() as HTMLSelectElement).value = 'sales';
  });
  expect(topic()).toHaveValue('sales');
});

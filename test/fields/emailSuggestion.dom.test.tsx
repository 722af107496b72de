import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useContactField } from '../../src/index.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { suggestionText } from '../../src/messages/suggestionText.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

const suggestion = (email = 'ada@gmail.com', messages = en) =>
  screen.queryByRole('button', { name: suggestionText(email, messages) });

/** Renders a form whose engine has loaded. */
async function renderReady(props: Parameters<typeof renderForm>[0] = {}) {
  const form = renderForm(props);
  const { messages = en } = props as { messages?: typeof en };
  act(() => form.field(messages.labels.name).focus());
  // The engine has loaded when it refuses an empty form.
  await form.user.click(screen.getByRole('button', { name: messages.actions.submit }));
  await waitFor(() => expect(form.field(messages.labels.email)).toBeInvalid());
  return form;
}

it('suggests a correction when the visitor has left the field, and announces it politely', async () => {
  const { user, field } = await renderReady();
  await user.type(field('Email'), 'ada@gmial.com');
  expect(suggestion()).toBeNull();
  await user.tab();
  expect(suggestion()).toBeVisible();
  const status = screen.getAllByRole('status').find((element) => element.textContent);
  expect(status).toHaveTextContent('Did you mean \u2066ada@gmail.com\u2069?');
  expect(field('Email')).toHaveValue('ada@gmial.com');
});

it('corrects the address with one key on the suggestion, and focuses the field', async () => {
  const { user, field } = await renderReady();
  await user.type(field('Email'), 'ada@gmial.com');
  await user.tab();
  await user.tab({ shift: true });
  expect(suggestion()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field('Email')).toHaveValue('ada@gmail.com');
  // Orca would also announce the corrected letters of a focused field.
  expect(field('Email')).not.toHaveFocus();
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(suggestion()).toBeNull();
});

it('removes the suggestion when the visitor edits the address', async () => {
  const { user, field } = await renderReady();
  await user.type(field('Email'), 'ada@gmial.com');
  await user.tab();
  await user.type(field('Email'), 'x');
  expect(suggestion()).toBeNull();
});

it('stays after a submit with an invalid field, and after a failure', async () => {
  const { fetch } = fakeFetch(500);
  const { field, send, user } = renderForm({ fetch, defaultValues: { ...values, email: '' } });
  await user.type(field('Email'), 'ada@gmial.com');
  await user.clear(field('Message'));
  const button = await screen.findByRole('button', { name: /gmail\.com/ });
  await send();
  await waitFor(() => expect(field('Message')).toBeInvalid());
  expect(button).toBeInTheDocument();
  await user.type(field('Message'), 'Hello');
  await send();
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  await user.click(screen.getByRole('button', { name: /gmail\.com/ }));
  expect(field('Email')).toHaveValue('ada@gmail.com');
});

it('never blocks: the message is sent with the address as it is', async () => {
  const { fetch, payloads } = fakeFetch();
  const email = 'ada@gmial.com';
  const { user, field, send } = await renderReady({ fetch, defaultValues: { ...values, email: '' } });
  await user.type(field('Email'), email);
  await user.tab();
  expect(suggestion()).toBeVisible();
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, email }]);
});

it('is in the language of the form', async () => {
  const { user, field } = await renderReady({ messages: de });
  await user.type(field(de.labels.email), 'ada@gmial.com');
  await user.tab();
  expect(suggestion('ada@gmail.com', de)).toBeVisible();
});

it('suggests nothing if `suggestEmail` is false, but still cleans up the address', async () => {
  const { user, field } = await renderReady({ suggestEmail: false });
  await user.type(field('Email'), '<ada@gmial.com>');
  await user.tab();
  expect(suggestion()).toBeNull();
  expect(field('Email')).toHaveValue('ada@gmial.com');
});

it('shows the address as it is sent, without what was copied along with it', async () => {
  const { fetch, payloads } = fakeFetch();
  const { user, field, send } = await renderReady({ fetch, defaultValues: { ...values, email: '' } });
  await user.type(field('Email'), 'Ada Lovelace <ada@example.com>,');
  await user.tab();
  expect(field('Email')).toHaveValue('ada@example.com');
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([values]);
});

it('suggests a correction of an address that it has cleaned up', async () => {
  const { user, field } = await renderReady();
  await user.type(field('Email'), '<ada@gmial.com>');
  await user.tab();
  expect(field('Email')).toHaveValue('ada@gmial.com');
  // A listener that runs later must not remove it.
  await new Promise((resolve) => setTimeout(resolve));
  expect(suggestion()).toBeVisible();
});

it('gives the suggestion to an own control', async () => {
  function OwnEmail() {
    const field = useContactField({ name: 'email' });
    return (
      <>
        <label {...field.labelProps}>{field.label}</label>
        <input {...field.inputProps} type="email" />
        {field.suggestion && (
          <button type="button" onClick={field.suggestion.accept}>
            {field.suggestion.text}
          </button>
        )}
        <button type="submit">{en.actions.submit}</button>
      </>
    );
  }
  const { user, field } = renderForm({ children: <OwnEmail /> });
  act(() => field('Email').focus());
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(field('Email')).toBeInvalid());
  await user.type(field('Email'), 'ada@gmial.com');
  await user.tab();
  await user.click(screen.getByRole('button', { name: suggestionText('ada@gmail.com', en) }));
  expect(field('Email')).toHaveValue('ada@gmail.com');
});

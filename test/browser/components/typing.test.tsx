import { render, screen, waitFor } from '@testing-library/react';
import { Profiler, StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../../src/index.js';

/** Resolves when the engine's module has arrived, as the browser's own record of the page shows. */
async function engineArrived(): Promise<void> {
  await waitFor(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    if (!names.some((name) => name.includes('createEngine'))) throw new Error('no engine yet');
  });
  // Its own imports come after it.
  await import('../../../src/form/createEngine.js');
}

it('costs no React commit a key', async () => {
  const onRender = vi.fn();
  render(
    <Profiler id="form" onRender={onRender}>
      <ContactForm formId="demo" baseUrl="/" />
    </Profiler>,
  );
  expect(onRender).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByLabelText('Message'));
  await engineArrived();
  await waitFor(() => expect(onRender).toHaveBeenCalledTimes(2));

  await userEvent.keyboard('The quick brown fox jumps over the lazy dog.');
  expect(screen.getByLabelText('Message')).toHaveValue('The quick brown fox jumps over the lazy dog.');
  expect(onRender).toHaveBeenCalledTimes(2);
});

it('costs one commit for an error that changes, and none for a key that changes nothing', async () => {
  const onRender = vi.fn();
  render(
    <Profiler id="form" onRender={onRender}>
      <ContactForm formId="demo" baseUrl="/" />
    </Profiler>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Enter your email address.');
  await userEvent.click(screen.getByLabelText('Email'));
  const before = onRender.mock.calls.length;
  await userEvent.keyboard('ada@');
  await screen.findByText('Enter an email address in the correct format, like name@example.com.');
  expect(onRender).toHaveBeenCalledTimes(before + 1);
});

it('goes on undisturbed while the engine arrives: text, caret, selection and undo stay the visitor’s', async () => {
  render(
    <StrictMode>
      <ContactForm formId="demo" baseUrl="/" />
    </StrictMode>,
  );
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  await userEvent.type(message, 'abc def');
  message.setSelectionRange(3, 3);
  await userEvent.keyboard('X');
  await engineArrived();
  await userEvent.keyboard('Y');

  expect(message).toHaveFocus();
  expect(message).toHaveValue('abcXY def');
  expect(message.selectionStart).toBe(5);
  // Not its keys: those are an application's own, and WebKitGTK's MiniBrowser has none.
  document.execCommand('undo');
  expect(message.value.length).toBeLessThan('abcXY def'.length);
});

import { render, screen, waitFor } from '@testing-library/react';
import { Profiler, StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/index.js';

/** Resolves when the engine has loaded, by the browser's resource timing. */
async function engineArrived(): Promise<void> {
  await waitFor(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    if (!names.some((name) => name.includes('createEngine'))) throw new Error('no engine yet');
  });
  // The modules that it imports load after it.
  await import('../../src/engine/createEngine.js');
}

it('a key press causes no React commit', async () => {
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

it('typing in an invalid field causes one commit when the error disappears, and none for the other keys', async () => {
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
  await userEvent.keyboard('ada@example.com');
  await waitFor(() => expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid'));
  expect(onRender).toHaveBeenCalledTimes(before + 1);
  await userEvent.keyboard('.uk');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com.uk');
  expect(onRender).toHaveBeenCalledTimes(before + 1);
});

it('typing in an invalid field causes no commit while another error would appear, and one on leaving it', async () => {
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
  expect(onRender).toHaveBeenCalledTimes(before);
  await userEvent.tab();
  await screen.findByText('Enter an email address in the correct format, like name@example.com.');
  expect(screen.queryByText('Enter your email address.')).toBeNull();
  expect(onRender).toHaveBeenCalledTimes(before + 1);
});

it('text, caret and undo history stay intact if the engine loads while the visitor types', async () => {
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
  // Not by keyboard: the keys differ between browsers, and WebKitGTK's MiniBrowser has none.
  document.execCommand('undo');
  expect(message.value.length).toBeLessThan('abcXY def'.length);
});

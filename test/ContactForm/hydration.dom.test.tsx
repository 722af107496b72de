import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ContactForm, type Messages } from '../../src/index.js';
import ar from '../../src/locales/ar.js';
import de from '../../src/locales/de.js';
import fa from '../../src/locales/fa.js';
import he from '../../src/locales/he.js';
import ja from '../../src/locales/ja.js';
import ur from '../../src/locales/ur.js';

/** Puts server HTML into the page. `hydrate` does what the JavaScript of the page does. */
function serve(element: ReactElement): { form: HTMLFormElement; hydrate: () => Promise<unknown[]> } {
  document.body.innerHTML = `<div id="root">${renderToString(element)}</div>`;
  const container = document.getElementById('root') as HTMLElement;
  return {
    form: container.querySelector('form') as HTMLFormElement,
    async hydrate() {
      const errors: unknown[] = [];
      const consoleError = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args));
      await act(async () => {
        const root = hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) });
        onTestFinished(() => act(() => root.unmount()));
      });
      consoleError.mockRestore();
      return errors;
    },
  };
}

describe('the HTML from the server', () => {
  it('is a native form with labels, which the browser validates and posts until it is hydrated', async () => {
    const { form, hydrate } = serve(<ContactForm formId="f_1" baseUrl="/" action="/contact" />);
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe('/contact');
    expect(form.noValidate).toBe(false);
    for (const label of ['Name', 'Email', 'Message']) expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveAttribute('type', 'submit');
    expect(form.outerHTML).not.toMatch(/style=|javascript:|<script/);

    await hydrate();
    expect(form.noValidate).toBe(true);
    // Without the stylesheet, and without a `style` attribute in HTML, which a policy can block. Without it, a form that is a
    // grid would have one more gap.
    expect(form.querySelector('.rck-announcement')).toHaveStyle({ position: 'absolute', overflow: 'hidden' });
  });

  it('keeps the text, focus and selection from before hydration', async () => {
    const { form, hydrate } = serve(<ContactForm formId="f_1" baseUrl="/" defaultValues={{ name: 'A' }} />);
    const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
    screen.getByLabelText<HTMLInputElement>('Name').value = 'Ada';
    message.value = 'typed early';
    message.focus();
    message.setSelectionRange(2, 5);

    expect(await hydrate()).toEqual([]);
    expect(document.querySelector('form')).toBe(form);
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(message).toHaveValue('typed early');
    expect(message).toHaveFocus();
    expect([message.selectionStart, message.selectionEnd]).toEqual([2, 5]);
  });

  it.each<[Messages]>([[de], [ja], [ar], [fa], [he], [ur]])(
    'hydrates without an error in the language of its catalog: $lang',
    async (messages) => {
      const { form, hydrate } = serve(
        <ContactForm formId="f_1" baseUrl="/" locale={messages.lang} messages={messages} />,
      );
      expect(form.lang).toBe(messages.lang);
      expect(form.dir).toBe(messages.dir);
      expect(form).toHaveTextContent(messages.actions.submit);
      expect(await hydrate()).toEqual([]);
    },
  );
});

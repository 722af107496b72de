import { render, screen, waitFor } from '@testing-library/react';
import { useRef, type ComponentProps } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useContactForm } from '../../src/hooks/index.js';
import { ContactForm } from '../../src/index.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';
import { DefaultParts } from '../support/DefaultParts.js';

type Props = Pick<ComponentProps<'form'>, 'id' | 'children'> & { fetch: typeof globalThis.fetch };

function Parts({ children, ...props }: Props) {
  return (
    <ContactForm formId="buttons" baseUrl="/" defaultValues={values} {...props}>
      <DefaultParts />
      {children}
    </ContactForm>
  );
}

function OwnMarkup({ id, fetch, children }: Props) {
  const { form, errorMessage, formProps } = useContactForm({
    formId: 'buttons',
    baseUrl: '/',
    fetch,
    defaultValues: values,
  });
  return (
    <form id={id} {...formProps}>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Email" {...form.register('email')} />
      <textarea aria-label="Message" {...form.register('message')} />
      <p role="alert">{errorMessage}</p>
      <button>Send message</button>
      {children}
    </form>
  );
}

describe.each([
  ['ContactForm', Parts],
  ['useContactForm', OwnMarkup],
])('%s', (_, Form) => {
  it('sends once for a held Enter on a button outside the form, even though each submission fails', async () => {
    const { fetch } = fakeFetch(500);
    render(
      <>
        <Form id="contact" fetch={fetch} />
        <button form="contact">Send from outside</button>
      </>,
    );
    screen.getByRole('button', { name: 'Send from outside' }).focus();
    // The key goes down 100 times before it goes up.
    await userEvent.keyboard('{Enter>100/}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/can’t tell whether it arrived/));
    expect(fetch).toHaveBeenCalledOnce();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  });

  it.each(['open', 'closed'] as const)('sends once for a held Enter in an %s shadow root', async (mode) => {
    const { fetch } = fakeFetch(500);
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode });
    onTestFinished(() => root.host.remove());
    const container = root.appendChild(document.createElement('div'));
    render(<Form fetch={fetch} />, { container, baseElement: container });
    const button = container.querySelector('button[type=submit], button:not([type])') as HTMLButtonElement;
    button.focus();
    await userEvent.keyboard('{Enter>100/}');
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await waitFor(() => expect(container.querySelector('[role=alert]')).toHaveTextContent(/can’t tell/));
    expect(fetch).toHaveBeenCalledOnce();
  });

  // The browser does not list an image button among the elements of its form.
  it('focuses the invalid field if an image button has focus', async () => {
    const { fetch } = fakeFetch({ status: 422, body: '{"errors":{"email":["is not known"]}}' });
    render(
      <Form fetch={fetch}>
        <input type="image" alt="Send with an image" />
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send with an image' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('');
  });

  it('sends nothing for a button that closes the dialog around it', async () => {
    const { fetch } = fakeFetch(201);
    function Page() {
      const dialog = useRef<HTMLDialogElement>(null);
      return (
        <>
          <button onClick={() => dialog.current?.showModal()}>Write to us</button>
          <dialog ref={dialog}>
            <Form fetch={fetch}>
              <button formMethod="dialog" value="cancelled">
                Cancel
              </button>
            </Form>
          </dialog>
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Write to us' }));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog.open).toBe(false));
    expect(dialog.returnValue).toBe('cancelled');
    expect(fetch).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Write to us' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    expect(dialog.open).toBe(true);
  });

  it('lets the browser handle a button with `formaction`', async () => {
    const { fetch } = fakeFetch(201);
    render(
      <Form fetch={fetch}>
        <button formAction="/preview">Preview</button>
      </Form>,
    );
    const submits: boolean[] = [];
    // Runs after React's handlers, and keeps the page from navigating.
    const record = (event: SubmitEvent) => {
      submits.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('submit', record);
    onTestFinished(() => window.removeEventListener('submit', record));
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(submits).toEqual([false]);
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    expect(submits).toEqual([false, true]);
  });
});

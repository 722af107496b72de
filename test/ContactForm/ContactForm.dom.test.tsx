import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler, StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as zod from 'zod';
import * as z from 'zod/mini';
import { isSubmissionError } from '../../src/client/index.js';
import {
  ContactCheckboxGroup,
  ContactFallback,
  ContactField,
  ContactForm,
  ContactProvider,
  ContactRadioGroup,
  ContactStatus,
  ContactSubmit,
} from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { collectUncaught } from '../support/collectUncaught.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { fakeService } from '../support/fakeService.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

afterEach(() => vi.restoreAllMocks());

describe('a submit with invalid values', () => {
  it('focuses the first invalid field, and sends nothing', async () => {
    const server = await fakeService();
    const { field, send, user } = renderForm({ baseUrl: server.url });
    await user.type(field('Name'), '   ');
    await send();

    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(field('Name')).toBeInvalid();
    expect(field('Name')).toHaveAccessibleDescription('Enter your name.');
    expect(field('Email')).toHaveAccessibleDescription('Enter your email address.');
    expect(field('Message')).toHaveAccessibleDescription('Enter your message.');
    expect(field('Name')).toHaveValue('   ');
    expect(server.requests).toEqual([]);
  });

  it('shows an error until its field is corrected, and no error for a field that becomes invalid later', async () => {
    const { field, send, user } = renderForm();
    await send();
    await waitFor(() => expect(field('Email')).toBeInvalid());

    await user.type(field('Email'), 'ada@example.com');
    await waitFor(() => expect(field('Email')).not.toHaveAttribute('aria-invalid'));
    expect(field('Email')).not.toHaveAttribute('aria-describedby');
    await user.clear(field('Email'));
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    expect(field('Name')).toBeInvalid();
  });

  it('replaces an error by another one when the visitor leaves the field, not while the visitor types', async () => {
    const shown: string[] = [];
    const schema = zod.object({
      ...contactSchema.shape,
      email: zod.string().superRefine((text, context) => {
        shown.push(text);
        if (!text.includes('@')) context.addIssue(text === '' ? 'emailRequired' : 'emailInvalid');
      }),
    });
    const { field, send, user } = renderForm({ schema });
    await send();
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Enter your email address.'));

    await user.type(field('Email'), 'ad');
    await waitFor(() => expect(shown.at(-1)).toBe('ad'));
    expect(field('Email')).toHaveAccessibleDescription('Enter your email address.');
    await user.tab();
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription(
        'Enter an email address in the correct format, like name@example.com.',
      ),
    );
    await user.type(field('Email'), '@');
    await waitFor(() => expect(field('Email')).not.toHaveAttribute('aria-invalid'));
  });
});

describe('a message that is sent', () => {
  it('arrives as typed, and its confirmation replaces the form and takes the focus', async () => {
    const onSuccess = vi.fn();
    const server = await fakeService({ status: 201, body: '{"id":"s_1"}' });
    const { fillIn, send, container } = renderForm({ baseUrl: server.url, locale: 'en-GB', onSuccess });
    await fillIn({ name: ' Ada ', message: 'One{Enter}two' });
    await send();

    const heading = await findConfirmation();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Message sent');
    expect(container.querySelector('form')).toHaveAttribute('data-status', 'success');
    expect(server.requests.map(({ path }) => path)).toEqual(['/v1/public/contact/forms/f_1/submissions']);
    expect(server.submissions()).toEqual([
      { locale: 'en', payload: { ...values, name: 'Ada', message: 'One\ntwo' } },
    ]);
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 201, body: { id: 's_1' } }),
      expect.anything(),
    );
  });

  it('is pending until the response: the focus does not move, and the fields are read-only', async () => {
    const server = await fakeService();
    server.hold();
    const { fillIn, send, field } = renderForm({ baseUrl: server.url });
    await fillIn();
    await send();
    const button = await screen.findByRole('button', { name: 'Sending…' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('Sending…');
    expect(field('Message')).toHaveAttribute('readonly');
    server.release();
    await findConfirmation();
  });

  it('is not cancelled when the form unmounts', async () => {
    const onSuccess = vi.fn();
    const server = await fakeService();
    server.hold();
    const { fillIn, send, unmount } = renderForm({ baseUrl: server.url, onSuccess });
    await fillIn();
    await send();
    unmount();
    server.release();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(server.requests).toHaveLength(1);
  });
});

describe('a message that is not sent', () => {
  it('stays in the form with an error message, and can be sent again', async () => {
    const onError = vi.fn();
    const server = await fakeService({ status: 500, body: '<h1>stack trace</h1>' });
    const { fillIn, send, field } = renderForm({ baseUrl: server.url, onError });
    await fillIn();
    await send();
    expect(await screen.findByText(/can’t tell whether it arrived/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).not.toHaveTextContent('stack');
    expect(screen.getByRole('button', { name: 'Send again' })).toHaveFocus();
    expect(field('Message')).toHaveValue('Hello!');
    expect(isSubmissionError(onError.mock.lastCall?.[0])).toBe(true);

    const first = screen.getByRole('alert').firstChild;
    await send();
    await waitFor(() => expect(screen.getByRole('alert').firstChild).not.toBe(first));
    expect(screen.getByRole('alert')).toHaveTextContent(/can’t tell whether it arrived/);

    server.answer(200);
    await send();
    await findConfirmation();
    expect(server.requests).toHaveLength(3);
  });

  it('has no error for the whole form after the next submit finds invalid fields', async () => {
    const server = await fakeService(500);
    const { fillIn, send, field, user } = renderForm({ baseUrl: server.url });
    await fillIn();
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/can’t tell whether it arrived/));
    await user.clear(field('Name'));
    await send();
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows the error at the field that the service names, until that field is edited', async () => {
    const server = await fakeService({
      status: 422,
      body: '{"errors":{"email":["no disposable addresses, please"]}}',
    });
    const { fillIn, send, field, user } = renderForm({ baseUrl: server.url });
    await fillIn();
    await send();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription('This was not accepted. Please change it.');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    await user.type(field('Message'), '!');
    expect(field('Email')).toBeInvalid();
    await user.type(field('Email'), '.uk');
    await waitFor(() => expect(field('Email')).toBeValid());

    server.answer(200);
    await send();
    await findConfirmation();
  });

  it('shows the error for the whole form when the service names no field', async () => {
    const server = await fakeService({ status: 400, body: '{"message":"bad"}' });
    const { fillIn, send, field } = renderForm({ baseUrl: server.url });
    await fillIn();
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Check what you wrote/));
    expect(field('Email')).toBeValid();
  });

  it('shows the error for the whole form when no part on the screen can show the refused field', async () => {
    const server = await fakeService({ status: 422, body: '{"errors":{"message":["x"]}}' });
    const schema = contactSchema.extend({ topic: z.string().check(z.minLength(1)) });
    const children = <DefaultParts />;
    const { send, rerender } = renderForm({ baseUrl: server.url, schema, defaultValues: values, children });
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Check what you wrote/));
    expect(server.requests).toEqual([]);

    const twoFields = zod.object({ ...contactSchema.shape, message: zod.string().default('none') });
    rerender(
      <ContactForm formId="f_1" baseUrl={server.url} schema={twoFields} defaultValues={values}>
        <ContactField name="name" />
        <ContactField name="email" />
        <ContactSubmit />
        <ContactStatus />
      </ContactForm>,
    );
    await send();
    await waitFor(() => expect(server.requests).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Check what you wrote/));
  });

  it('shows the error for the whole form when the refused field is disabled', async () => {
    const { send } = renderForm({
      defaultValues: values,
      schema: contactSchema,
      children: (
        <>
          <ContactField name="name" />
          <ContactField name="email" disabled />
          <ContactField name="message" />
          <ContactSubmit />
          <ContactStatus />
        </>
      ),
    });
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Check what you wrote/));
  });
});

describe('an app', () => {
  it('can throw in its submit handler: the message is still sent, and the page does not navigate', async () => {
    const server = await fakeService();
    const uncaught = collectUncaught();
    const { fillIn, send } = renderForm({
      baseUrl: server.url,
      onSubmit: () => {
        throw new Error('host');
      },
    });
    await fillIn();
    await send();
    await findConfirmation();
    expect(uncaught).toEqual([new Error('host')]);
  });

  it('can run where `FormData` takes no form, such as in Jest with the `FormData` of Node', async () => {
    const server = await fakeService();
    const { fillIn, send } = renderForm({ baseUrl: server.url });
    await fillIn();
    vi.stubGlobal('FormData', () => {
      throw new TypeError('FormData takes no form');
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    await send();
    expect(await findConfirmation()).toBeVisible();
  });

  it('can render another form inside by a portal: a submit of that form sends nothing', async () => {
    const server = await fakeService();
    const { container } = renderForm({
      baseUrl: server.url,
      defaultValues: values,
      children: createPortal(<form aria-label="search" />, document.body),
    });
    const search = screen.getByRole('form', { name: 'search' });
    // Runs after React's handlers, and only keeps the page from navigating.
    window.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    act(() => (search as HTMLFormElement).requestSubmit());
    expect(container.querySelector('form')).toHaveAttribute('data-status', 'idle');
    expect(server.requests).toEqual([]);
  });

  it('can replace the confirmation: the form takes the focus, and a button in it sends nothing', async () => {
    const server = await fakeService();
    const { fillIn, send, user, container } = renderForm({
      baseUrl: server.url,
      confirmation: (
        <>
          <p>Danke!</p>
          <button>Close</button>
        </>
      ),
    });
    await fillIn();
    await send();
    await screen.findByText('Danke!');
    await waitFor(() => expect(container.querySelector('form')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Danke!')).toBeInTheDocument();
    expect(server.requests).toHaveLength(1);
  });

  it('can mark the element of its confirmation that takes the focus with `data-rck-focus`', async () => {
    const server = await fakeService();
    const { fillIn, send } = renderForm({
      baseUrl: server.url,
      confirmation: (
        <section>
          <h3 data-rck-focus="">Danke!</h3>
        </section>
      ),
    });
    await fillIn();
    await send();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Danke!' })).toHaveFocus());
  });

  it('keeps the focus outside the form if the visitor has moved it there before the response', async () => {
    const server = await fakeService();
    server.hold();
    const { fillIn, send } = renderForm({ baseUrl: server.url });
    const search = document.body.appendChild(document.createElement('input'));
    await fillIn();
    await send();
    search.focus();
    server.release();
    await findConfirmation();
    expect(search).toHaveFocus();
    search.remove();
  });
});

it.each([null, false])(
  'shows nothing in place of the form if the confirmation is %s',
  async (confirmation) => {
    const { fetch } = fakeFetch(201);
    const { send, container } = renderForm({ fetch, confirmation, defaultValues: values });
    await send();
    await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('data-status', 'success'));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(container.querySelector('form')?.children).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Message sent');
  },
);

it('renders a description that appears after an extension has wrapped the control', () => {
  const choices = [{ value: 'now', label: 'Now' }];
  const fields = (description?: string) => (
    <>
      <ContactField name="message" description={description} />
      <ContactRadioGroup name={'when'} options={choices} description={description} />
    </>
  );
  const { container, rerender } = renderForm({ children: fields() });
  for (const control of container.querySelectorAll('textarea, fieldset label')) {
    const wrapper = document.createElement('span');
    control.replaceWith(wrapper);
    wrapper.append(control);
  }
  rerender(
    <ContactForm formId="f_1" baseUrl="/">
      {fields('At most 200 words.')}
    </ContactForm>,
  );
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('At most 200 words.');
  expect(screen.getAllByText('At most 200 words.')).toHaveLength(2);
});

describe('incorrect use', () => {
  it.each([
    ['<ContactField>', <ContactField key="part" name="name" />],
    ['<ContactRadioGroup>', <ContactRadioGroup key="part" name={'size'} options={[]} />],
    ['<ContactCheckboxGroup>', <ContactCheckboxGroup key="part" name={'days'} options={[]} />],
    ['<ContactStatus>', <ContactStatus key="part" />],
    ['<ContactSubmit>', <ContactSubmit key="part" />],
    ['<ContactFallback>', <ContactFallback key="part" />],
  ])('throws an error that names a part outside a form, and explains the case of Astro: %s', (name, part) => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(part)).toThrow(
      new RegExp(`${name} is outside a <ContactForm>.*Move it into one.*In Astro,.*one component`),
    );
  });
});

it('takes the options that are not set from its provider', async () => {
  const server = await fakeService();
  const onSuccess = vi.fn();
  render(
    <StrictMode>
      <ContactProvider baseUrl={`${server.url}/provided`} locale="de" onSuccess={onSuccess}>
        <ContactForm formId="f_1" locale="fr" baseUrl={undefined} defaultValues={values} />
      </ContactProvider>
    </StrictMode>,
  );
  act(() => (document.querySelector('form') as HTMLFormElement).requestSubmit());
  await screen.findByRole('heading', { name: 'Message envoyé' });
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]?.path).toMatch(/^\/provided\/v1\//);
  expect(server.submissions()).toEqual([{ locale: 'fr', payload: values }]);
  expect(onSuccess).toHaveBeenCalledOnce();
});

it('passes native props, `className` and `ref` to the form, and sends nothing if `onSubmit` prevents the default', async () => {
  const server = await fakeService();
  const ref = { current: null as HTMLFormElement | null };
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { fillIn, send, container } = renderForm({
    baseUrl: server.url,
    className: 'mine',
    id: 'contact',
    ref,
    onSubmit,
  });
  const form = container.querySelector('form');
  expect(form).toHaveClass('rck-form', 'mine');
  expect(form).toHaveAttribute('id', 'contact');
  expect(ref.current).toBe(form);
  await fillIn();
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(server.requests).toEqual([]);
});

it.each([
  ['mouse', 2],
  ['pen', 2],
  // A finger that scrolls the page also enters the form.
  ['touch', 1],
])(
  'when a %s enters the form, the number of commits is %i: one more if the engine loads',
  async (pointerType, commits) => {
    const onRender = vi.fn();
    const { container } = render(
      <Profiler id="form" onRender={onRender}>
        <ContactForm formId="f_1" baseUrl="/" />
      </Profiler>,
    );
    const form = container.querySelector('form');
    // React derives `pointerenter` from this event.
    await act(async () => {
      form?.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }));
      await import('../../src/engine/createEngine.js');
    });
    expect(onRender).toHaveBeenCalledTimes(commits);
  },
);

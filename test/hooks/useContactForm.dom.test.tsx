import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import {
  useContactForm,
  type UseContactFormOptions,
  type UseContactFormReturn,
} from '../../src/hooks/index.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { contactSchema } from '../../src/schema/index.js';
import { collectUncaught } from '../support/collectUncaught.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { fakeService } from '../support/fakeService.js';
import { values } from '../support/values.js';
import { writtenTexts } from '../support/writtenTexts.js';

type Form = UseContactFormReturn['form'];

/** A form with its own markup. */
function OwnForm(options: Partial<UseContactFormOptions>) {
  const { form, mutation, errorMessage, formProps } = useContactForm({
    formId: 'f_1',
    baseUrl: '/',
    ...options,
  });
  return (
    <form {...formProps}>
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="email" {...form.register('email')} />
      <textarea aria-label="message" {...form.register('message')} />
      <p>{form.formState.errors.name?.message}</p>
      <p>{form.formState.errors.email?.message}</p>
      <p role="alert">{errorMessage}</p>
      <button>send</button>
      <output>{mutation.status}</output>
    </form>
  );
}

it('validates, sends once, and shows errors in the form’s language', async () => {
  const server = await fakeService();
  server.hold();
  const user = userEvent.setup();
  render(<OwnForm baseUrl={server.url} locale="de" defaultValues={{ message: 'Hallo' }} />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Bitte geben Sie Ihren Namen ein.')).toBeInTheDocument();
  expect(screen.getByLabelText('name')).toHaveFocus();

  await user.type(screen.getByLabelText('name'), ' Ada ');
  await user.type(screen.getByLabelText('email'), 'ada@example.com');
  await user.dblClick(screen.getByRole('button'));
  await waitFor(() => expect(server.requests).toHaveLength(1));
  server.release();
  await screen.findByText('success');
  expect(server.submissions()).toEqual([
    { locale: 'de', payload: { name: 'Ada', email: 'ada@example.com', message: 'Hallo' } },
  ]);
});

it('shows a refusal at its field and any other failure for the whole form, and can send again', async () => {
  const server = await fakeService({ status: 422, body: '{"errors":[{"field":"email"}]}' });
  const user = userEvent.setup();
  render(<OwnForm baseUrl={server.url} defaultValues={values} />);
  const send = () => user.click(screen.getByRole('button'));

  await send();
  expect(await screen.findByText('This was not accepted. Please change it.')).toBeInTheDocument();
  server.answer(500);
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/can’t tell whether it arrived/));
  server.answer(200);
  await send();
  await screen.findByText('success');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(server.requests).toHaveLength(3);
});

it.each<[string, object, string]>([
  ['sends a value that a password manager has set without an event', {}, 'Set'],
  ['keeps what `setValueAs` returns', { setValueAs: () => 'Changed' }, 'Changed'],
])('%s', async (_, rules, expected) => {
  const { fetch, payloads } = fakeFetch(201);
  function Own() {
    const { form, formProps } = useContactForm({ formId: 'f_1', baseUrl: '/', fetch, defaultValues: values });
    return (
      <form {...formProps}>
        <input aria-label="name" {...form.register('name', rules)} />
      </form>
    );
  }
  const { container } = render(<Own />);
  const name = screen.getByLabelText<HTMLInputElement>('name');
  fireEvent.input(name, { target: { value: 'Typed' } });
  name.value = 'Set';
  (container.querySelector('form') as HTMLFormElement).requestSubmit();
  await waitFor(() => expect(payloads()).toEqual([{ ...values, name: expected }]));
});

it('the errors of nested fields change with the language, and those of the app stay', async () => {
  const schema = contactSchema.extend({ address: z.object({ city: z.string().min(1) }) });
  function Own({ locale }: { locale: string }) {
    const { form, formProps } = useContactForm({
      formId: 'f_1',
      baseUrl: '/',
      locale,
      schema,
      defaultValues: { ...values, address: { city: '' } },
    });
    return (
      <form {...formProps}>
        <input aria-label="city" {...form.register('address.city')} />
        <p>{form.formState.errors.address?.city?.message}</p>
        <p>{form.formState.errors.name?.message}</p>
        <button
          type="button"
          onClick={() => form.setError('name', { type: 'toString', message: 'of the app' })}
        >
          refuse
        </button>
      </form>
    );
  }
  const { container, rerender } = render(<Own locale="en" />);
  (container.querySelector('form') as HTMLFormElement).requestSubmit();
  await screen.findByText(en.errors.fieldRequired);
  fireEvent.click(screen.getByRole('button'));
  rerender(<Own locale="de" />);
  await screen.findByText(de.errors.fieldRequired);
  expect(screen.getByText('of the app')).toBeInTheDocument();
});

it('sends texts of any script unchanged, except for white space at the ends', async () => {
  const server = await fakeService();
  const user = userEvent.setup();
  render(<OwnForm baseUrl={server.url} defaultValues={{ name: ' Zo\u0308e\0', email: 'ada@example.com' }} />);
  await user.click(screen.getByLabelText('message'));
  await user.paste(`\u3000${writtenTexts}\r\n`);
  await user.click(screen.getByRole('button'));
  await screen.findByText('success');
  expect(server.payloads()).toEqual([{ name: 'Zo\u0308e', email: 'ada@example.com', message: writtenTexts }]);
});

const ofDays = contactSchema.extend({ days: z.array(z.string()).min(1) });

/** A form with a group of checkboxes. */
function DaysForm({ days, ...options }: Partial<UseContactFormOptions<typeof ofDays>> & { days: string[] }) {
  const { form, formProps, mutation } = useContactForm({
    formId: 'f_1',
    baseUrl: '/',
    schema: ofDays,
    ...options,
  });
  return (
    <form {...formProps}>
      {days.map((day) => (
        <input key={day} type="checkbox" value={day} aria-label={day} {...form.register('days')} />
      ))}
      <p>{form.formState.errors.days?.message}</p>
      <button>send</button>
      <output>{mutation.status}</output>
    </form>
  );
}

/** A form that stays on the page when it was sent, and that a test can change through react-hook-form. */
function StayingForm({
  change,
  ...options
}: Partial<UseContactFormOptions> & { change: (form: Form) => void }) {
  const { form, status, formProps } = useContactForm({ formId: 'f_1', baseUrl: '/', ...options });
  return (
    <form {...formProps}>
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="email" {...form.register('email')} />
      <textarea aria-label="message" {...form.register('message')} />
      <button>send</button>
      <button type="button" onClick={() => change(form)}>
        change
      </button>
      <output>{status}</output>
    </form>
  );
}

it('focuses the first checkbox of a group without a tick, and validates it again at each tick', async () => {
  const user = userEvent.setup();
  render(<DaysForm days={['mon', 'fri']} defaultValues={values} />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Choose an option.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('mon')).toHaveFocus());
  await user.click(screen.getByLabelText('fri'));
  await waitFor(() => expect(screen.queryByText('Choose an option.')).toBeNull());
  await user.click(screen.getByLabelText('fri'));
  expect(await screen.findByText('Choose an option.')).toBeInTheDocument();
});

it('sends an array for a group with one checkbox if its default value is an array', async () => {
  const server = await fakeService();
  const user = userEvent.setup();
  render(<DaysForm days={['mon']} baseUrl={server.url} defaultValues={{ ...values, days: [] }} />);
  await user.click(screen.getByLabelText('mon'));
  await user.click(screen.getByRole('button'));
  await screen.findByText('success');
  expect(server.payloads()).toEqual([{ ...values, days: ['mon'] }]);
});

it.each([
  ['edited values', { ...values, message: 'Hello' }],
  ['initial values', values],
])(
  'a reset by react-hook-form itself of %s leaves the outcome and text that is set after it',
  async (_, sent) => {
    const service = await fakeService();
    const user = userEvent.setup();
    const change = (form: Form) => {
      form.reset();
      form.setValue('message', 'Set after the reset');
    };
    render(<StayingForm baseUrl={service.url} defaultValues={values} change={change} />);
    fireEvent.input(screen.getByLabelText('message'), { target: { value: sent.message } });
    await user.click(screen.getByRole('button', { name: 'send' }));
    await screen.findByText('success');
    await user.click(screen.getByRole('button', { name: 'change' }));
    // The listeners of a reset run in the next task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByText('success')).toBeInTheDocument();
    expect(screen.getByLabelText('message')).toHaveValue('Set after the reset');
    expect(service.payloads()).toEqual([sent]);
  },
);

it('a reset that a listener cancels changes nothing', async () => {
  const service = await fakeService();
  const user = userEvent.setup();
  const { container } = render(
    <div onReset={(event) => event.preventDefault()}>
      <StayingForm baseUrl={service.url} defaultValues={values} change={() => undefined} />
    </div>,
  );
  await user.type(screen.getByLabelText('message'), '!');
  container.querySelector('form')?.reset();
  await new Promise((resolve) => setTimeout(resolve));
  await user.click(screen.getByRole('button', { name: 'send' }));
  await screen.findByText('success');
  expect(service.payloads()).toEqual([{ ...values, message: `${values.message}!` }]);
});

/** A form whose fallback link is outside the `<form>`, in a component that renders it later. */
function FormWithRemoteLink(options: Partial<UseContactFormOptions>) {
  const { form, fallback, messages, formProps } = useContactForm({
    formId: 'f_1',
    baseUrl: '/',
    fallback: { email: 'contact@example.com' },
    defaultValues: values,
    ...options,
  });
  return (
    <>
      <form {...formProps}>
        <label>
          {messages.labels.message} <textarea {...form.register('message')} />
        </label>
        <button>send</button>
      </form>
      {fallback?.emailProps && <Details link={<a {...fallback.emailProps}>email</a>} />}
      <button onClick={() => form.setValue('message', 'Set by a script')}>set</button>
    </>
  );
}

function Details({ link }: { link: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? link : <button onClick={() => setIsOpen(true)}>more</button>;
}

it('a fallback link outside the form, which is rendered later, contains the current text', async () => {
  const service = await fakeService(500);
  const user = userEvent.setup();
  render(<FormWithRemoteLink baseUrl={service.url} />);
  await user.click(screen.getByRole('button', { name: 'send' }));
  await user.click(await screen.findByRole('button', { name: 'more' }));
  const link = await screen.findByRole<HTMLAnchorElement>('link');
  const body = () => new URL(link.href).searchParams.get('body');
  expect(body()).toBe(values.message);
  await user.type(screen.getByRole('textbox'), '!');
  expect(body()).toBe(`${values.message}!`);
  await user.click(screen.getByRole('button', { name: 'set' }));
  link.focus();
  expect(body()).toBe('Set by a script');
});

it.each([
  ['before the request', values, 'isSubmitting', 'error', ['notSent']],
  ['after the validation', { ...values, name: '' }, 'isSubmitted', 'idle', []],
  ['after the request', values, 'isSubmitted', 'success', []],
] as const)(
  'keeps the outcome if a subscriber of react-hook-form throws %s',
  async (_, defaultValues, moment, outcome, codes) => {
    const uncaught = collectUncaught();
    const { fetch } = fakeFetch(201);
    const failed: string[] = [];
    function Subscribed() {
      const contact = useContactForm({
        formId: 'f_1',
        baseUrl: '/',
        defaultValues,
        fetch,
        onError: ({ code }) => failed.push(code),
      });
      const { subscribe } = contact.form;
      useEffect(
        () =>
          subscribe({
            formState: { [moment]: true },
            callback: (state) => {
              if (state[moment]) throw new Error('subscriber');
            },
          }),
        [subscribe],
      );
      return (
        <form {...contact.formProps}>
          <input aria-label="name" {...contact.form.register('name')} />
          <button>send</button>
          <output>{contact.status}</output>
        </form>
      );
    }
    render(<Subscribed />);
    expect(screen.getByRole('status')).toHaveTextContent('idle');
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(uncaught).toEqual([new Error('subscriber')]));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(outcome));
    expect(failed).toEqual(codes);
    expect(fetch).toHaveBeenCalledTimes(outcome === 'success' ? 1 : 0);
  },
);

it('resets the values while no `<form>` is on the page', () => {
  const { result } = renderHook(() => useContactForm({ formId: 'f_1', baseUrl: '/', defaultValues: values }));
  act(() => result.current.form.setValue('message', 'Edited'));
  act(() => result.current.reset());
  expect(result.current.form.getValues()).toEqual(values);
});

it('knows at once whether prefilled fields are valid', async () => {
  function Prefilled() {
    const { form } = useContactForm({ formId: 'f_1', baseUrl: '/', defaultValues: values });
    return (
      <form>
        <input {...form.register('name')} />
        <button disabled={!form.formState.isValid}>send</button>
      </form>
    );
  }
  render(<Prefilled />);
  await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
});

it('keeps the lock after a success if a field is watched while it sends', async () => {
  const service = fakeFetch(201, 201);
  service.hold();
  function Watching() {
    const { form, status, formProps } = useContactForm({
      formId: 'f_1',
      baseUrl: '/',
      defaultValues: values,
      fetch: service.fetch,
    });
    form.watch('message');
    return (
      <form {...formProps}>
        <textarea aria-label="message" {...form.register('message')} />
        <button>send</button>
        <output>{status}</output>
      </form>
    );
  }
  const user = userEvent.setup();
  render(<Watching />);
  await user.click(screen.getByRole('button'));
  await screen.findByText('pending');
  await user.type(screen.getByLabelText('message'), 'later');
  service.release();
  await screen.findByText('success');
  await user.click(screen.getByRole('button'));
  expect(service.fetch).toHaveBeenCalledOnce();
});

it('a native reset empties the fields of react-hook-form, even if the app sets a watched field in `onReset`', async () => {
  const { fetch, payloads } = fakeFetch(201);
  function Watching() {
    const { form, formProps } = useContactForm({ formId: 'f_1', baseUrl: '/', fetch });
    form.watch('message');
    return (
      <form {...formProps} onReset={() => form.setValue('message', '')}>
        <input aria-label="name" {...form.register('name')} />
        <input aria-label="email" {...form.register('email')} />
        <textarea aria-label="message" {...form.register('message')} />
        <button>send</button>
        <button type="reset">reset</button>
      </form>
    );
  }
  const user = userEvent.setup();
  render(<Watching />);
  await user.type(screen.getByLabelText('name'), 'Ada');
  await user.type(screen.getByLabelText('email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'reset' }));
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue(''));
  await user.type(screen.getByLabelText('message'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus());
  expect(payloads()).toEqual([]);
});

it('fires one `reset` event, and keeps the text if the app prevents it', async () => {
  const onReset = vi.fn();
  function Resettable({ isPrevented }: { isPrevented: boolean }) {
    const { form, reset, formProps } = useContactForm({ formId: 'f_1', baseUrl: '/' });
    return (
      <form
        {...formProps}
        onReset={(event) => {
          onReset();
          if (isPrevented) event.preventDefault();
        }}
      >
        <input aria-label="name" {...form.register('name')} />
        <button type="button" onClick={reset}>
          reset
        </button>
      </form>
    );
  }
  const user = userEvent.setup();
  const { rerender } = render(<Resettable isPrevented={false} />);
  const name = screen.getByLabelText('name');
  await user.type(name, 'Ada');
  await user.click(screen.getByRole('button'));
  expect(name).toHaveValue('');
  expect(onReset).toHaveBeenCalledOnce();

  rerender(<Resettable isPrevented />);
  await user.type(name, 'Bob');
  await user.click(screen.getByRole('button'));
  expect(name).toHaveValue('Bob');
});

it('receives the same text again after the app has reset react-hook-form', async () => {
  const { fetch, payloads } = fakeFetch(201, 201);
  function AppReset() {
    const { form, formProps, status } = useContactForm({
      formId: 'f_1',
      baseUrl: '/',
      fetch,
      defaultValues: { email: values.email, message: values.message },
    });
    return (
      <form {...formProps}>
        <input aria-label="name" {...form.register('name')} />
        <button>send</button>
        <button type="button" onClick={() => form.reset()}>
          reset
        </button>
        <output>{status}</output>
      </form>
    );
  }
  const user = userEvent.setup();
  render(<AppReset />);
  const name = screen.getByLabelText('name');
  for (const sent of [1, 2]) {
    // As autofill does: one event, and the setter of the prototype.
    fireEvent.change(name, { target: { value: 'Ada' } });
    await user.click(screen.getByRole('button', { name: 'send' }));
    await waitFor(() => expect(payloads()).toHaveLength(sent));
    await screen.findByText('success');
    await user.click(screen.getByRole('button', { name: 'reset' }));
    await waitFor(() => expect(name).toHaveValue(''));
  }
});

it('sends the values of fields that the app disables while it validates', async () => {
  const { fetch, payloads } = fakeFetch(201);
  let release: (schema: typeof contactSchema) => void = () => undefined;
  const loaded = new Promise<typeof contactSchema>((resolve) => (release = resolve));
  const schema = () => loaded;
  function Disabling() {
    const { form, status, formProps } = useContactForm({
      formId: 'f_1',
      baseUrl: '/',
      fetch,
      schema,
      defaultValues: values,
    });
    return (
      <form {...formProps}>
        <input {...form.register('name', { disabled: status === 'pending' })} />
        <button>{status}</button>
      </form>
    );
  }
  render(<Disabling />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('pending');
  release(contactSchema);
  await screen.findByText('success');
  expect(payloads()).toEqual([values]);
});

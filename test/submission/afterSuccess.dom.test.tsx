import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useContactForm, type UseContactFormReturn } from '../../src/hooks/index.js';
import * as z from 'zod/mini';
import { ContactForm, type SendRequest } from '../../src/index.js';
import { contactSchema, type ContactSchema } from '../../src/schema/index.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

interface FormProps {
  fetch?: typeof fetch;
  onSuccess?: () => void;
  send?: (request: SendRequest) => Promise<{ status: number }>;
  schema?: ContactSchema;
}

const ANY_LOG = z.object({ ...contactSchema.shape, log: z.any() });

/** The hook's return value in its last render. */
const current: { contactForm?: UseContactFormReturn } = {};

/** A form that stays on the page after a success. */
function StayingHookForm(props: FormProps) {
  const contactForm = useContactForm({
    formId: 'f_1',
    baseUrl: '/',
    // The type of the fields does not matter here.
    ...(props as Pick<FormProps, 'fetch' | 'onSuccess'>),
    defaultValues: values,
  });
  useEffect(() => {
    current.contactForm = contactForm;
  });
  const { form, formProps, status } = contactForm;
  return (
    <form {...formProps} data-status={status}>
      <input aria-label="Name" {...form.register('name')} />
      <button>Send</button>
    </form>
  );
}

const FORMS = [
  [
    'ContactForm',
    ({ fetch }: FormProps) => (
      <ContactForm
        formId="f_1"
        baseUrl="/"
        fetch={fetch}
        defaultValues={values}
        confirmation={<button>Send</button>}
      />
    ),
  ],
  ['useContactForm', StayingHookForm],
] as const;

function typeName(name: string): void {
  fireEvent.input(screen.getByRole('textbox'), { target: { value: name } });
}

function renderForm(Form: (typeof FORMS)[number][1]) {
  const service = fakeFetch();
  const { container } = render(<Form fetch={service.fetch} />);
  const form = container.querySelector('form') as HTMLFormElement;
  return {
    ...service,
    form,
    click: () => form.requestSubmit(),
    isSent: () => waitFor(() => expect(form.dataset['status']).toBe('success')),
  };
}

it.each(FORMS)('%s sends nothing for a submit after a success, until it is reset', async (_, Form) => {
  const { fetch, form, click, isSent } = renderForm(Form);
  click();
  await isSent();
  // The second click of a double click, after the answer to the first one.
  click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(form.dataset['status']).toBe('success');
  expect(fetch).toHaveBeenCalledOnce();

  form.reset();
  await waitFor(() => expect(form.dataset['status']).toBe('idle'));
  click();
  await isSent();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('useContactForm can send again after the app has reset react-hook-form in `onSuccess`', async () => {
  const onSuccess = vi.fn(() => current.contactForm?.form.reset());
  const { fetch } = fakeFetch();
  const { container } = render(<StayingHookForm fetch={fetch} onSuccess={onSuccess} />);
  const form = container.querySelector('form') as HTMLFormElement;
  for (const count of [1, 2]) {
    typeName('Grace');
    form.requestSubmit();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(count));
    await waitFor(() => expect(form.dataset['status']).toBe('success'));
  }
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('react-hook-form does not report a submit of useContactForm that failed as successful', async () => {
  const successes: boolean[] = [];
  const { fetch } = fakeFetch(500);
  const { container } = render(<StayingHookForm fetch={fetch} />);
  const { form } = current.contactForm as UseContactFormReturn;
  form.subscribe({
    formState: { isSubmitted: true },
    callback: ({ isSubmitSuccessful = false }) => successes.push(isSubmitSuccessful),
  });
  (container.querySelector('form') as HTMLFormElement).requestSubmit();
  await waitFor(() => expect(container.querySelector('form')?.dataset['status']).toBe('error'));
  expect(successes.length).toBeGreaterThan(0);
  expect(successes).not.toContain(true);
});

it.each<[string, (contactForm: UseContactFormReturn) => void]>([
  ['the hook', ({ reset }) => reset()],
  ['react-hook-form', ({ form }) => form.reset()],
  ['react-hook-form, with values', ({ form }) => form.reset(values)],
])('useContactForm can send again after a reset of %s', async (_, reset) => {
  const { fetch, click, isSent } = renderForm(StayingHookForm);
  typeName('Grace');
  click();
  await isSent();
  reset(current.contactForm as UseContactFormReturn);
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(values.name));
  click();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

it.each<[string, (form: UseContactFormReturn['form']) => void]>([
  ['its values', (form) => form.reset(form.getValues())],
  ['a function', (form) => form.reset((kept) => kept)],
  ['keepValues', (form) => form.reset(undefined, { keepValues: true })],
  ['default values that nobody has changed', (form) => form.reset()],
  [
    'its values in another order',
    (form) => {
      const { name, ...others } = form.getValues();
      form.reset({ ...others, name });
    },
  ],
  [
    'its values, after another reset',
    (form) => {
      const kept = form.getValues();
      form.reset({});
      form.reset(kept);
    },
  ],
  ['its values as they were sent', (form) => form.reset({ ...values, name: `${values.name} ` })],
])(
  'useContactForm sends the text once if `onSuccess` resets react-hook-form to %s, until the visitor changes it',
  async (_, reset) => {
    const onSuccess = vi.fn(() => reset((current.contactForm as UseContactFormReturn).form));
    const { fetch, payloads } = fakeFetch();
    const { container } = render(<StayingHookForm fetch={fetch} onSuccess={onSuccess} />);
    const form = container.querySelector('form') as HTMLFormElement;
    form.requestSubmit();
    await waitFor(() => expect(form.dataset['status']).toBe('success'));
    form.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetch).toHaveBeenCalledOnce();

    typeName('Grace');
    form.requestSubmit();
    await waitFor(() => expect(payloads().map(({ name }) => name)).toEqual([values.name, 'Grace']));
  },
);

it.each([
  ['a file', { log: new File(['a'], 'log') }, { log: new File(['a'], 'log') }],
  ['a big integer', { log: 1n }, { log: 2n }],
  ['a list', { log: ['a'] }, { log: ['a', 'b'] }],
])(
  'useContactForm sends another value of %s after `onSuccess` has reset react-hook-form to its values',
  async (_, first, second) => {
    const reset = () => current.contactForm?.form.reset(undefined, { keepValues: true });
    const send = vi.fn((_request: SendRequest) => Promise.resolve({ status: 201 }));
    const { container } = render(<StayingHookForm send={send} onSuccess={reset} schema={ANY_LOG} />);
    const form = container.querySelector('form') as HTMLFormElement;
    const set = ({ log }: { log: unknown }) =>
      current.contactForm?.form.setValue('log' as 'name', log as string);
    for (const value of [first, first, second]) {
      act(() => set(value));
      form.requestSubmit();
      await waitFor(() => expect(form.dataset['status']).toBe('success'));
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(send.mock.calls.map(([{ payload }]) => (payload as unknown as typeof first).log)).toEqual([
      first.log,
      second.log,
    ]);
  },
);

it('useContactForm can send its default values after `onSuccess` has reset react-hook-form twice', async () => {
  const onSuccess = vi.fn(() => {
    current.contactForm?.form.reset();
    current.contactForm?.form.reset();
  });
  const { fetch } = fakeFetch();
  const { container } = render(<StayingHookForm fetch={fetch} onSuccess={onSuccess} />);
  const form = container.querySelector('form') as HTMLFormElement;
  typeName('Grace');
  form.requestSubmit();
  await waitFor(() => expect(form.dataset['status']).toBe('success'));
  form.requestSubmit();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

it('useContactForm can send again after a reset of react-hook-form that keeps its state `isSubmitted`', async () => {
  const { fetch, click, isSent } = renderForm(StayingHookForm);
  typeName('Grace');
  click();
  await isSent();
  current.contactForm?.form.reset(values, { keepIsSubmitted: true });
  click();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

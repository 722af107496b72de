import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useContactForm, type UseContactFormReturn } from '../../src/hooks/index.js';
import { ContactForm } from '../../src/index.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

interface FormProps {
  fetch: typeof fetch;
  onSuccess?: () => void;
}

/** The hook's return value in its last render. */
const current: { contactForm?: UseContactFormReturn } = {};

/** A form that stays on the page after a success. */
function StayingHookForm({ fetch, onSuccess }: FormProps) {
  const contactForm = useContactForm({
    formId: 'f_1',
    baseUrl: '/',
    fetch,
    onSuccess,
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

import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Controller } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { useContactForm } from '../../src/hooks/index.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { contactSchema, type ContactSchema } from '../../src/schema/index.js';
import { ControllerForm } from '../support/ControllerForm.js';
import { fakeService } from '../support/fakeService.js';
import { values } from '../support/values.js';

const NAMES = ['name', 'email', 'topic', 'consent'] as const;
const FILLED = { ...values, topic: 'sales', consent: true } as const;

const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }));

describe('after a submit, the focus moves to the first refused field in document order', () => {
  it.each([
    ['alone', ['name', 'topic'], values, 'topic'],
    ['before a native control', ['topic', 'name'], {}, 'topic'],
    ['after a native control', ['name', 'topic', 'consent'], {}, 'name'],
    ['between native controls', ['name', 'topic', 'email'], { name: 'Ada' }, 'topic'],
    ['before another one', ['consent', 'topic'], values, 'consent'],
  ] as const)('with a controlled field without a name %s', async (_, names, defaultValues, focused) => {
    render(<ControllerForm names={names} defaultValues={defaultValues} />);
    await send();
    await waitFor(() => expect(screen.getByLabelText(focused)).toHaveFocus());
  });

  it('with a controlled field that the service refused', async () => {
    const service = await fakeService({ status: 422, body: '{"errors":{"email":["x"],"topic":["x"]}}' });
    const names = ['name', 'topic', 'email'] as const;
    render(<ControllerForm names={names} baseUrl={service.url} defaultValues={FILLED} />);
    await send();
    await waitFor(() => expect(screen.getByLabelText('topic')).toHaveFocus());
  });

  it('with a controlled field, unless the visitor is elsewhere on the page', async () => {
    const service = await fakeService({ status: 422, body: '{"errors":{"topic":["x"]}}' });
    service.hold();
    render(
      <>
        <input aria-label="search" />
        <ControllerForm names={NAMES} baseUrl={service.url} defaultValues={FILLED} />
      </>,
    );
    await send();
    await userEvent.click(screen.getByLabelText('search'));
    service.release();
    expect(await screen.findByText(en.errors.fieldNotAccepted)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(screen.getByLabelText('search')).toHaveFocus();
  });
});

describe('the messages of react-hook-form’s errors are in the form’s language, and change with it', () => {
  const keys = ['nameRequired', 'emailInvalid', 'choiceRequired', 'checkboxRequired'] as const;

  it('if the schema refused fields', async () => {
    const { rerender } = render(
      <ControllerForm names={NAMES} messages={de} defaultValues={{ email: 'x' }} />,
    );
    await send();
    await screen.findByText(de.errors.nameRequired);
    for (const key of keys) expect(screen.getByText(de.errors[key])).toBeInTheDocument();
    rerender(<ControllerForm names={NAMES} messages={en} />);
    for (const key of keys) expect(screen.getByText(en.errors[key])).toBeInTheDocument();

    await userEvent.type(screen.getByLabelText('name'), 'Ada');
    await userEvent.clear(screen.getByLabelText('name'));
    expect(await screen.findByText(en.errors.nameRequired)).toBeInTheDocument();
  });

  it('if the service refused fields', async () => {
    const service = await fakeService({ status: 422, body: '{"errors":{"name":["x"],"topic":["x"]}}' });
    const form = (messages: typeof de) => (
      <ControllerForm names={NAMES} baseUrl={service.url} messages={messages} defaultValues={FILLED} />
    );
    const { rerender } = render(form(de));
    await send();
    await waitFor(() => expect(screen.getAllByText(de.errors.fieldNotAccepted)).toHaveLength(2));
    rerender(form(en));
    expect(screen.getAllByText(en.errors.fieldNotAccepted)).toHaveLength(2);
  });

  it('if the submission failed', async () => {
    const service = await fakeService(403);
    const form = (messages: typeof de) => (
      <ControllerForm names={NAMES} baseUrl={service.url} messages={messages} defaultValues={FILLED} />
    );
    const { rerender } = render(form(de));
    await send();
    await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent(de.outcomes.rejected));
    expect(screen.getByRole('note')).toHaveAttribute('data-type', 'rejected');
    rerender(form(en));
    expect(screen.getByRole('note')).toHaveTextContent(en.outcomes.rejected);
  });
});

it('keeps the message of an error that the app has set, and translates its type if it is an error key', async () => {
  function AppForm({ messages }: { messages: typeof de }) {
    const { form, field } = useContactForm({ formId: 'f_1', baseUrl: '/', messages });
    function setErrors() {
      form.setError('name', { type: 'app', message: 'Only employees' });
      form.setError('email', { type: 'emailInvalid' });
    }
    return (
      <>
        <button onClick={setErrors}>set</button>
        <p>{field('name').error}</p>
        <output>
          {Object.values(form.formState.errors)
            .map(({ message }) => message)
            .join(' ')}
        </output>
      </>
    );
  }
  const { rerender } = render(<AppForm messages={de} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent(`Only employees ${de.errors.emailInvalid}`);
  rerender(<AppForm messages={en} />);
  expect(screen.getByRole('status')).toHaveTextContent(`Only employees ${en.errors.emailInvalid}`);
  expect(screen.getByText('Only employees')).toBeInTheDocument();
});

const nested = z.object({ ...contactSchema.shape, address: z.object({ city: z.string() }) });

it('keeps errors that the app has set without a type, also nested ones', async () => {
  function AppForm() {
    const { form, field } = useContactForm<typeof nested>({ formId: 'f_1', baseUrl: '/', schema: nested });
    form.register('address.city');
    function setErrors() {
      form.setError('email', { message: 'Taken' });
      form.setError('address.city', { type: 'emailInvalid' });
    }
    return (
      <>
        <button onClick={setErrors}>set</button>
        <input {...field('email').inputProps} />
        <p>{field('email').error}</p>
        <output>{form.formState.errors.address?.city?.message}</output>
      </>
    );
  }
  render(<AppForm />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Taken')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(en.errors.emailInvalid));
});

describe.each([
  ['zod', z.object({ ...contactSchema.shape, consent: z.literal(true), terms: z.boolean() })],
  ['zod/mini', mini.object({ ...contactSchema.shape, consent: mini.literal(true), terms: mini.boolean() })],
])('with a schema of %s', (_, schema) => {
  function CheckboxForm({ name, value }: { name: string; value: unknown }) {
    const { form, formProps } = useContactForm<ContactSchema>({
      formId: 'f_1',
      baseUrl: '/',
      schema,
      defaultValues: { ...values, consent: true, terms: true, [name]: value },
    });
    return (
      <form {...formProps}>
        <Controller
          control={form.control}
          name={name}
          render={({ field: { ref, onChange }, fieldState }) => (
            <>
              <button
                ref={ref}
                type="button"
                role="checkbox"
                aria-label={name}
                aria-checked={false}
                onClick={onChange}
              />
              <p>{fieldState.error?.message}</p>
            </>
          )}
        />
        <button>send</button>
      </form>
    );
  }

  it.each([
    ['consent', undefined],
    ['consent', null],
    ['consent', false],
    ['terms', undefined],
    ['terms', null],
  ])('a controlled checkbox %s with the value %s has the message of a checkbox', async (name, value) => {
    render(<CheckboxForm name={name} value={value} />);
    await send();
    expect(await screen.findByText(en.errors.checkboxRequired)).toBeInTheDocument();
  });
});

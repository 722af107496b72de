import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod';
import {
  ContactCounter,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  ContactSubmit,
  useContactField,
} from '../../src/index.js';
import { useContactForm } from '../../src/hooks/index.js';
import { textFile } from '../../stories/recipes/textFile.js';
import { TextFileField } from '../../stories/recipes/TextFileField.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { findConfirmation } from '../support/failures.js';
import { contactSchema } from '../../src/schema/index.js';

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

it('a control without a native input is refused, focused, corrected and sent', async () => {
  const schema = contactSchema.extend({ stars: z.string().regex(/^[1-5]$/, 'How many stars?') });
  function Stars() {
    const [stars, setStars] = useState('');
    const { revalidate, ...field } = useContactField<typeof schema>({ name: 'stars', label: 'Stars' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the value has changed
    useEffect(() => revalidate(), [stars, revalidate]);
    return (
      <div {...field.fieldProps}>
        <span id={field.labelProps.id}>{field.label}</span>
        <div role="group" tabIndex={-1} aria-labelledby={field.labelProps.id} {...field.controlProps}>
          <input type="hidden" name="stars" value={stars} />
          <button type="button" onClick={() => setStars('5')}>
            Five
          </button>
        </div>
        {field.error && <p {...field.errorProps}>{field.error}</p>}
      </div>
    );
  }
  const { fetch, payloads } = fakeFetch(201);
  render(
    <ContactForm formId="odd" baseUrl="/" schema={schema} fetch={fetch} defaultValues={values}>
      <Stars />
      <DefaultParts />
    </ContactForm>,
  );
  await send();
  const group = screen.getByRole('group', { name: 'Stars' });
  await waitFor(() => expect(group).toHaveFocus());
  expect(group).toHaveAccessibleDescription('How many stars?');
  await userEvent.click(screen.getByRole('button', { name: 'Five' }));
  await waitFor(() => expect(group).not.toHaveAttribute('aria-invalid'));
  await send();
  await findConfirmation();
  expect(payloads()).toMatchObject([{ stars: '5' }]);
});

it('keeps the key that corrects a controlled field', async () => {
  function Controlled() {
    const [name, setName] = useState('');
    return (
      <ContactForm formId="odd" baseUrl="/">
        <ContactField
          name="name"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <ContactSubmit />
      </ContactForm>
    );
  }
  render(<Controlled />);
  await send();
  const name = screen.getByLabelText('Name');
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.keyboard('Ada');
  await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
  expect(name).toHaveValue('Ada');
});

const bounded = contactSchema.extend({
  seats: z.string().regex(/^\d+$/).pipe(z.coerce.number()).optional(),
  day: z.iso.date().optional(),
});
type Bounded = typeof bounded;

function BoundedHookForm({ fetch }: { fetch: typeof globalThis.fetch }) {
  const { form, formProps } = useContactForm({
    formId: 'odd',
    baseUrl: '/',
    schema: bounded,
    fetch,
    defaultValues: values,
  });
  return (
    <form {...formProps}>
      {(['seats', 'day'] as const).map((name) => (
        <label key={name}>
          {name}
          <input type={name === 'day' ? 'date' : 'number'} {...form.register(name)} />
          <span role="note">{form.formState.errors[name]?.message}</span>
        </label>
      ))}
      <button>Send message</button>
    </form>
  );
}

it.each([
  [
    'ContactForm',
    (fetch: typeof globalThis.fetch) => (
      <ContactForm formId="odd" baseUrl="/" schema={bounded} fetch={fetch} defaultValues={values}>
        <ContactField<Bounded> name="seats" type="number" />
        <ContactField<Bounded> name="day" type="date" />
        <DefaultParts />
      </ContactForm>
    ),
  ],
  ['useContactForm', (fetch: typeof globalThis.fetch) => <BoundedHookForm fetch={fetch} />],
])('refuses an optional number and date that the browser cannot read: %s', async (_, form) => {
  const { fetch, payloads } = fakeFetch(201);
  render(form(fetch));
  const seats = screen.getByLabelText<HTMLInputElement>(/^seats/);
  const day = screen.getByLabelText<HTMLInputElement>(/^day/);
  await userEvent.click(seats);
  await userEvent.keyboard('1e');
  await userEvent.click(day);
  await userEvent.keyboard('12');
  // The page sees two empty texts.
  expect([seats.value, day.value]).toEqual(['', '']);
  await send();
  await waitFor(() => expect(screen.getAllByText('Check this field.')).toHaveLength(2));
  expect(fetch).not.toHaveBeenCalled();

  fireEvent.change(seats, { target: { value: '1' } });
  fireEvent.change(day, { target: { value: '2030-12-01' } });
  await waitFor(() => expect(screen.queryAllByText('Check this field.')).toEqual([]));
  await send();
  await waitFor(() => expect(payloads()).toEqual([{ ...values, seats: 1, day: '2030-12-01' }]));
});

it('sends the text of a file from a hidden control', async () => {
  const schema = contactSchema.extend({ log: textFile });
  const { fetch, payloads } = fakeFetch(201);
  render(
    <ContactForm formId="odd" baseUrl="/" schema={schema} fetch={fetch} defaultValues={values}>
      <TextFileField<typeof schema> name="log" label="Log" />
      <DefaultParts />
    </ContactForm>,
  );
  const { items, files } = new DataTransfer();
  items.add(new File(['a;b\r\nü;1\n'], 'list.csv'));
  fireEvent.change(screen.getByLabelText('Log (optional)'), { target: { files } });
  await waitFor(() => expect(document.querySelector('[name=log]')).toHaveValue('a;b\nü;1\n'));
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, log: 'a;b\nü;1' }]);
});

it('makes the text read-only while the app’s schema is validating', async () => {
  let finish = () => {};
  const asked = new Promise<boolean>((resolve) => {
    finish = () => resolve(true);
  });
  const schema = contactSchema.extend({ message: z.string().refine(() => asked) });
  render(
    <ContactForm
      formId="odd"
      baseUrl="/"
      schema={schema}
      fetch={fakeFetch(201).fetch}
      defaultValues={values}
    />,
  );
  await userEvent.click(screen.getByLabelText('Message'));
  await import('../../src/engine/createEngine.js');
  await send();
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveAttribute('readonly'));
  finish();
  await findConfirmation();
});

it('shows a failure even if a field is called toString', async () => {
  const schema = contactSchema.extend({ toString: z.string() });
  render(
    <ContactForm
      formId="odd"
      baseUrl="/"
      schema={schema}
      fetch={fakeFetch(500).fetch}
      defaultValues={values as never}
    >
      <input name="toString" data-field="toString" aria-label="odd" />
      <DefaultParts />
    </ContactForm>,
  );
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/can’t tell whether it arrived/));
});

it.each(['toString', 'constructor'])('shows no error at a field called %s before a submit', async (name) => {
  const schema = contactSchema.extend({ [name]: z.string().min(3) } as { odd: z.ZodString });
  render(
    <ContactForm formId="odd" baseUrl="/" schema={schema} fetch={fakeFetch().fetch} defaultValues={values}>
      <ContactField name={name as 'name'} label="Odd" required />
      <DefaultParts />
    </ContactForm>,
  );
  const odd = screen.getByLabelText('Odd');
  await userEvent.click(odd);
  await import('../../src/engine/createEngine.js');
  await userEvent.type(odd, 'a');
  await userEvent.tab();
  // The correction of the address comes after the validation of the field.
  await userEvent.fill(screen.getByLabelText('Email'), 'ada@gmial.com');
  await userEvent.tab();
  await screen.findByRole('button', { name: /ada@gmail\.com/ });
  expect(odd).toBeValid();
});

it('focuses the checked radio button of a refused group', async () => {
  const schema = contactSchema.extend({ size: z.string() });
  const { fetch } = fakeFetch({ status: 422, body: '{"errors":{"size":["x"]}}' });
  render(
    <ContactForm
      formId="odd"
      baseUrl="/"
      schema={schema}
      fetch={fetch}
      defaultValues={{ ...values, size: 'm' }}
    >
      <ContactRadioGroup<typeof schema>
        name="size"
        label="Size"
        options={[
          { value: 's', label: 'Small' },
          { value: 'm', label: 'Medium' },
        ]}
      />
      <DefaultParts />
    </ContactForm>,
  );
  await send();
  await waitFor(() => expect(screen.getByLabelText('Medium')).toHaveFocus());
});

it('updates the counter when default values change and when the form is reset', async () => {
  const counter = (max: number, message: string) => (
    <ContactForm formId="odd" baseUrl="/" defaultValues={{ message }}>
      <input id="message" aria-label="another" />
      <ContactField name="message" description={<ContactCounter max={max} />} />
    </ContactForm>
  );
  const view = render(counter(10, ''));
  const message = () => screen.getByLabelText('Message');
  view.rerender(counter(10, 'abc'));
  const shown = document.querySelector('.rck-counter > [aria-hidden]');
  await waitFor(() => expect(shown).toHaveTextContent('Characters left: 7'));
  await userEvent.type(message(), 'def');
  await waitFor(() => expect(shown).toHaveTextContent('Characters left: 4'));
  document.querySelector('form')?.reset();
  await waitFor(() => expect(shown).toHaveTextContent('Characters left: 7'));
});

it('sends the values at the submit, even if the app disables the fields before the engine has loaded', async () => {
  const { fetch } = fakeFetch(201);
  function Page() {
    const [isBusy, setIsBusy] = useState(false);
    return (
      <ContactForm
        formId="odd"
        baseUrl="/"
        fetch={fetch}
        defaultValues={values}
        onSubmit={() => setIsBusy(true)}
      >
        <fieldset disabled={isBusy}>
          <DefaultParts />
        </fieldset>
      </ContactForm>
    );
  }
  const { container } = render(<Page />);
  // No interaction has loaded the engine yet.
  act(() => container.querySelector('form')?.requestSubmit());
  await findConfirmation();
  expect(fetch).toHaveBeenCalledOnce();
});

it.each([
  ['first', ['shown', 'hidden']],
  ['last', ['hidden', 'shown']],
])('sends the field that the visitor sees if two layouts have one of its name: %s', async (_, layouts) => {
  const { fetch, payloads } = fakeFetch(201);
  render(
    <ContactForm formId="odd" baseUrl="/" fetch={fetch} defaultValues={{ ...values, message: '' }}>
      {layouts.map((layout) => (
        <div key={layout} style={layout === 'hidden' ? { display: 'none' } : {}}>
          <ContactField name="message" label={layout} />
        </div>
      ))}
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactSubmit />
    </ContactForm>,
  );
  await userEvent.fill(screen.getByLabelText('shown'), 'Hello');
  await send();
  await findConfirmation();
  expect(payloads()).toMatchObject([{ message: 'Hello' }]);
});

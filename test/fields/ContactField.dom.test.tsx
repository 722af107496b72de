import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, Suspense, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import {
  ContactCounter,
  ContactField,
  ContactForm,
  ContactProvider,
  ContactRadioGroup,
  ContactStatus,
  ContactSubmit,
  useContactField,
  useContactFormState,
} from '../../src/index.js';
import ar from '../../src/locales/ar.js';
import fr from '../../src/locales/fr.js';
import { contactSchema } from '../../src/schema/index.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

afterEach(() => vi.restoreAllMocks());

const SIZES = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
];

const schema = contactSchema.extend({
  company: z.string().min(1),
  phone: z.string(),
  size: z.enum(['s', 'm']),
  plan: z.enum(['free', 'paid']),
  consent: z.literal(true),
  username: z.string().refine((text) => Promise.resolve(text !== '')),
});
type Schema = typeof schema;

const everyKind = (
  <>
    <ContactField<Schema> name="company" required />
    <ContactField<Schema> name="phone" />
    <ContactRadioGroup<Schema> name="size" options={SIZES} required />
    <ContactField<Schema> as="select" name="plan" required>
      <option>free</option>
      <option>paid</option>
    </ContactField>
    <ContactField<Schema> name="consent" type="checkbox" required />
    <ContactField<Schema> name="username" />
  </>
);

describe('the prop `required`', () => {
  const labelsOf = (root: ParentNode) =>
    Array.from(root.querySelectorAll('.rck-label'), ({ textContent }) => textContent.trim());

  it('sets the mark and the attribute of every kind of field', () => {
    const { container } = renderForm({ schema, children: everyKind });
    expect(labelsOf(container)).toEqual([
      'company',
      'phone (optional)',
      'size',
      'plan',
      'consent',
      'username (optional)',
    ]);
    for (const label of ['company', 'plan', 'consent']) expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByRole('radiogroup')).toBeRequired();
    expect(screen.getByLabelText('phone')).not.toBeRequired();
    expect(screen.getByLabelText('username')).not.toBeRequired();
  });

  it.each(['optional', 'required'] as const)(
    'the mark is not part of the name, which is the visible label: %s',
    (requiredMark) => {
      renderForm({
        requiredMark,
        children: (
          <>
            <ContactField name="name" />
            <ContactField name="phone" label="Phone" description="With its prefix" aria-describedby="hint" />
            <ContactField name="phones" label="Notify me" type="checkbox" />
            <p id="hint">From the app</p>
          </>
        ),
      });
      const phone = screen.getByLabelText('Phone', { exact: true });
      expect(phone).toBe(screen.getByRole('textbox', { name: 'Phone' }));
      // Screen readers announce in another way that a control is required.
      const marks = requiredMark === 'optional' ? '(optional) ' : '';
      expect(phone).toHaveAccessibleDescription(`${marks}From the app With its prefix`);
      expect(screen.getByRole('checkbox', { name: 'Notify me' })).toHaveAccessibleDescription(marks.trim());
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('');
      expect(document.querySelectorAll('.rck-mark')).toHaveLength(requiredMark === 'optional' ? 2 : 1);
    },
  );

  it('is false by default, and true for the default fields, whatever the schema requires', () => {
    function OwnField(): ReactNode {
      const { label, mark, labelProps, inputProps } = useContactField<Schema>({ name: 'username' });
      return (
        <>
          <label {...labelProps}>
            {label} {mark}
          </label>
          <input {...inputProps} />
        </>
      );
    }
    const optional = { ...schema.shape, name: z.string(), email: z.string(), message: z.string() };
    const { container } = renderForm({
      schema: z.object(optional),
      children: (
        <>
          <ContactField name="name" />
          <ContactField name="email" required={false} />
          <ContactField name="message" />
          <ContactField<Schema> name="company" />
          <ContactRadioGroup<Schema> name="size" options={SIZES} />
          <OwnField />
        </>
      ),
    });
    expect(labelsOf(container)).toEqual([
      'Name',
      'Email (optional)',
      'Message',
      'company (optional)',
      'size (optional)',
      'username (optional)',
    ]);
    const controls = Array.from(container.querySelectorAll<HTMLInputElement>('[name]'));
    const required = new Set(
      controls.filter((control) => control.closest('[aria-required=true]')).map(({ name }) => name),
    );
    expect([...required]).toEqual(['name', 'message']);
  });

  it('sets no `required` on a field that appears or is marked later, and does not change controls of the app', async () => {
    const ref = createRef<HTMLInputElement>();
    function Later() {
      const [step, setStep] = useState(0);
      return (
        <>
          <ContactField name="company" label="Company" required={step === 2} ref={ref} />
          {step > 0 && <ContactField name="order" label="Order" required />}
          <button type="button" onClick={() => setStep(step + 1)}>
            next
          </button>
        </>
      );
    }
    const { container } = render(
      <ContactForm formId="f_1" baseUrl="/">
        <ContactField name="name" disabled />
        <input name="raw" required aria-required="true" aria-label="raw" />
        <Later />
      </ContactForm>,
    );
    const names = (selector: string) =>
      Array.from(container.querySelectorAll<HTMLInputElement>(selector), ({ name }) => name);
    for (const marked of [[], ['order'], ['company', 'order']]) {
      expect(names(':required')).toEqual(['raw']);
      expect(names('[aria-required=true]')).toEqual(['name', 'raw', ...marked]);
      expect(ref.current).toHaveAttribute('name', 'company');
      await userEvent.click(screen.getByRole('button', { name: 'next' }));
    }
  });

  it('hydrates a field in a boundary that is still suspended', async () => {
    const error = vi.spyOn(console, 'error');
    let resolve = () => {};
    const ready = new Promise<void>((resolveReady) => (resolve = resolveReady));
    let isReady = true;
    function Suspending() {
      // oxlint-disable-next-line typescript/only-throw-error -- React suspends until a thrown promise resolves
      if (!isReady) throw ready;
      return <ContactField name="company" label="Company" required />;
    }
    const form = (
      <ContactForm formId="f_1" baseUrl="/">
        <ContactField name="name" />
        <Suspense>
          <Suspending />
        </Suspense>
      </ContactForm>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(form);
    isReady = false;
    render(form, { container, hydrate: true });
    isReady = true;
    await act(async () => resolve());
    expect(error).not.toHaveBeenCalled();
    expect(container.querySelectorAll('[aria-required=true]')).toHaveLength(2);
    expect(container.querySelectorAll(':required')).toHaveLength(0);
  });

  it('sets `required` only until the form is hydrated, because Firefox announces an empty control with it as invalid', () => {
    const form = (isRequired: boolean) => (
      <ContactForm formId="f_1" baseUrl="/">
        <ContactField name="name" />
        <ContactField name="company" label="Company" required={isRequired} />
        <ContactRadioGroup name="size" label="Size" options={SIZES} required={isRequired} />
        <ContactField name="consent" label="Consent" type="checkbox" required={isRequired} />
      </ContactForm>
    );
    const container = document.createElement('div');
    document.body.append(container);
    const requiredNames = (selector: string) =>
      Array.from(container.querySelectorAll<HTMLElement>(selector), (control) =>
        control.getAttribute(control.matches('fieldset') ? 'data-field' : 'name'),
      );
    container.innerHTML = renderToString(form(true));
    expect(requiredNames(':required')).toEqual(['name', 'company', 'size', 'size', 'consent']);
    const { rerender } = render(form(true), { container, hydrate: true });
    for (const names of [['company', 'size', 'consent'], [], ['company', 'size', 'consent']]) {
      rerender(form(names.length > 0));
      expect(requiredNames(':required')).toEqual([]);
      expect(requiredNames('[aria-required=true]')).toEqual(['name', ...names]);
    }
  });
});

it('has a different error for a missing text, choice and checkbox', async () => {
  const parts = (
    <>
      {everyKind}
      <ContactSubmit />
    </>
  );
  const { send } = renderForm({ schema, children: parts });
  await send();
  await waitFor(() =>
    expect(screen.getByLabelText('consent')).toHaveAccessibleDescription('Check this box to continue.'),
  );
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose an option.');
  for (const radio of screen.getAllByRole('radio')) {
    expect(radio).toHaveAccessibleDescription('Choose an option.');
  }
  expect(screen.getByLabelText('plan')).toHaveAccessibleDescription('Choose an option.');
  expect(screen.getByLabelText('company')).toHaveAccessibleDescription('Fill in this field.');
});

it('takes the label, description and placeholder of your own field from the catalog', () => {
  const messages = {
    ...fr,
    labels: { ...fr.labels, company: 'Société' },
    descriptions: { company: 'Telle qu’au registre' },
    placeholders: { company: 'Moteurs Analytiques' },
  };
  renderForm({ schema, messages, children: <ContactField<Schema> name="company" required /> });
  const company = screen.getByRole('textbox', { name: 'Société' });
  expect(company).toHaveAccessibleDescription('Telle qu’au registre');
  expect(company).toHaveAttribute('placeholder', 'Moteurs Analytiques');
});

it('treats a prop that is undefined like one that is not set', async () => {
  const service = fakeFetch(201);
  service.hold();
  const unset = {
    label: undefined,
    description: undefined,
    required: undefined,
    id: undefined,
    dir: undefined,
    autoComplete: undefined,
    readOnly: undefined,
    className: undefined,
    classNames: undefined,
    placeholder: undefined,
  };
  const { field, send, container } = renderForm({
    fetch: service.fetch,
    defaultValues: { ...values, message: 'One\ntwo' },
    children: (
      <>
        <ContactField name="name" {...unset} as={undefined} type={undefined} rows={undefined} />
        <ContactField name="email" {...unset} as={undefined} type={undefined} rows={undefined} />
        <ContactField name="message" {...unset} as={undefined} type={undefined} rows={undefined} />
        <ContactSubmit />
        <ContactStatus />
      </>
    ),
  });
  const labels = Array.from(container.querySelectorAll('label'), ({ textContent }) => textContent);
  expect(labels).toEqual(['Name', 'Email', 'Message']);
  for (const label of labels) expect(field(label)).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Email')).toHaveAttribute('dir', 'ltr');
  expect(field('Message').tagName).toBe('TEXTAREA');
  expect(field('Message')).toHaveAttribute('rows', '6');

  await send();
  await waitFor(() => expect(field('Message')).toHaveAttribute('readonly'));
  service.release();
  await findConfirmation();
  expect(service.payloads()).toEqual([{ ...values, message: 'One\ntwo' }]);
});

it('keeps a field read-only while a message is sent, even with `readOnly={false}`', async () => {
  const service = fakeFetch(201);
  service.hold();
  const { field, send } = renderForm({
    fetch: service.fetch,
    defaultValues: values,
    children: (
      <>
        <ContactField name="name" />
        <ContactField name="email" />
        <ContactField name="message" readOnly={false} />
        <ContactSubmit />
      </>
    ),
  });
  await send();
  await waitFor(() => expect(field('Message')).toHaveAttribute('readonly'));
  service.release();
  await findConfirmation();
});

it('useContactField leaves the attributes of a control alone if it has no value for them', async () => {
  function OwnField(): ReactNode {
    const { label, labelProps, inputProps } = useContactField({ name: 'name' });
    return (
      <>
        <label {...labelProps}>{label}</label>
        <input aria-describedby="own" defaultValue="own" {...inputProps} />
        <p id="own">As in your passport</p>
      </>
    );
  }
  const { field, send } = renderForm({
    children: (
      <>
        <OwnField />
        <ContactSubmit />
      </>
    ),
  });
  expect(field('Name')).toHaveAccessibleDescription('As in your passport');
  expect(field('Name')).toHaveValue('own');
  field('Name').value = '';
  await send();
  await waitFor(() => expect(field('Name')).toHaveAttribute('aria-invalid', 'true'));
});

it('has half the width if it is a name or an email, unless its `width` is another one', () => {
  const widths = (children?: ReactNode) => {
    const { container, unmount } = renderForm({ schema, children });
    const found = Array.from(container.querySelectorAll('.rck-field'), (field) =>
      field.getAttribute('data-width'),
    );
    unmount();
    return found;
  };
  expect(widths()).toEqual(['half', 'half', null]);
  const own = (
    <>
      <ContactField name="name" width="full" />
      <ContactField<Schema> name="company" width="half" />
      <ContactField<Schema> name="phone" />
    </>
  );
  expect(widths(own)).toEqual(['full', 'half', null]);
});

it('has an empty placeholder in a right-to-left language, so that the caret is on the right', () => {
  const { container } = renderForm({
    schema,
    messages: ar,
    children: (
      <>
        {everyKind}
        <ContactField name="name" placeholder="Ada" />
        <ContactField name="email" />
        <ContactField name="message" />
      </>
    ),
  });
  const placeholders = Array.from(
    container.querySelectorAll<HTMLInputElement>('[placeholder]'),
    (control) => [control.name, control.placeholder],
  );
  expect(placeholders).toEqual([
    ['company', ' '],
    ['phone', ' '],
    ['username', ' '],
    ['name', 'Ada'],
    ['message', ' '],
  ]);
});

describe('outside a form', () => {
  function StrayField(): ReactNode {
    return <input {...useContactField({ name: 'name' }).inputProps} />;
  }
  function StrayState(): ReactNode {
    return useContactFormState().status;
  }

  it.each(
    Object.entries({
      '<ContactField>': <ContactField name="name" />,
      '<ContactRadioGroup>': <ContactRadioGroup name="name" options={SIZES} />,
      '<ContactStatus>': <ContactStatus />,
      '<ContactSubmit>': <ContactSubmit />,
      '<ContactCounter>': <ContactCounter max={10} />,
      useContactField: <StrayField />,
      useContactFormState: <StrayState />,
    }),
  )('%s throws an error that names it', (name, part) => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(part)).toThrow(`react-contact-kit: ${name} is outside a <ContactForm>`);
  });
});

it('has the class names of the form, or of the provider where the form has none, and its own', () => {
  render(
    <ContactProvider baseUrl="/" classNames={{ label: 'provider', control: 'provider' }}>
      <ContactForm formId="f_1" classNames={{ control: 'form' }}>
        <ContactField
          name="name"
          classNames={{ label: 'own', control: ({ invalid }) => `invalid-${invalid}` }}
        />
      </ContactForm>
    </ContactProvider>,
  );
  expect(screen.getByText('Name').parentElement).toHaveClass('rck-label', 'provider', 'own', {
    exact: true,
  });
  expect(screen.getByLabelText('Name')).toHaveClass('rck-control', 'form', 'invalid-false', { exact: true });
});

it('has the same attributes if a wrapper passes undefined, or values for the attributes of the kit', () => {
  const attributesOf = (props: object) => {
    const { container, unmount } = render(
      <ContactForm formId="f_1" baseUrl="/">
        <ContactField name="message" description="What is it about?" {...props} />
      </ContactForm>,
    );
    const control = container.querySelector('textarea');
    const attributes = Array.from(control?.attributes ?? [], ({ name, value }) => [name, value]);
    expect(control?.labels).toHaveLength(1);
    unmount();
    // These contain a generated id.
    return Object.fromEntries(attributes.filter(([name]) => !/^(id|aria-describedby)$/.test(name ?? '')));
  };
  const missing = ['as', 'type', 'rows', 'dir', 'autoComplete', 'readOnly', 'required', 'id', 'placeholder'];
  const given = { 'aria-invalid': true, 'data-field': 'other', width: 'half', classNames: {} };
  const plain = attributesOf({});
  expect(plain).toMatchObject({ name: 'message', rows: '6', dir: 'auto', 'data-field': 'message' });
  expect(attributesOf({ ...Object.fromEntries(missing.map((name) => [name, undefined])), ...given })).toEqual(
    plain,
  );
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { cloneElement, useState, type ComponentProps, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  ContactCheckboxGroup,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  ContactSubmit,
} from '../../src/index.js';
import { useContactForm, type UseContactFormReturn } from '../../src/hooks/index.js';
import en from '../../src/locales/en.js';
import { contactSchema } from '../../src/schema/index.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { FieldsForm } from '../support/FieldsForm.js';
import { HookForm } from '../support/HookForm.js';
import { CASES, OPTIONS, payloadsOf, textOf, type Attributes } from '../support/ruleCases.js';
import { values } from '../support/values.js';

type Case = (typeof CASES)[number];

async function enter(user: UserEvent, entered: Case['entered']): Promise<void> {
  if (entered === true) await user.click(screen.getByLabelText(/^Own/));
  if (typeof entered === 'string' && entered) await user.click(screen.getByLabelText(/^Own/));
  if (typeof entered === 'string' && entered) {
    const control = screen.getByLabelText<HTMLInputElement>(/^Own/);
    const prototype = Object.getPrototypeOf(control) as object;
    // Sets what a keyboard could not enter, such as line breaks and half a number.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, entered);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!Array.isArray(entered)) return;
  const select = screen.queryByRole('combobox');
  for (const choice of entered) {
    const label = OPTIONS.find(({ value }) => value === choice)?.label ?? '';
    await (select ? user.selectOptions(select, choice) : user.click(screen.getByLabelText(label)));
  }
}

function PartOf({ label: _, options, multiple, type, ...rules }: Attributes): ReactNode {
  const props = { ...rules, name: 'own', label: 'Own' };
  if (multiple) return <ContactCheckboxGroup {...props} options={OPTIONS} />;
  if (type === 'textarea') return <ContactField {...props} name="own" as="textarea" />;
  if (!options) return <ContactField {...props} type={type} />;
  return (
    <ContactField {...props} name="own" as="select">
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </ContactField>
  );
}

interface FormProps {
  attributes: Attributes;
  fetch: typeof fetch;
}

function Component({ attributes, fetch }: FormProps) {
  return (
    <ContactForm formId="f_1" baseUrl="/" fetch={fetch} defaultValues={values}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <PartOf {...attributes} label="Own" />
      <ContactSubmit />
    </ContactForm>
  );
}

function Hook({ attributes, fetch }: FormProps) {
  const { field, formProps, status } = useContactForm({
    formId: 'f_1',
    baseUrl: '/',
    fetch,
    defaultValues: values,
  });
  const { options, multiple, type, pattern, min, max, title, ...lengths } = attributes;
  const own = field('own', { ...lengths, label: 'Own' });
  const { required: _, ...inputProps } = own.inputProps;
  const choices = options?.map(({ value, label }) =>
    multiple ? (
      <label key={value}>
        <input type="checkbox" value={value} {...inputProps} id={undefined} /> {label}
      </label>
    ) : (
      <option key={value} value={value}>
        {label}
      </option>
    ),
  );
  const controls = (
    <>
      <label {...own.labelProps}>{own.label}</label>
      {type === 'textarea' ? (
        <textarea {...own.inputProps} />
      ) : options ? (
        <select {...own.inputProps}>
          <option value="">…</option>
          {choices}
        </select>
      ) : (
        <input {...own.inputProps} {...{ type, pattern, min, max, title }} />
      )}
    </>
  );
  return (
    <form {...formProps}>
      {(['name', 'email', 'message'] as const).map((name) => (
        <input key={name} {...field(name).inputProps} />
      ))}
      {multiple ? (
        <fieldset data-field="own" {...(attributes.required && { 'data-required': '' })}>
          {choices}
        </fieldset>
      ) : (
        controls
      )}
      {own.error && <p {...own.errorProps}>{own.error}</p>}
      <button>{en.actions.submit}</button>
      {status === 'success' && <h2>{en.outcomes.sentTitle}</h2>}
    </form>
  );
}

describe.each([
  ['ContactForm', Component],
  ['useContactForm', Hook],
])('a field of %s without a schema:', (_, Form) => {
  it.each(CASES)('$rule with $entered', async ({ attributes, entered, expected }) => {
    const { fetch, payloads } = fakeFetch(201);
    const user = userEvent.setup();
    render(<Form attributes={attributes} fetch={fetch} />);
    await enter(user, entered);
    await user.click(screen.getByRole('button', { name: en.actions.submit }));
    await screen.findAllByText('error' in expected ? textOf(expected.error) : en.outcomes.sentTitle);
    expect(payloads()).toEqual(payloadsOf(expected));
  });
});

describe.each([
  ['ContactForm', FieldsForm],
  ['useContactForm', HookForm],
])('%s, like a browser, counts the steps from the initial value:', (_, Form) => {
  it.each([
    ['number', '1.5', '2.5', '2'],
    ['time', '10:30:15', '11:00:15', '11:00'],
    ['datetime-local', '2026-02-01T10:00:30', '2026-02-01T10:01:30', '2026-02-01T10:01'],
  ])('%s', async (type, initial, valid, invalid) => {
    const { fetch, payloads } = fakeFetch(201);
    const form = (
      <Form
        formId="f_1"
        baseUrl="/"
        fetch={fetch}
        messages={{ labels: { own: 'Own' } }}
        defaultValues={{ ...values, own: initial }}
        fields={{ name: {}, email: {}, message: {}, own: { type } }}
      />
    );
    const own = () => screen.getByLabelText(/^Own/);
    render(form);
    fireEvent.input(own(), { target: { value: invalid } });
    await submit();
    await screen.findByText(en.errors.fieldInvalid);
    fireEvent.input(own(), { target: { value: valid } });
    await submit();
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, own: valid }]);
    cleanup();

    const untouched = fakeFetch(201);
    render(cloneElement(form, { fetch: untouched.fetch }));
    await submit();
    await findConfirmation();
    expect(untouched.payloads()).toEqual([{ ...values, own: initial }]);
  });
});

describe('a form with a schema', () => {
  const schemas = {
    'of the default fields': contactSchema,
    'that is strict': z.strictObject(contactSchema.shape),
    'that is loose': z.looseObject(contactSchema.shape),
    'with a transform': z.object(contactSchema.shape).transform((payload) => ({ ...payload, name: 'Ada!' })),
  };

  it.each(Object.entries(schemas))('%s also sends the fields that it does not contain', async (_, schema) => {
    const { fetch, payloads } = fakeFetch(201);
    const user = userEvent.setup();
    render(
      <ContactForm formId="f_1" baseUrl="/" schema={schema} fetch={fetch} defaultValues={values}>
        <ContactField name="name" />
        <ContactField name="email" />
        <ContactField name="message" />
        <ContactField name="own" label="Own" required />
        <ContactRadioGroup name="topic" label="Topic" options={OPTIONS} />
        <ContactSubmit />
      </ContactForm>,
    );
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByText(en.errors.fieldRequired)).toBeVisible());
    await user.type(screen.getByLabelText('Own'), 'x');
    await user.click(screen.getByLabelText('Sales'));
    await user.click(screen.getByRole('button'));
    await findConfirmation();
    expect(payloads()).toMatchObject([{ email: values.email, own: 'x', topic: 'sales' }]);
  });
});

/** The default fields of a ContactForm, and others. */
function formWith(children: ReactNode, props: Partial<ComponentProps<typeof ContactForm>> = {}) {
  const { fetch, payloads } = fakeFetch(201);
  render(
    <ContactForm formId="f_1" baseUrl="/" fetch={fetch} defaultValues={values} {...props}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      {children}
      <ContactSubmit />
    </ContactForm>,
  );
  return payloads;
}
const submit = () => userEvent.setup().click(screen.getByRole('button'));

describe('a ContactForm', () => {
  it('takes the rules of the visible control if a hidden one has the same name', async () => {
    const payloads = formWith(
      <>
        <ContactField name="own" label="Own" maxLength={5} defaultValue="hello" />
        <div inert>
          <ContactField name="own" label="Copy" maxLength={2} />
        </div>
      </>,
    );
    await submit();
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, own: 'hello' }]);
  });

  it('sends no file, and no field of an ignored part', async () => {
    const payloads = formWith(
      <>
        <ContactField name="file" label="File" type="file" required />
        <div data-rck-ignore="">
          <ContactField name="bot" label="Bot" required />
        </div>
      </>,
    );
    await submit();
    await findConfirmation();
    expect(payloads()).toEqual([values]);
  });

  it('lets a loose schema check and change all fields', async () => {
    const schema = z
      .looseObject(contactSchema.shape)
      .refine((payload) => payload['own'] !== 'no', { path: ['own'], message: 'Not this' })
      .transform((payload) => ({ ...payload, own: 'changed' }));
    const payloads = formWith(<ContactField name="own" label="Own" />, { schema });
    await userEvent.setup().type(screen.getByLabelText(/^Own/), 'no');
    await submit();
    await screen.findByText('Not this');
    await userEvent.setup().type(screen.getByLabelText(/^Own/), 't');
    await submit();
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, own: 'changed' }]);
  });
});

describe('useContactForm', () => {
  type Contact = UseContactFormReturn;

  function renderHookForm(
    children: (contact: Contact) => ReactNode,
    defaultValues: Record<string, unknown> = values,
  ) {
    const { fetch, payloads } = fakeFetch(201);
    function Own() {
      const contact = useContactForm({ formId: 'f_1', baseUrl: '/', fetch, defaultValues });
      const { form, formProps, status } = contact;
      const errors = Object.values(form.formState.errors);
      return (
        <form {...formProps}>
          {children(contact)}
          <p>{errors.map(({ message }) => message).join()}</p>
          <button>{en.actions.submit}</button>
          {status === 'success' && <h2>{en.outcomes.sentTitle}</h2>}
        </form>
      );
    }
    render(<Own />);
    return payloads;
  }
  const texts = ({ field }: Contact, names: readonly string[] = ['name', 'email', 'message']) =>
    names.map((name) => <input key={name} {...field(name).inputProps} />);

  it('sends an empty default field that is optional, and refuses one that is not a text', async () => {
    const payloads = renderHookForm(
      (contact) => (
        <>
          <input {...contact.field('name', { required: false }).inputProps} />
          {texts(contact, ['email', 'message'])}
        </>
      ),
      { email: values.email, message: values.message },
    );
    await submit();
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, name: '' }]);
    cleanup();

    const refused = renderHookForm(
      (contact) => (
        <>
          {texts(contact, ['name', 'email'])}
          <Controller name="message" control={contact.form.control} render={() => <i />} />
        </>
      ),
      { ...values, message: null },
    );
    await submit();
    await screen.findByText(en.errors.messageRequired);
    expect(refused()).toEqual([]);
  });

  it('sends the values of Controllers as they are, and checks that required ones have a value', async () => {
    const payloads = renderHookForm(
      (contact) => (
        <>
          {texts(contact)}
          <Controller name={'range' as 'name'} control={contact.form.control} render={() => <i />} />
          <Controller
            name={'day' as 'name'}
            control={contact.form.control}
            render={({ field: { onChange } }) => (
              <input
                aria-label="Day"
                {...contact.field('day', { required: true }).controlProps}
                onChange={() => onChange({ year: 2026 })}
              />
            )}
          />
        </>
      ),
      { ...values, range: [0, 100], day: null },
    );
    await submit();
    await screen.findByText(/./, { selector: 'p' });
    expect(payloads()).toEqual([]);
    await userEvent.setup().type(screen.getByLabelText('Day'), 'x');
    await submit();
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, range: [0, 100], day: { year: 2026 } }]);
  });

  it('sends a field whose name is a path as it is, without a second field with that name', async () => {
    const payloads = renderHookForm((contact) => (
      <>
        {texts(contact)}
        <input aria-label="City" {...contact.field('address.city', { required: true }).inputProps} />
      </>
    ));
    await userEvent.setup().type(screen.getByLabelText('City'), 'Turin');
    await submit();
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, address: { city: 'Turin' } }]);
  });

  it('neither requires nor sends a field that has unmounted, and sends no file', async () => {
    function Toggled({ contact }: { contact: Contact }) {
      const [isShown, setShown] = useState(true);
      return (
        <>
          {isShown && <input aria-label="own" {...contact.field('own', { required: true }).inputProps} />}
          <button type="button" onClick={() => setShown(false)}>
            Hide
          </button>
        </>
      );
    }
    const payloads = renderHookForm((contact) => (
      <>
        {texts(contact)}
        <input type="file" {...contact.form.register('file' as 'name')} />
        <Toggled contact={contact} />
      </>
    ));
    await userEvent.setup().type(screen.getByLabelText('own'), 'secret');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Hide' }));
    await userEvent.setup().click(screen.getByRole('button', { name: en.actions.submit }));
    await findConfirmation();
    expect(payloads()).toEqual([values]);
  });
});

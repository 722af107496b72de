import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod';
import { composeText } from '../../src/fallback/actions.js';
import { diagnoseSubmit } from '../../src/diagnostics/diagnoseForm.js';
import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  useContactField,
  type ContactFormProps,
} from '../../src/index.js';
import en from '../../src/locales/en.js';
import { contactSchema } from '../../src/schema/index.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { findConfirmation } from '../support/failures.js';
import { values } from '../support/values.js';

/** A form-associated custom element without properties such as `name` and `value`. */
class RatingElement extends HTMLElement {
  static formAssociated = true;
  internals = this.attachInternals();
  connectedCallback() {
    this.tabIndex = 0;
    this.choose(this.getAttribute('initial'));
  }
  choose(value: string | File | null) {
    this.internals.setFormValue(value);
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** A custom element whose property `value` is not its value in the form, as that of a checkbox. */
class SwitchElement extends HTMLElement {
  static formAssociated = true;
  internals = this.attachInternals();
  value = 'on';
  get name() {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }
  toggle(isOn: boolean) {
    this.internals.setFormValue(isOn ? this.value : null);
  }
}

customElements.define('x-rating', RatingElement);
customElements.define('x-switch', SwitchElement);

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to type a custom element
  namespace JSX {
    interface IntrinsicElements {
      'x-rating': Record<string, unknown>;
      'x-switch': Record<string, unknown>;
    }
  }
}

const FORM = 'custom';
const schema = contactSchema.extend({ rating: z.string(), agree: z.string().optional() });

function Form({ children, ...props }: Partial<ContactFormProps>) {
  return (
    <ContactForm id={FORM} formId={FORM} baseUrl="/" defaultValues={values} {...props}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      {children}
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

function RatingField({ required = true, ...attributes }: Record<string, unknown>) {
  const field = useContactField({ name: 'rating', label: 'Rating', required: required === true });
  return (
    <>
      <span id={field.labelProps.id}>Rating</span>
      <x-rating name="rating" aria-labelledby={field.labelProps.id} {...field.controlProps} {...attributes} />
      {field.error && <p {...field.errorProps}>{field.error}</p>}
    </>
  );
}

const rating = () => document.querySelector<RatingElement>('x-rating') as RatingElement;
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));

describe('the value of a form-associated custom element', () => {
  it('is sent if the schema contains it', async () => {
    const { fetch, payloads } = fakeFetch(201);
    render(
      <Form schema={schema as never} fetch={fetch}>
        <x-rating name="rating" initial="3" />
        <x-switch name="agree" />
      </Form>,
    );
    await submit();
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, rating: '3', agree: '' }]);
  });

  it('is sent if it is a field of the kit, with the value at the submit', async () => {
    const { fetch, payloads } = fakeFetch(201);
    render(
      <Form fetch={fetch}>
        <RatingField initial="2" />
      </Form>,
    );
    rating().choose('5');
    rating().closest('form')?.requestSubmit();
    rating().choose('1');
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, rating: '5' }]);
  });

  it('is sent if the element is outside of the form element', async () => {
    const { fetch, payloads } = fakeFetch(201);
    render(
      <>
        <Form schema={schema as never} fetch={fetch} />
        <x-rating name="rating" form={FORM} initial="4" />
      </>,
    );
    await submit();
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, rating: '4' }]);
  });

  it('is not sent if the element is disabled, or if it is a file', async () => {
    const { fetch, payloads } = fakeFetch(201);
    render(
      <Form fetch={fetch}>
        <fieldset disabled>
          <RatingField required={false} initial="3" />
        </fieldset>
        <x-switch name="agree" data-field="agree" />
      </Form>,
    );
    document.querySelector<SwitchElement>('x-switch')?.internals.setFormValue(new File(['a'], 'a.txt'));
    await submit();
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, agree: '' }]);
  });

  it('is required, takes focus, and is validated again when it changes', async () => {
    const { fetch, payloads } = fakeFetch(201);
    render(
      <Form fetch={fetch}>
        <RatingField />
      </Form>,
    );
    await submit();
    await screen.findByText(en.errors.fieldRequired);
    expect(rating()).toHaveFocus();
    rating().choose('3');
    await waitFor(() => expect(screen.queryByText(en.errors.fieldRequired)).toBeNull());
    expect(composeText(document.querySelector('form') as HTMLFormElement)).toMatch(/^Rating: 3$/m);
    await submit();
    await findConfirmation();
    expect(payloads()).toEqual([{ ...values, rating: '3' }]);
  });

  it('causes an error in development if nothing would send it', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    render(
      <Form>
        <x-rating name="rating" initial="3" />
      </Form>,
    );
    diagnoseSubmit(document.querySelector('form') as HTMLFormElement, { formId: FORM });
    expect(error).toHaveBeenCalledWith(expect.stringMatching(/a control named "rating".* is not sent/));
    vi.restoreAllMocks();
  });
});

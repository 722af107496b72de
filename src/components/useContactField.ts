'use client';
import { useId, type ReactNode } from 'react';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactSchema, ContactValues } from '../schema/parseValues.js';
import { useContactFormContext } from './ContactFormContext.js';

/** The names of a schema's fields. */
export type ContactFieldName<Schema extends ContactSchema> = keyof ContactValues<Schema> & string;

export interface ContactFieldOptions<Schema extends ContactSchema = typeof contactSchema> {
  /** Name in the payload: `name`, `email`, `message`, or a field of your own schema. */
  name: ContactFieldName<Schema>;
  /** @default the catalog's text for the name, else the name */
  label?: ReactNode;
  /**
   * What helps to fill it in.
   * @default the catalog's text for the name and `Description`, if it has one
   */
  description?: ReactNode;
  /** Whether the field may not stay empty. */
  required?: boolean | undefined;
  /** @default an id of its own */
  id?: string | undefined;
  /** What else describes the control, by id. */
  'aria-describedby'?: string | undefined;
}

/**
 * A field of the form around it, for a control of your own: texts, error and ids, as props for the elements that show
 * them. A control takes part by what it holds in the form: a native `input`, `textarea` or `select` of this name, which
 * may be hidden. The first refused control gets the focus.
 *
 * @typeParam Schema what types the name: `useContactField<typeof schema>`
 */
export function useContactField<Schema extends ContactSchema = typeof contactSchema>(
  options: ContactFieldOptions<Schema>,
) {
  const { name, required } = options;
  const { state, messages, defaultValues, marks, validate } = useContactFormContext('ContactField');
  const ownId = useId();
  const { id = ownId } = options;
  const { label = messages[name] ?? name, description = messages[`${name}Description`] } = options;
  const mark = required ? 'required' : 'optional';
  const key = state.fieldErrors[name];
  const error = key && (messages[key] ?? key);
  const describedBy = [
    options['aria-describedby'],
    description && `${id}-description`,
    error && `${id}-error`,
  ];
  return {
    /** The catalog in the form's language. */
    messages,
    /** What the field holds at first. */
    defaultValue: defaultValues?.[name],
    /** Whether a submission is under way: what is on the screen is what is being sent. */
    isPending: state.status === 'pending',
    /** Checks the field again, if it shows an error. For a control that sends no `input` or `change` event. */
    validate,
    /** For the element around it all. */
    fieldProps: { 'data-invalid': error && '' },
    label,
    /** What stands after the label, if anything: that the field is optional, or required. */
    mark: marks === mark && messages[mark],
    /** For the element around the mark: a required control says so by itself. */
    markProps: { className: 'contact-mark', 'aria-hidden': required },
    /** For the `<label>`. */
    labelProps: { id: `${id}-label`, htmlFor: id, className: 'contact-label' },
    /** For the element that takes the focus. */
    controlProps: {
      id,
      'data-field': name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    },
    /** For an element with the description; undefined without one. */
    descriptionProps: description && {
      id: `${id}-description`,
      className: 'contact-description',
      children: description,
    },
    /** For an element with the error; undefined without one. */
    errorProps: error && { id: `${id}-error`, className: 'contact-error', children: error },
  };
}

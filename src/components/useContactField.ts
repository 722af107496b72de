'use client';
import { useCallback, useId, useMemo, type ReactNode } from 'react';
import { englishOfParts } from '../messages/english/page.js';
import type { CustomMessages } from '../messages/Messages.js';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactSchema, ContactValues } from '../schema/parseValues.js';
import { suggestionText } from '../messages/suggestionText.js';
import { useContactFormContext } from './ContactFormContext.js';
import { fieldOf, type ContactFieldOptions } from './field.js';

/**
 * Attributes that connect the focusable element to its label, description and error. An attribute without a value is
 * missing rather than `undefined`, because a spread would replace the attribute of a design system with `undefined`.
 */
interface ControlProps {
  id: string;
  'data-field': string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** The content and the props of a field's elements. */
export interface ContactFieldState<Value = unknown> {
  /** The text of the label. */
  label: ReactNode;
  /** The text after the label, if any: "(optional)" or "(required)". */
  mark: string | undefined;
  /** Help text, if the field has one. */
  description: ReactNode;
  /** A correction of an email address that looks misspelled: the text of a button, and a function for its click. */
  suggestion: { text: string; accept: () => void } | undefined;
  /** The error message in the form's language. */
  error: string | undefined;
  /** Whether the control has the attribute `required`. */
  required: boolean;
  /** The field's initial value. */
  defaultValue: Value | undefined;
  /** Whether a submission is pending. Changes made meanwhile are not part of it. */
  isPending: boolean;
  /** The catalog of the form's language. */
  messages: CustomMessages;
  /** For the element around the field. */
  fieldProps: { className: string; 'data-invalid': '' | undefined };
  /** For the `<label>`. A control that is neither native nor a button also needs `aria-labelledby`. */
  labelProps: { id: string; htmlFor: string; className: string };
  /** For the element around the mark. Screen readers already announce the control's `required` attribute. */
  markProps: { className: string; 'aria-hidden': boolean };
  /** All props for a native `<input>`, `<textarea>` or `<select>`. */
  inputProps: ControlProps & {
    name: string;
    required: boolean;
    readOnly: boolean;
    className: string;
    defaultValue?: string;
  };
  /** For a control that is not native. In addition, render a native control with the same name; it can be hidden. */
  controlProps: ControlProps;
  /** For the element with the description. */
  descriptionProps: { id: string; className: string };
  /** For the element with the error. */
  errorProps: { id: string; className: string };
  /**
   * Validates the field again if it shows an error. Call it after the value has changed, for a control that fires
   * neither `input` nor `change`.
   */
  revalidate: () => void;
}

/**
 * Connects your own control to the form. The form reads a native control with this name, which can be hidden.
 *
 * @typeParam Schema sets the type of the name: `useContactField<typeof schema>`
 * @throws Error if there is no `ContactForm` around it
 */
export function useContactField<
  Schema extends ContactSchema = typeof contactSchema,
  Name extends ContactFieldOptions<Schema>['name'] = ContactFieldOptions<Schema>['name'],
>(options: ContactFieldOptions<Schema, Name>): ContactFieldState<ContactValues<Schema>[Name]> {
  const { name } = options;
  const context = useContactFormContext('useContactField');
  const field = fieldOf(context, useId(), options);
  const { id, label, mark, description, error, required, isPending, classFor } = field;
  const { messages: ofForm } = context.options;
  const messages = useMemo(() => withParts(ofForm), [ofForm]);
  const { suggestion } = context.state;
  const { form } = context;
  // Stable, so that it can be a dependency of an effect.
  const revalidate = useCallback(() => form.engine?.revalidate(name), [form, name]);
  const { defaultValue, describedBy } = field;
  const controlProps: ControlProps = {
    id,
    'data-field': name,
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  return {
    label,
    mark,
    description,
    suggestion:
      suggestion?.name === name
        ? { text: suggestionText(suggestion.email, messages), accept: suggestion.accept }
        : undefined,
    error,
    required,
    defaultValue: defaultValue as ContactValues<Schema>[Name] | undefined,
    isPending,
    messages,
    fieldProps: { className: classFor('field'), 'data-invalid': error ? '' : undefined },
    labelProps: { id: `${id}-label`, htmlFor: id, className: classFor('label') },
    markProps: { className: classFor('mark'), 'aria-hidden': required },
    inputProps: {
      ...controlProps,
      name,
      required,
      readOnly: isPending,
      className: classFor('control'),
      ...(typeof defaultValue === 'string' && { defaultValue }),
    },
    controlProps,
    descriptionProps: { id: field.descriptionId, className: classFor('description') },
    errorProps: { id: field.errorId, className: classFor('error') },
    revalidate,
  };
}

/** Adds the English messages of optional parts. Only pages that use such a part load them. */
function withParts(messages: CustomMessages): CustomMessages {
  return { ...messages, hints: { ...englishOfParts, ...messages.hints } };
}

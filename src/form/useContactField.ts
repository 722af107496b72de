'use client';
import { useCallback, useId, useMemo, type ReactNode } from 'react';
import type { DefaultFieldName } from '../client/request.js';
import { englishOfParts } from '../messages/english/page.js';
import type { CustomMessages } from '../messages/Messages.js';
import type { ContactSchema, ContactValues } from '../schema/parseValues.js';
import { fieldPreset } from '../fields/preset.js';
import { suggestionText } from '../messages/suggestionText.js';
import { useContactFormContext } from './ContactFormContext.js';
import { fieldOf, type ContactFieldName, type ContactFieldOptions, type FieldContext } from './field.js';

/**
 * Attributes that connect the focusable element to its label, description and error. An attribute without a value is
 * missing rather than `undefined`, because a spread would replace the attribute of a design system with `undefined`.
 */
interface ControlProps {
  id: string;
  'data-field': string;
  'data-required'?: '';
  'data-min-length'?: number | string;
  'data-max-length'?: number | string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** The state of a field and the props of its elements. */
export interface ContactFieldState<Value = unknown> {
  /** The label. */
  label: ReactNode;
  /** The mark after the label, if any: "(optional)" or "(required)". */
  mark: string | undefined;
  /** The help text, if any. */
  description: ReactNode;
  /** A suggested correction of an email address: the text of a button, and a function for its click. */
  suggestion: { text: string; accept: () => void } | undefined;
  /** The error message in the form's language. */
  error: string | undefined;
  /** Whether the visitor must fill in the field. */
  required: boolean;
  /** The field's initial value. */
  defaultValue: Value | undefined;
  /** Whether a submission is pending. Ignore changes during this time, because they are not sent. */
  isPending: boolean;
  /** The catalog of the form's language. */
  messages: CustomMessages;
  /** For the element around the field. */
  fieldProps: { className: string; 'data-invalid': '' | undefined };
  /**
   * For the `<label>`. If the control is neither native nor a button, also set its `aria-labelledby` to this `id`.
   */
  labelProps: { id: string; htmlFor: string; className: string };
  /**
   * For the element around the mark. Hides "(required)" from screen readers, because they announce most required
   * controls themselves.
   */
  markProps: { className: string; 'aria-hidden': boolean };
  /**
   * Props for a native `<input>`, `<textarea>` or `<select>`: `controlProps`, `name`, `type`, `required`, `readOnly`,
   * `defaultValue` and others. For a checkbox, also set `type` and
   * `defaultChecked={field.defaultValue === true}`. For a multiple select, set `defaultValue` to `field.defaultValue`.
   */
  inputProps: ControlProps & {
    name: string;
    type?: string | undefined;
    rows?: number | undefined;
    autoComplete?: string | undefined;
    dir: string;
    required: boolean;
    'aria-required'?: true;
    readOnly: boolean;
    className: string;
    defaultValue?: string;
  };
  /**
   * For a control that is not native: its `id`, `aria-invalid`, `aria-describedby`, and `data-*` attributes. Unless the
   * control is a form-associated custom element, also render a native control with the field's name, because the form
   * reads the value from it. The native control can be hidden.
   */
  controlProps: ControlProps;
  /** For the element with the description. */
  descriptionProps: { id: string; className: string };
  /** For the element with the error. */
  errorProps: { id: string; className: string };
  /**
   * Validates the field again if it shows an error. If no `input` or `change` event fires on the element with the
   * field's name, call it after each change.
   */
  revalidate: () => void;
}

/** The value of a field. Without a schema, the field decides. */
type FieldValue<Values, Name> = string extends keyof Values
  ? Name extends DefaultFieldName
    ? string
    : string | boolean | readonly string[]
  : Values[Name & keyof Values];

/**
 * Connects your own control to the surrounding `ContactForm`, which reads a native control with this name. The native
 * control can be hidden.
 *
 * @typeParam Schema sets the type of the name: `useContactField<typeof schema>`
 * @throws Error if there is no `ContactForm` around it
 */
export function useContactField<
  Schema extends ContactSchema = ContactSchema,
  Name extends ContactFieldName<Schema> = ContactFieldName<Schema>,
>(options: ContactFieldOptions<Schema, Name>): ContactFieldState<FieldValue<ContactValues<Schema>, Name>> {
  const { name } = options;
  const context = useContactFormContext('useContactField');
  const { handle, state } = context;
  const messages = useMemo(() => withParts(context.options.messages), [context.options.messages]);
  // Stable, so that it can be a dependency of an effect.
  const revalidate = useCallback(() => handle.engine?.revalidate(name), [handle, name]);
  const { suggestion } = state;
  return {
    ...fieldState(context, useId(), options),
    suggestion:
      suggestion?.name === name
        ? { text: suggestionText(suggestion.email, messages), accept: suggestion.accept }
        : undefined,
    messages,
    revalidate,
  } as ContactFieldState<FieldValue<ContactValues<Schema>, Name>>;
}

/** The content and the props of a field's elements, for `useContactField` and `useContactForm`. */
export function fieldState(
  context: FieldContext,
  generatedId: string,
  options: ContactFieldOptions,
): Omit<ContactFieldState, 'suggestion' | 'revalidate'> {
  const { name, minLength, maxLength } = options;
  const field = fieldOf(context, generatedId, options);
  const { id, label, mark, description, error, required, defaultValue, isPending, messages, classFor } =
    field;
  const { describedBy } = field;
  const { as: _, width: __, dir = 'auto', ...preset } = fieldPreset(name);
  const controlProps: ControlProps = {
    id,
    'data-field': name,
    ...(required && { 'data-required': '' as const }),
    ...(minLength !== undefined && { 'data-min-length': minLength }),
    ...(maxLength !== undefined && { 'data-max-length': maxLength }),
    ...(error && { 'aria-invalid': true as const }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  return {
    label,
    mark,
    description,
    error,
    required,
    defaultValue,
    isPending,
    messages,
    fieldProps: { className: classFor('field'), 'data-invalid': error && '' },
    labelProps: { id: `${id}-label`, htmlFor: id, className: classFor('label') },
    markProps: { className: classFor('mark'), 'aria-hidden': required },
    inputProps: {
      ...controlProps,
      ...preset,
      dir,
      name,
      required,
      ...(required && { 'aria-required': true as const }),
      readOnly: isPending,
      className: classFor('control'),
      ...(typeof defaultValue === 'string' && { defaultValue }),
    },
    controlProps,
    descriptionProps: { id: field.descriptionId, className: classFor('description') },
    errorProps: { id: field.errorId, className: classFor('error') },
  };
}

/** Adds the English messages of optional parts. Only pages that use such a part load them. */
function withParts(messages: CustomMessages): CustomMessages {
  return { ...messages, hints: { ...englishOfParts, ...messages.hints } };
}

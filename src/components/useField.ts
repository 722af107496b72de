'use client';
import { useId, type ReactNode } from 'react';
import { diagnoseLabel } from '../diagnostics/diagnoseLabel.js';
import { errorText, suggestionText } from '../i18n/messageText.js';
import type { ContactClassNames } from '../options/ContactClassNames.js';
import type { contactSchema } from '../schema/contactSchema.js';
import { DEFAULT_FIELDS } from '../schema/fieldNames.js';
import { isRequired } from '../schema/isRequired.js';
import { labelHint } from '../schema/labelHint.js';
import type { ContactSchema, ContactValues } from '../schema/parseValues.js';
import { fieldClassName } from './className.js';
import { useContactFormContext } from './ContactFormContext.js';

/** The names of a schema's fields. */
export type ContactFieldName<Schema extends ContactSchema> = keyof ContactValues<Schema> & string;

/**
 * The same names. An error about another name shows this alias with its arguments, so it lists the fields and says what
 * to do.
 */
type FieldOf<Values, _Advice extends string> = keyof Values & string;

/** The fix for a name that is not a field of the schema. */
export type FieldAdvice<Values, ForOwnFields extends string> = [keyof Values] extends [keyof ContactValues]
  ? `For your own fields, ${ForOwnFields}`
  : 'Correct the name, or add the field to the schema';

/** The options that all fields have, for `useContactField` and for your own parts. */
export interface ContactFieldOptions<
  Schema extends ContactSchema = typeof contactSchema,
  Name extends ContactFieldName<Schema> = FieldOf<
    ContactValues<Schema>,
    FieldAdvice<ContactValues<Schema>, 'add a type argument, as in <ContactField<typeof schema> ...>'>
  >,
> {
  /** Name in the payload: `name`, `email`, `message`, or a field of your own schema. */
  name: Name;
  /**
   * The text of the label.
   * @default `messages.labels[name]`, otherwise the name
   */
  label?: ReactNode;
  /**
   * Help text between label and control.
   * @default `messages.descriptions[name]`
   */
  description?: ReactNode;
  /**
   * Sets the mark after the label and the HTML attribute. The schema decides what is valid.
   * @default whether the schema refuses an empty value; no mark for your own fields if the schema is lazy, or if an
   * asynchronous check decides
   */
  required?: boolean | undefined;
  /**
   * ID of the control, or of the `<fieldset>` of a group.
   * @default a generated ID
   */
  id?: string | undefined;
  /** IDs of further elements that describe the control. */
  'aria-describedby'?: string | undefined;
  /** Class names of the elements inside the field, in addition to those of the form and its providers. */
  classNames?: ContactClassNames | undefined;
}

/**
 * The state of a field, and the ids that connect its elements.
 *
 * @param user name of the part or hook, for error messages
 * @param empty the value of the control when it is empty
 */
export function useField<Schema extends ContactSchema>(
  user: string,
  options: ContactFieldOptions<Schema>,
  empty: unknown,
) {
  const { state, options: form, defaultValues } = useContactFormContext(user);
  const { messages, schema, requiredMark, classNames } = form;
  const { name } = options;
  const generatedId = useId();
  const { id = generatedId } = options;
  const { label = ownText(messages.labels, name) ?? name } = options;
  try {
    // Bundlers remove the diagnostics from production builds.
    if (process.env.NODE_ENV === 'development') diagnoseLabel(form, options);
  } catch {
    // Without a bundler there is no `process`, and no diagnostics.
  }
  const { description = ownText(messages.descriptions, name) } = options;
  const required =
    options.required ??
    // A lazy schema is not known yet.
    (schema && typeof schema !== 'function'
      ? isRequired(schema, name, empty)
      : DEFAULT_FIELDS.includes(name) || undefined);
  const mark = labelHint(required, requiredMark);
  const key = Object.hasOwn(state.fieldErrors, name) ? state.fieldErrors[name] : undefined;
  const error = key && errorText(key, messages);
  const isPending = state.status === 'pending';
  const { suggestion } = state;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = [options['aria-describedby'], description && descriptionId, error && errorId];
  const classState = { invalid: Boolean(error), pending: isPending };
  return {
    id,
    label,
    /** The text after the label, if any. */
    mark: mark && messages.hints[mark],
    required: required === true,
    description,
    descriptionId,
    error: error || undefined,
    errorId,
    describedBy: describedBy.filter(Boolean).join(' ') || undefined,
    /** A correction of the address: the text of a button, and a function for its click. */
    suggestion:
      suggestion?.name === name
        ? { text: suggestionText(suggestion.email, messages), accept: suggestion.accept }
        : undefined,
    placeholder: ownText(messages.placeholders, name),
    /** Initial value that is kept from the last message. */
    kept: ownText(state.kept, name),
    defaultValue: ownText(state.kept, name) ?? defaultValues?.[name],
    isPending,
    messages,
    classFor: (element: keyof ContactClassNames) =>
      fieldClassName(element, classState, classNames, options.classNames),
  };
}

/** Reads an own property only, because a field can have the name `constructor`. */
function ownText(texts: object | undefined, name: string): string | undefined {
  return texts && Object.hasOwn(texts, name) ? (texts as Record<string, string>)[name] : undefined;
}

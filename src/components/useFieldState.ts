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
  /** Whether to say, to visitors and screen readers, that the field may not stay empty. What is refused, the schema says. */
  required?: boolean | undefined;
  /** @default an id of its own */
  id?: string | undefined;
  /** What else describes the control, by id. */
  'aria-describedby'?: string | undefined;
}

/** What a field shows, and the ids that tie it together. */
export function useFieldState<Schema extends ContactSchema>(options: ContactFieldOptions<Schema>) {
  const { name, required } = options;
  const { state, messages, defaultValues, marks, engine } = useContactFormContext('ContactField');
  const ownId = useId();
  const { id = ownId } = options;
  const { label = messages[name] ?? name, description = messages[`${name}Description`] } = options;
  const mark = required ? 'required' : 'optional';
  const key = state.fieldErrors[name];
  const error = key && (messages[key] ?? key);
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = error && `${id}-error`;
  const describedBy = [options['aria-describedby'], descriptionId, errorId].filter(Boolean).join(' ');
  return {
    id,
    label,
    mark: marks === mark && messages[mark],
    description,
    descriptionId,
    error,
    errorId,
    describedBy: describedBy || undefined,
    defaultValue: defaultValues?.[name],
    isPending: state.status === 'pending',
    messages,
    validate: engine.validate,
  };
}

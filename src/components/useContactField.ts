'use client';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { useFieldState, type ContactFieldOptions } from './useFieldState.js';

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
  const { id, label, mark, defaultValue, isPending, messages, validate, ...field } = useFieldState(options);
  const { description, descriptionId, error, errorId, describedBy } = field;
  return {
    /** The catalog in the form's language. */
    messages,
    /** What the field holds at first. */
    defaultValue,
    /** Whether a submission is under way, of what the field held when it began. */
    isPending,
    /**
     * Checks a field again, by name, if it shows an error. For a control that sends no `input` or `change` event: call it in
     * an effect, once what it holds now is in the form.
     */
    validate,
    label,
    /** What stands after the label, if anything: that the field is optional, or required. */
    mark,
    /** For the element around it all. */
    fieldProps: { 'data-invalid': error && '' },
    /** For the `<label>`. A control that is neither native nor a button takes its name by `aria-labelledby`. */
    labelProps: { id: `${id}-label`, htmlFor: id, className: 'contact-label' },
    /** For the element around the mark: a required control says so by itself. */
    markProps: { className: 'contact-mark', 'aria-hidden': options.required },
    /** For the element that takes the focus. */
    controlProps: {
      id,
      'data-field': options.name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy,
    },
    /** For an element with the description; undefined without one. */
    descriptionProps: description && {
      id: descriptionId,
      className: 'contact-description',
      children: description,
    },
    /** For an element with the error; undefined without one. */
    errorProps: error && { id: errorId, className: 'contact-error', children: error },
  };
}

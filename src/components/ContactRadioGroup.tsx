'use client';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { className } from './className.js';
import { useField, type ContactFieldOptions } from './useField.js';

export interface ContactRadioGroupProps<Schema extends ContactSchema = typeof contactSchema>
  extends
    ContactFieldOptions<Schema>,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'disabled' | keyof ContactFieldOptions> {
  /** The choices, in order. */
  options: readonly { value: string; label: ReactNode }[];
}

/**
 * A group of radio buttons. Renders a `<fieldset role="radiogroup">` with a `<legend>` and, for
 * each choice, a `<label>` with an `<input type="radio">`. `ref` and native props go to the `<fieldset>`.
 *
 * State: `data-invalid` on the `<fieldset>`.
 *
 * @typeParam Schema sets the type of the name: `<ContactRadioGroup<typeof schema> name="urgency" … />`
 */
export const ContactRadioGroup = forwardRef<HTMLFieldSetElement, ContactRadioGroupProps>(
  function ContactRadioGroup(props, ref) {
    const {
      name,
      options,
      className: fieldClass,
      label: _label,
      description: _description,
      required: _required,
      classNames: _classNames,
      ...native
    } = props;
    const field = useField('<ContactRadioGroup>', props, undefined);
    const { mark, error, description, required, classFor } = field;
    return (
      <fieldset
        role="radiogroup"
        aria-required={required}
        {...native}
        ref={ref}
        id={field.id}
        className={className(classFor('field'), fieldClass)}
        data-field={name}
        data-invalid={error ? '' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={field.describedBy}
      >
        <legend className={classFor('label')}>
          {field.label}
          {mark && ' '}
          {mark && (
            <span className={classFor('mark')} aria-hidden={required}>
              {mark}
            </span>
          )}
        </legend>
        <div className={classFor('description')} id={field.descriptionId} hidden={!description}>
          {description}
        </div>
        {options.map(({ value, label }) => (
          <label key={value} className={classFor('option')}>
            <input
              type="radio"
              className={classFor('control')}
              name={name}
              value={value}
              required={required}
              defaultChecked={value === field.defaultValue}
            />
            {label}
          </label>
        ))}
        {error && (
          <p className={classFor('error')} id={field.errorId}>
            {error}
          </p>
        )}
      </fieldset>
    );
  },
) as <Schema extends ContactSchema = typeof contactSchema>(
  props: ContactRadioGroupProps<Schema> & RefAttributes<HTMLFieldSetElement>,
) => ReactElement;

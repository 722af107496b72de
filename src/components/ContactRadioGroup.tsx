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
import { useContactField } from './useContactField.js';
import type { ContactFieldOptions } from './useFieldState.js';
import { withClass } from './withClass.js';

export interface ContactRadioGroupProps<Schema extends ContactSchema = typeof contactSchema>
  extends
    ContactFieldOptions<Schema>,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'disabled' | keyof ContactFieldOptions> {
  /** What there is to choose from. */
  options: readonly { value: string; label: ReactNode }[];
}

/**
 * A question with a few answers, one of which holds. Renders a `<fieldset role="radiogroup">` with a `<legend>`, and a
 * `<label>` with an `<input type="radio">` for each. `ref` and native props go to the `<fieldset>`.
 *
 * State: `data-invalid` on the `<fieldset>`.
 *
 * @typeParam Schema what types the name: `<ContactRadioGroup<typeof schema> name="urgency" … />`
 */
export const ContactRadioGroup = forwardRef<HTMLFieldSetElement, ContactRadioGroupProps>(
  function ContactRadioGroup({ className, options, label, description, required, ...props }, ref) {
    const { name } = props;
    const field = useContactField({ ...props, label, description, required });
    return (
      <fieldset
        role="radiogroup"
        aria-required={required}
        {...field.fieldProps}
        {...props}
        {...field.controlProps}
        ref={ref}
        className={withClass('contact-field', className)}
      >
        <legend className={field.labelProps.className}>
          {field.label}
          {field.mark && (
            <>
              {' '}
              <span {...field.markProps}>{field.mark}</span>
            </>
          )}
        </legend>
        {field.descriptionProps && <div {...field.descriptionProps} />}
        {options.map(({ value, label: text }) => (
          <label key={value} className="contact-option">
            <input
              type="radio"
              className="contact-control"
              name={name}
              value={value}
              required={required}
              defaultChecked={value === field.defaultValue}
            />
            {text}
          </label>
        ))}
        {field.errorProps && <p {...field.errorProps} />}
      </fieldset>
    );
  },
) as <Schema extends ContactSchema = typeof contactSchema>(
  props: ContactRadioGroupProps<Schema> & RefAttributes<HTMLFieldSetElement>,
) => ReactElement;

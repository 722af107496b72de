'use client';
import { forwardRef, type ReactElement, type RefAttributes } from 'react';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.js';

export interface ContactCheckboxGroupProps<
  Schema extends ContactSchema = typeof contactSchema,
> extends ChoiceGroupProps<Schema> {
  /**
   * Sets the mark after the legend. The checkboxes have no HTML attribute, because it would require each of them.
   * @default false
   */
  required?: boolean | undefined;
}

/**
 * A group of checkboxes with one name. Its value is an array with the values of the ticked checkboxes. Renders a
 * `<fieldset role="group">` with a `<legend>` and, for each choice, a `<label>` with an `<input type="checkbox">`. `ref`
 * and native props go to the `<fieldset>`.
 *
 * State: `data-invalid` on the `<fieldset>`.
 *
 * @typeParam Schema sets the type of the name: `<ContactCheckboxGroup<typeof schema> name="days" … />`
 */
export const ContactCheckboxGroup = forwardRef<HTMLFieldSetElement, ContactCheckboxGroupProps>(
  function ContactCheckboxGroup(props, ref) {
    return <ChoiceGroup {...props} ref={ref} part="<ContactCheckboxGroup>" type="checkbox" />;
  },
) as <Schema extends ContactSchema = typeof contactSchema>(
  props: ContactCheckboxGroupProps<Schema> & RefAttributes<HTMLFieldSetElement>,
) => ReactElement;

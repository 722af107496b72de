'use client';
import { forwardRef, type ReactElement, type RefAttributes } from 'react';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.js';

export interface ContactRadioGroupProps<
  Schema extends ContactSchema = typeof contactSchema,
> extends ChoiceGroupProps<Schema> {}

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
    return <ChoiceGroup {...props} ref={ref} part="<ContactRadioGroup>" type="radio" />;
  },
) as <Schema extends ContactSchema = typeof contactSchema>(
  props: ContactRadioGroupProps<Schema> & RefAttributes<HTMLFieldSetElement>,
) => ReactElement;

'use client';
import {
  forwardRef,
  useId,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import type { ContactSchema } from '../schema/parseValues.js';
import { cx, removeRequired } from './attributes.js';
import { useContactFormContext } from './ContactFormContext.js';
import { fieldOf, type ContactFieldOptions } from './field.js';

export interface ContactRadioGroupProps<
  Schema extends ContactSchema = ContactSchema,
> extends ChoiceGroupProps<Schema> {}

/**
 * A group of radio buttons. Renders a `<fieldset role="radiogroup">` with a `<legend>` and a labeled `<input
 * type="radio">` for each option. `ref` and native props go to the `<fieldset>`.
 *
 * State: `data-invalid`.
 *
 * @typeParam Schema sets the type of the name: `<ContactRadioGroup<typeof schema> name="urgency" … />`
 */
export const ContactRadioGroup = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, ContactRadioGroupProps>(
  function ContactRadioGroup(props, ref) {
    return <ChoiceGroup {...props} ref={ref} part="<ContactRadioGroup>" type="radio" />;
  },
) as <Schema extends ContactSchema = ContactSchema>(
  props: ContactRadioGroupProps<Schema> & RefAttributes<HTMLFieldSetElement>,
) => ReactElement;

export interface ContactCheckboxGroupProps<
  Schema extends ContactSchema = ContactSchema,
> extends ChoiceGroupProps<Schema> {
  /**
   * Whether the visitor must check a checkbox. Sets the mark after the legend. If the schema contains the field, the
   * schema decides what is valid.
   * @default false
   */
  required?: boolean | undefined;
}

/**
 * A group of checkboxes whose value is an array. Renders a `<fieldset role="group">` with a `<legend>` and a labeled
 * `<input type="checkbox">` for each option. `ref` and native props go to the `<fieldset>`.
 *
 * State: `data-invalid`.
 *
 * @typeParam Schema sets the type of the name: `<ContactCheckboxGroup<typeof schema> name="days" … />`
 */
export const ContactCheckboxGroup = /* @__PURE__ */ forwardRef<
  HTMLFieldSetElement,
  ContactCheckboxGroupProps
>(function ContactCheckboxGroup(props, ref) {
  return <ChoiceGroup {...props} ref={ref} part="<ContactCheckboxGroup>" type="checkbox" />;
}) as <Schema extends ContactSchema = ContactSchema>(
  props: ContactCheckboxGroupProps<Schema> & RefAttributes<HTMLFieldSetElement>,
) => ReactElement;

/** The props of a group of radio buttons or checkboxes. */
interface ChoiceGroupProps<Schema extends ContactSchema = ContactSchema>
  extends
    Omit<ContactFieldOptions<Schema>, 'minLength' | 'maxLength'>,
    Omit<
      ComponentPropsWithoutRef<'fieldset'>,
      'aria-invalid' | 'children' | 'disabled' | keyof ContactFieldOptions
    > {
  /** The options, in order. */
  options: readonly { value: string; label: ReactNode }[];
}

/**
 * The markup of `ContactRadioGroup` and `ContactCheckboxGroup`. Renders a `<fieldset>`. The form reads the checkboxes in
 * a fieldset with `data-field` as one list.
 */
const ChoiceGroup = /* @__PURE__ */ forwardRef<
  HTMLFieldSetElement,
  ChoiceGroupProps & {
    /** The part that renders the group, for error messages. */
    part: string;
    type: 'radio' | 'checkbox';
  }
>(function ChoiceGroup({ part, type, ...props }, ref) {
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
  const isRadio = type === 'radio';
  const context = useContactFormContext(part);
  const field = fieldOf(context, useId(), props);
  const { mark, error, description, classFor, defaultValue } = field;
  // A required checkbox must be ticked, but a required group of checkboxes needs only one tick. HTML and ARIA have no
  // attribute for that.
  const required = isRadio && field.required;
  return (
    <fieldset
      role={isRadio ? 'radiogroup' : 'group'}
      aria-required={isRadio ? required : undefined}
      {...native}
      ref={ref}
      id={field.id}
      className={cx(classFor('field'), fieldClass)}
      data-field={name}
      data-required={!isRadio && field.required ? '' : undefined}
      data-invalid={error && ''}
      aria-invalid={error ? true : undefined}
      aria-describedby={field.describedBy}
    >
      <legend className={classFor('label')}>
        {field.label}{' '}
        {/* Part of the group's name, also if it is required: Orca announces neither the description nor `aria-required` of a group. */}
        {mark && <span className={classFor('mark')}>{mark}</span>}
      </legend>
      <div className={classFor('description')} id={field.descriptionId} hidden={!description}>
        {description}
      </div>
      {options.map(({ value, label }) => (
        <label key={value} className={classFor('option')}>
          <input
            type={type}
            className={classFor('control')}
            name={name}
            value={value}
            required={required}
            ref={required ? removeRequired : undefined}
            // Orca does not announce the description of the group.
            aria-describedby={error && field.errorId}
            defaultChecked={
              Array.isArray(defaultValue) ? defaultValue.includes(value) : value === defaultValue
            }
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
});

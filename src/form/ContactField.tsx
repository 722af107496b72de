'use client';
import {
  forwardRef,
  useId,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { englishOfParts } from '../messages/english/page.js';
import { fieldPreset, type FieldWidth } from '../fields/preset.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { useContactFormContext } from './ContactFormContext.js';
import { renderField, type ContactFieldOptions, type Field } from './field.js';
import { propsWithout } from './attributes.js';

interface LayoutProps {
  /**
   * A `half` field shares a row with a neighboring `half` field if both are direct children of the form and fit. A
   * field with a description fills its row.
   * @default 'half' for the fields `name` and `email`, 'full' for all others
   */
  width?: FieldWidth | undefined;
}

type NativeProps<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  keyof ContactFieldOptions | keyof LayoutProps | 'aria-invalid' | 'aria-required'
>;

export type ContactFieldProps<Schema extends ContactSchema = ContactSchema> = ContactFieldOptions<Schema> &
  LayoutProps &
  (
    | ({
        /**
         * The HTML element of the control.
         * @default 'textarea' for the field `message`, 'input' for all others
         */
        as?: 'input' | undefined;
        /** Only with `as="textarea"`. */
        rows?: undefined;
        /** Only with `as="select"`. */
        children?: undefined;
      } & Omit<NativeProps<'input'>, 'children'>)
    | ({ as: 'textarea' } & NativeProps<'textarea'>)
    /** With `<option>`s as children. */
    | ({ as: 'select' } & NativeProps<'select'>)
  );

/** The props of all three elements, for one implementation. */
type AnyProps = ContactFieldOptions &
  LayoutProps & { as?: 'input' | 'textarea' | 'select' | undefined } & Omit<NativeProps<'input'>, 'type'> & {
    type?: string | undefined;
    rows?: number | undefined;
    multiple?: boolean | undefined;
  };

type AnyControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The props that are not spread onto the control, because it has its own values for them. */
const OWN_PROPS = [
  'as',
  'dir',
  'width',
  'className',
  'classNames',
  'children',
  'label',
  'description',
  'required',
  'minLength',
  'maxLength',
  'id',
  'placeholder',
  'defaultValue',
  'defaultChecked',
  'aria-describedby',
  'aria-invalid',
  'data-field',
] as const satisfies (keyof AnyProps | 'aria-invalid' | 'data-field')[];

/**
 * A label, a description, a control and an error. Renders a `<div>`, which receives `className`. `ref` and native props
 * go to the `<input>`, `<textarea>` or `<select>`.
 *
 * State: `data-invalid` and `data-width` on the `<div>`.
 *
 * @typeParam Schema sets the type of the name: `<ContactField<typeof schema> name="company" />`
 */
export const ContactField = forwardRef<AnyControl, AnyProps>(function ContactField(props, ref) {
  const context = useContactFormContext('<ContactField>');
  const preset = fieldPreset(props.name);
  const {
    as = preset.as ?? 'input',
    type = preset.type,
    rows = preset.rows,
    autoComplete = preset.autoComplete,
    dir = preset.dir,
    width = preset.width,
    children,
    readOnly,
    multiple,
  } = props;
  const isCheckbox = type === 'checkbox';
  const isSelect = as === 'select';

  function attributesOf(field: Field): object {
    // Assigned, because spreading several objects slows down each render.
    const attributes: Record<string, unknown> = propsWithout(OWN_PROPS, props);
    const { placeholder = field.placeholder } = props;
    const { defaultValue = isCheckbox ? undefined : field.defaultValue } = props;
    // Your ref replaces the one that removes `required`. `aria-required` says the same.
    if (ref) {
      attributes['ref'] = ref;
      attributes['required'] = undefined;
    }
    attributes['data-min-length'] = props.minLength;
    attributes['data-max-length'] = props.maxLength;
    attributes['autoComplete'] = autoComplete;
    if (as === 'input') attributes['type'] = type;
    if (as === 'textarea') attributes['rows'] = rows;
    if (isCheckbox) attributes['defaultChecked'] = props.defaultChecked ?? field.defaultValue === true;
    attributes['readOnly'] = isSelect ? undefined : readOnly || field.isPending;
    if (placeholder || isCheckbox || isSelect) attributes['placeholder'] = placeholder;
    // React 18 sets `value=""` on a checkbox that has this prop, even if it is undefined.
    if (!isCheckbox || defaultValue !== undefined) attributes['defaultValue'] = defaultValue;
    if (isSelect) {
      attributes['children'] = (
        <>
          {!multiple && <option value="">{field.messages.hints.choose ?? englishOfParts.choose}</option>}
          {children}
        </>
      );
    }
    return attributes;
  }

  return renderField(context, useId(), props, { as, dir, width }, attributesOf);
}) as <Schema extends ContactSchema = ContactSchema>(
  props: ContactFieldProps<Schema> & RefAttributes<AnyControl>,
) => ReactElement;

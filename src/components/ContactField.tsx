'use client';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { useContactField, type ContactFieldOptions } from './useContactField.js';
import { withClass } from './withClass.js';

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, keyof ContactFieldOptions>;

export interface ContactFieldProps<Schema extends ContactSchema = typeof contactSchema>
  extends ContactFieldOptions<Schema>, InputProps {
  /**
   * Height in lines, which makes the control a `<textarea>`.
   * @default 6 for the message
   */
  rows?: number | undefined;
  /** `<option>`s, which make it a `<select>`. */
  children?: ReactNode;
}

type AnyControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const PRESETS: Record<string, Partial<ContactFieldProps>> = {
  name: { required: true, autoComplete: 'name' },
  email: { required: true, type: 'email', autoComplete: 'email', dir: 'ltr' },
  message: { required: true, rows: 6 },
};

/**
 * A label, a control and its error. Renders a `<div>` with a `<label>`, an `<input>`, `<textarea>` or `<select>` and, where
 * there is one, a description and an error. `className` goes to the `<div>`, `ref` and all other props to the control.
 *
 * State: `data-invalid` on the `<div>`.
 *
 * @typeParam Schema what types the name: `<ContactField<typeof schema> name="company" />`
 */
export const ContactField = forwardRef<AnyControl, ContactFieldProps>(function ContactField(given, ref) {
  const props = { ...PRESETS[given.name], ...given };
  const { messages, label, mark, defaultValue, isPending, ...field } = useContactField(props);
  const { className, label: _label, description: _description, children, ...native } = props;
  // The props of an input suit the others too, but for the types of their events.
  const Control = (children ? 'select' : native.rows ? 'textarea' : 'input') as 'input';
  return (
    <div {...field.fieldProps} className={withClass('contact-field', className)}>
      <label {...field.labelProps}>
        {label}
        {mark && ' '}
        {mark && <span {...field.markProps}>{mark}</span>}
      </label>
      {field.descriptionProps && <div {...field.descriptionProps} />}
      <Control
        dir="auto"
        placeholder={messages[`${native.name}Placeholder`]}
        {...{ [typeof defaultValue === 'boolean' ? 'defaultChecked' : 'defaultValue']: defaultValue }}
        // What is on the screen is what is being sent.
        readOnly={isPending && !children}
        {...native}
        {...field.controlProps}
        ref={ref as Ref<HTMLInputElement>}
        className="contact-control"
      >
        {children && (
          <>
            {!native.multiple && <option value="">{messages.choose}</option>}
            {children}
          </>
        )}
      </Control>
      {field.errorProps && <p {...field.errorProps} />}
    </div>
  );
}) as <Schema extends ContactSchema = typeof contactSchema>(
  props: ContactFieldProps<Schema> & RefAttributes<AnyControl>,
) => ReactElement;

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
import { useFieldState, type ContactFieldOptions } from './useFieldState.js';
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
  const { className, label: _label, description: _description, children, ...native } = props;
  const { name, required, rows, multiple } = native;
  const field = useFieldState(props);
  const { id, mark, error, defaultValue } = field;
  const isChoice = typeof defaultValue === 'boolean';
  // The props of an input suit the others too, but for the types of their events.
  const Control = (children ? 'select' : rows ? 'textarea' : 'input') as 'input';
  return (
    <div className={withClass('contact-field', className)} data-invalid={error && ''}>
      <label className="contact-label" htmlFor={id}>
        {field.label}
        {mark && ' '}
        {mark && (
          // A required control says so by itself.
          <span className="contact-mark" aria-hidden={required}>
            {mark}
          </span>
        )}
      </label>
      {field.description && (
        <div className="contact-description" id={field.descriptionId}>
          {field.description}
        </div>
      )}
      <Control
        dir="auto"
        placeholder={field.messages[`${name}Placeholder`]}
        defaultValue={isChoice ? undefined : (defaultValue as string)}
        defaultChecked={isChoice ? defaultValue : undefined}
        // A text on the screen is the one that is being sent.
        readOnly={field.isPending && !children}
        {...native}
        ref={ref as Ref<HTMLInputElement>}
        className="contact-control"
        id={id}
        data-field={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={field.describedBy}
      >
        {children && (
          <>
            {!multiple && <option value="">{field.messages.choose}</option>}
            {children}
          </>
        )}
      </Control>
      {error && (
        <p className="contact-error" id={field.errorId}>
          {error}
        </p>
      )}
    </div>
  );
}) as <Schema extends ContactSchema = typeof contactSchema>(
  props: ContactFieldProps<Schema> & RefAttributes<AnyControl>,
) => ReactElement;

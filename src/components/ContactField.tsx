'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { useContactFormContext } from './ContactFormContext.js';
import { withClass } from './withClass.js';

type InputProps = ComponentPropsWithoutRef<'input'>;

export interface ContactFieldProps extends Omit<InputProps, 'children'> {
  /** Name in the payload: `name`, `email`, `message`, or a field of your own schema. */
  name: string;
  /** @default the catalog's text for `name` */
  label?: ReactNode;
  /** Height of the message, in lines. @default 6 */
  rows?: number | undefined;
}

const CONTROLS: Record<string, InputProps> = {
  name: { autoComplete: 'name', dir: 'auto' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr', autoCapitalize: 'none', spellCheck: false },
};

/**
 * A label, a control and its error. Renders a `<div>` with a `<label>`, an `<input>` (for `message` a `<textarea>`) and,
 * when the value was refused, a `<p>`. `className` goes to the `<div>`, `ref` and all other props to the control.
 *
 * State: `data-invalid` on the `<div>`.
 */
export const ContactField = forwardRef<HTMLInputElement | HTMLTextAreaElement, ContactFieldProps>(
  function ContactField({ name, label, className, rows = 6, ...props }, ref) {
    const { state, messages, defaultValues } = useContactFormContext('ContactField');
    const id = useId();
    const texts: Partial<Record<string, string>> = { ...messages };
    const error = state.fieldErrors[name];
    const errorId = error && `${id}-error`;
    const control = {
      required: true,
      defaultValue: (defaultValues as Partial<Record<string, string>> | undefined)?.[name],
      // What is on the screen is what is being sent.
      readOnly: state.status === 'pending',
      ...CONTROLS[name],
      ...props,
      id,
      name,
      className: 'contact-control',
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [props['aria-describedby'], errorId].filter(Boolean).join(' ') || undefined,
    };
    return (
      <div className={withClass('contact-field', className)} data-invalid={error && ''}>
        <label className="contact-label" htmlFor={id}>
          {label ?? texts[name] ?? name}
        </label>
        {name === 'message' ? (
          <textarea dir="auto" {...(control as object)} rows={rows} ref={ref as Ref<HTMLTextAreaElement>} />
        ) : (
          <input {...control} ref={ref as Ref<HTMLInputElement>} />
        )}
        {error && (
          <p className="contact-error" id={errorId}>
            {texts[error] ?? error}
          </p>
        )}
      </div>
    );
  },
);

'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import type { MessageKey } from '../i18n/Messages.js';
import type { ContactValues } from '../schema/contactSchema.js';
import { useContactFormContext } from './ContactFormContext.js';
import { withClass } from './withClass.js';

type InputProps = ComponentPropsWithoutRef<'input'>;

export interface ContactFieldProps extends Omit<InputProps, 'children'> {
  /** Name in the payload: `name`, `email`, `message`, or a field of your own schema. */
  name: string;
  /** @default the catalog's text for `name` */
  label?: ReactNode;
  /**
   * Height of the message, in lines.
   * @default 6
   */
  rows?: number | undefined;
}

const PRESETS: Record<string, InputProps> = {
  name: { required: true, autoComplete: 'name' },
  email: {
    required: true,
    type: 'email',
    autoComplete: 'email',
    dir: 'ltr',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  message: { required: true },
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
    const ownId = useId();
    const { id = ownId } = props;
    const preset = PRESETS[name];
    const error = state.fieldErrors[name];
    const errorId = error && `${id}-error`;
    const description = props['aria-describedby'];
    const isMultiline = name === 'message';
    // The props of an input suit a textarea too, but for the types of its events.
    const Control = (isMultiline ? 'textarea' : 'input') as 'input';
    return (
      <div className={withClass('contact-field', className)} data-invalid={error && ''}>
        <label className="contact-label" htmlFor={id}>
          {label ?? (preset ? messages[name as keyof ContactValues] : name)}
        </label>
        <Control
          dir="auto"
          defaultValue={defaultValues?.[name as keyof ContactValues]}
          // What is on the screen is what is being sent.
          readOnly={state.status === 'pending'}
          {...(isMultiline && { rows })}
          {...preset}
          {...props}
          ref={ref as Ref<HTMLInputElement>}
          id={id}
          name={name}
          className="contact-control"
          aria-invalid={error ? true : undefined}
          aria-describedby={description && errorId ? `${description} ${errorId}` : (errorId ?? description)}
        />
        {error && (
          <p className="contact-error" id={errorId}>
            {messages[error as MessageKey] ?? error}
          </p>
        )}
      </div>
    );
  },
);

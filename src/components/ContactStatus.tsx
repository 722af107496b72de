'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { outcomeText } from '../i18n/outcomeText.js';
import { useContactFormContext } from './ContactFormContext.js';
import { withClass } from './withClass.js';

export type ContactStatusProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * Why the last submission failed, when that concerns the whole form. Renders a `<div role="alert">`, empty while there
 * is nothing to tell.
 *
 * State: `data-code`, the error's code.
 */
export const ContactStatus = forwardRef<HTMLDivElement, ContactStatusProps>(function ContactStatus(
  { className, ...props },
  ref,
) {
  const { state, messages } = useContactFormContext('ContactStatus');
  const { error } = state;
  return (
    <div
      {...props}
      ref={ref}
      role="alert"
      className={withClass('contact-status', className)}
      data-code={error?.code}
    >
      {error && <p>{outcomeText(error, messages)}</p>}
    </div>
  );
});

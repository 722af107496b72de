'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { outcomeText } from '../i18n/messageText.js';
import { className } from './className.js';
import { useContactFormContext } from './ContactFormContext.js';

export type ContactStatusProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * Shows why the last submission failed, if no field shows it. Renders a `<div role="alert">`, which is otherwise empty.
 *
 * State: `data-code`, the code of the error.
 */
export const ContactStatus = forwardRef<HTMLDivElement, ContactStatusProps>(function ContactStatus(
  { className: added, ...props },
  ref,
) {
  const { state, options } = useContactFormContext('<ContactStatus>');
  const { error } = state;
  return (
    <div {...props} ref={ref} role="alert" className={className('rck-status', added)} data-code={error?.code}>
      {error && <p>{outcomeText(error, options.messages)}</p>}
    </div>
  );
});

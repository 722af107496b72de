'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useContactFormContext } from './ContactFormContext.js';
import { withClass } from './withClass.js';

export type ContactConfirmationProps = ComponentPropsWithoutRef<'div'>;

/**
 * Takes the fields' place once the message was sent. Renders a `<div>` with a heading, which gets the focus, a text and
 * a button for one more message; children replace the text.
 */
export const ContactConfirmation = forwardRef<HTMLDivElement, ContactConfirmationProps>(
  function ContactConfirmation({ className, children, ...props }, ref) {
    const { messages, engine } = useContactFormContext('ContactConfirmation');
    return (
      <div {...props} ref={ref} className={withClass('contact-confirmation', className)}>
        <h2 className="contact-confirmation-title">{messages.sentTitle}</h2>
        {children ?? <p>{messages.sentText}</p>}
        <button type="button" className="contact-again" onClick={engine.reset}>
          {messages.sendAnother}
        </button>
      </div>
    );
  },
);

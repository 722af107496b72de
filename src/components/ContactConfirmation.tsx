'use client';
import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { useContactFormContext } from './ContactFormContext.js';
import { withClass } from './withClass.js';

/**
 * Takes the fields' place, and the focus, once the message was sent. Renders a `<div>` with a heading, a text and a
 * button for one more message; children replace the text.
 */
export function ContactConfirmation({ className, children, ...props }: ComponentPropsWithoutRef<'div'>) {
  const { messages, reset } = useContactFormContext('ContactConfirmation');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div {...props} className={withClass('contact-confirmation', className)}>
      <h2 className="contact-confirmation-title" ref={heading} tabIndex={-1}>
        {messages.sentTitle}
      </h2>
      {children ?? <p>{messages.sentText}</p>}
      <button type="button" className="contact-again" onClick={reset}>
        {messages.sendAnother}
      </button>
    </div>
  );
}

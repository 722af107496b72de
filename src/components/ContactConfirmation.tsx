'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { className } from './className.js';
import { useContactFormContext } from './ContactFormContext.js';

export interface ContactConfirmationProps extends ComponentPropsWithoutRef<'div'> {
  /** @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * Replaces the fields after the message was sent. Renders a `<div>` with a heading that takes the focus, a paragraph,
 * and a button that shows the form again. `children` replace the paragraph.
 */
export const ContactConfirmation = forwardRef<HTMLDivElement, ContactConfirmationProps>(
  function ContactConfirmation({ className: added, children, headingLevel = 2, ...props }, ref) {
    const { options, controller } = useContactFormContext('<ContactConfirmation>');
    const { outcomes, actions } = options.messages;
    const Heading = `h${headingLevel}` as const;
    return (
      <div {...props} ref={ref} className={className('rck-confirmation', added)}>
        <Heading className="rck-confirmation-title" data-rck-focus="">
          {outcomes.sentTitle}
        </Heading>
        {children ?? <p>{outcomes.sentText}</p>}
        <button type="button" className="rck-again" onClick={controller.reset}>
          {actions.sendAnother}
        </button>
      </div>
    );
  },
);

'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { className } from './className.js';
import { useContactFormContext } from './ContactFormContext.js';

export interface ContactConfirmationProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Replaces the paragraph.
   * @default `messages.outcomes.sentText`, and `sentReply` if the payload has an email address
   */
  children?: ReactNode;
}

/**
 * Replaces the fields after the message was sent. Renders a `<div>` with a heading that takes the focus, a paragraph
 * with the visitor's email address, and a button that shows the form again with the visitor's name and address.
 * `children` replace the paragraph.
 */
export const ContactConfirmation = forwardRef<HTMLDivElement, ContactConfirmationProps>(
  function ContactConfirmation({ className: added, children, headingLevel = 2, ...props }, ref) {
    const { options, controller, state } = useContactFormContext('<ContactConfirmation>');
    const { sentBy } = state;
    const { outcomes, actions } = options.messages;
    const Heading = `h${headingLevel}` as const;
    return (
      <div {...props} ref={ref} className={className('rck-confirmation', added)}>
        <Heading className="rck-confirmation-title" data-rck-focus="">
          {outcomes.sentTitle}
        </Heading>
        {children ?? (
          <p>
            {outcomes.sentText} {sentBy?.email && replyText(sentBy.email, outcomes.sentReply)}
          </p>
        )}
        <button type="button" className="rck-again" onClick={() => controller.resetFor(sentBy)}>
          {actions.sendAnother}
        </button>
      </div>
    );
  },
);

/** Shows the address, so that the visitor can notice a typo in it. */
function replyText(email: string, message: string | undefined): ReactNode {
  // In plain JavaScript, a catalog can be incomplete.
  if (!message) return undefined;
  const [before, after] = message.split('{email}');
  return (
    <>
      {before}
      <strong dir="ltr">{email}</strong>
      {after}
    </>
  );
}

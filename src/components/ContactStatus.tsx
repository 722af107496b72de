'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { SubmissionError } from '../client/SubmissionError.js';
import { formatDelay } from '../i18n/formatDelay.js';
import type { Messages } from '../i18n/Messages.js';
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
      {/* Gone while the next attempt is under way: the same failure twice is announced twice. */}
      {error && <p>{errorText(error, messages)}</p>}
    </div>
  );
});

function errorText({ code, retryAfter }: SubmissionError, messages: Messages): string {
  return code === 'rateLimited' && retryAfter
    ? messages.rateLimitedUntil.replace('{time}', formatDelay(messages.lang, retryAfter))
    : messages[code];
}

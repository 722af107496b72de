'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useContactFormContext } from './ContactFormContext.js';
import { withClass } from './withClass.js';

export type ContactSubmitProps = Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'disabled'>;

/**
 * Sends the form. Renders a `<button type="submit">` that stays focusable while a submission is under way.
 * Children replace the catalog's text.
 *
 * State: `data-pending`, and `aria-disabled` with it.
 */
export const ContactSubmit = forwardRef<HTMLButtonElement, ContactSubmitProps>(function ContactSubmit(
  { className, children, ...props },
  ref,
) {
  const { state, messages } = useContactFormContext('ContactSubmit');
  const isPending = state.status === 'pending' || undefined;
  return (
    <button
      {...props}
      ref={ref}
      type="submit"
      className={withClass('contact-submit', className)}
      aria-disabled={isPending}
      data-pending={isPending && ''}
    >
      {isPending ? messages.sending : (children ?? messages.submit)}
    </button>
  );
});

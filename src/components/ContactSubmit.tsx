'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { className } from './className.js';
import { useContactFormContext } from './ContactFormContext.js';
import { formStateOf, type ContactFormState } from './useContactFormState.js';

export interface ContactSubmitProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'type' | 'disabled' | 'children'
> {
  /** @default the catalog's label, which changes while a submission is pending */
  children?: ReactNode | ((state: ContactFormState) => ReactNode);
}

/**
 * Submits the form. Renders a `<button type="submit">`, which stays focusable while a submission is pending.
 *
 * State: `data-pending`, with `aria-disabled`.
 */
export const ContactSubmit = forwardRef<HTMLButtonElement, ContactSubmitProps>(function ContactSubmit(
  { className: added, children, ...props },
  ref,
) {
  const context = useContactFormContext('<ContactSubmit>');
  const { actions } = context.options.messages;
  const isPending = context.state.status === 'pending' || undefined;
  const own = typeof children === 'function' ? children(formStateOf(context)) : children;
  return (
    <button
      {...props}
      ref={ref}
      type="submit"
      className={className('rck-submit', added)}
      aria-disabled={isPending}
      data-pending={isPending && ''}
    >
      {own ?? (isPending ? actions.sending : actions.submit)}
    </button>
  );
});

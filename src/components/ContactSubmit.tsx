'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { SUBMIT_LABELS } from '../i18n/messageText.js';
import { className } from './className.js';
import { useContactFormContext } from './ContactFormContext.js';
import { formStateOf, type ContactFormState } from './useContactFormState.js';

export interface ContactSubmitProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'type' | 'disabled' | 'children'
> {
  /**
   * The content of the button, instead of its labels.
   * @default `messages.actions.submit`; `sendAgain` after a failure; `sending` while the request is pending, and
   * `stillSending` after eight seconds
   */
  children?: ReactNode | ((state: ContactFormState) => ReactNode);
}

/**
 * Submits the form. Renders a `<button type="submit">`, which stays focusable while a submission is pending. It contains
 * a `<span>` for each of its labels, and all but one are hidden. The stylesheet lets the hidden ones take space, so the
 * button is always as wide as the longest label.
 *
 * State: `data-pending`, with `aria-disabled`; `data-code`, the code of the last failure.
 */
export const ContactSubmit = forwardRef<HTMLButtonElement, ContactSubmitProps>(function ContactSubmit(
  { className: added, children, ...props },
  ref,
) {
  const context = useContactFormContext('<ContactSubmit>');
  const { actions } = context.options.messages;
  const { status, error, previousError, isSending, isSlow } = context.state;
  const failure = error ?? previousError;
  const isPending = status === 'pending' || undefined;
  // Before the request, the values can turn out not to be valid, so the button does not say that it sends.
  const current = isSending ? (isSlow ? 'stillSending' : 'sending') : failure ? 'sendAgain' : 'submit';
  const own = typeof children === 'function' ? children(formStateOf(context)) : children;
  return (
    <button
      {...props}
      ref={ref}
      type="submit"
      className={className('rck-submit', added)}
      aria-disabled={isPending}
      data-pending={isPending && ''}
      data-code={failure?.code}
    >
      {own ??
        SUBMIT_LABELS.map((label) => (
          <span key={label} className="rck-submit-label" hidden={label !== current}>
            {actions[label]}
          </span>
        ))}
    </button>
  );
});

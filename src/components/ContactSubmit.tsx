'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { SUBMIT_LABELS } from '../fields/preset.js';
import { part, type RenderPart } from './ContactFormContext.js';
import { cx } from './attributes.js';
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

export const renderSubmit: RenderPart<ContactSubmitProps, HTMLButtonElement> = (
  { state, options },
  { className, children, ...props },
  ref,
) => {
  const { submission } = state;
  const failure = submission.error ?? submission.previousError;
  const isPending = submission.status === 'pending' || undefined;
  // Before the request, the values can turn out not to be valid, so the button does not say that it sends.
  const sending = submission.isSlow ? 'stillSending' : submission.isSending && 'sending';
  const current = sending || (failure ? 'sendAgain' : 'submit');
  return (
    <button
      {...props}
      ref={ref}
      type="submit"
      className={cx('rck-submit', className)}
      aria-disabled={isPending}
      data-pending={isPending && ''}
      data-code={failure?.code}
    >
      {(children as ReactNode) ??
        SUBMIT_LABELS.map((label) => (
          <span key={label} className="rck-submit-label" hidden={label !== current}>
            {options.messages.actions[label]}
          </span>
        ))}
    </button>
  );
};

/**
 * Submits the form. Renders a `<button type="submit">`, which stays focusable while a submission is pending. It contains
 * a `<span>` for each of its labels, and all but one are hidden. The stylesheet lets the hidden ones take space, so the
 * button is always as wide as the longest label.
 *
 * State: `data-pending`, with `aria-disabled`; `data-code`, the code of the last failure.
 */
export const ContactSubmit = /* @__PURE__ */ part<ContactSubmitProps, HTMLButtonElement>(
  'ContactSubmit',
  (context, { children, ...props }, ref) => {
    const content = typeof children === 'function' ? children(formStateOf(context)) : children;
    return renderSubmit(context, { ...props, children: content }, ref);
  },
);

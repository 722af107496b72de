'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { phoneUrl } from '../fallback/links.js';
import { submitLabel, submitLabels } from '../fields/preset.js';
import { callAndReport } from './report.js';
import { cx } from './attributes.js';
import { formStateOf, failureText, part, type RenderPart } from './ContactFormContext.js';
import type { ContactConfirmationProps, ContactFormState } from './contract.js';

export interface ContactSubmitProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'type' | 'disabled' | 'children' | 'aria-disabled'
> {
  /**
   * The content of the button.
   * @default `messages.actions.submit`, or `sendAgain` while `ContactStatus` shows a failure. While the request is
   *   pending, `sending` or, after eight seconds, `stillSending`
   */
  children?: ReactNode | ((state: ContactFormState) => ReactNode);
}

export const renderSubmit: RenderPart<ContactSubmitProps, HTMLButtonElement> = (
  { state, options },
  { className, children, ...props },
  ref,
) => {
  const { submission } = state;
  const { previousError, error: failure = previousError } = submission;
  const isPending = submission.status === 'pending' || undefined;
  const { actions } = options.messages;
  return (
    <button
      {...props}
      ref={ref}
      className={cx('rck-submit', className)}
      data-code={failure?.code}
      data-pending={isPending && ''}
      type="submit"
      aria-disabled={isPending}
    >
      {(children as ReactNode) ?? (
        <span className="rck-submit-label" data-labels={submitLabels(actions)}>
          {actions[submitLabel(submission, failure)]}
        </span>
      )}
    </button>
  );
};

/**
 * Submits the form. Renders a `<button type="submit">` with the label in a `<span>`. The button stays focusable while
 * a submission is pending.
 *
 * State: `data-pending` together with `aria-disabled`, and `data-code`, the code of the last failure.
 */
export const ContactSubmit = /* @__PURE__ */ part<ContactSubmitProps, HTMLButtonElement>(
  'ContactSubmit',
  (context, { children, ...props }, ref) => {
    const content = typeof children === 'function' ? children(formStateOf(context)) : children;
    return renderSubmit(context, { ...props, children: content }, ref);
  },
);

export type ContactStatusProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role' | 'aria-live'>;

export const renderStatus: RenderPart<ContactStatusProps, HTMLDivElement> = (
  context,
  { className, ...props },
  ref,
) => {
  const { previousError, error: failure = previousError } = context.state.submission;
  const outcome = failure && failureText(context, failure);
  return (
    <div
      {...props}
      ref={ref}
      className={cx('rck-status', className)}
      data-code={failure?.code}
      data-pending={previousError && ''}
      role="alert"
      // Explicit, because Firefox does not pass the defaults of an alert to screen readers.
      aria-live="assertive"
    >
      {outcome && (
        <p key={context.state.failures}>
          {/* Inline, because Orca announces a `<strong>` or a block again. Firefox drops a space that is not in the title. */}
          <span>
            <b>{outcome.title}</b>
            {/* Chromium announces only another text, so each second failure ends with a zero-width space. */}
            {outcome.text + (context.state.failures % 2 ? '' : '\u200B')}
          </span>
        </p>
      )}
    </div>
  );
};

/**
 * Shows why the last submission failed, unless focus moves to an invalid field. Renders a `<div role="alert">`, which is
 * empty without a failure.
 *
 * State: `data-code`, the error's code, and `data-pending` while the visitor sends again.
 */
export const ContactStatus = /* @__PURE__ */ part<ContactStatusProps, HTMLDivElement>(
  'ContactStatus',
  renderStatus,
);

export type ContactFallbackProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

export const renderFallback: RenderPart<ContactFallbackProps, HTMLDivElement> = (
  context,
  { className, ...props },
  ref,
) => {
  const { fallback, messages } = context.options;
  const { note, email, phone, onUse } = fallback ?? {};
  // While the visitor sends again, the actions stay, so that nothing moves.
  const { previousError, error: failure = previousError } = context.state.submission;
  const { engine } = context.handle;
  return (
    <div {...props} ref={ref} className={cx('rck-fallback', className)} data-code={failure?.code}>
      {failure && (
        <>
          {email && (
            <a
              ref={engine?.mailLink}
              className="rck-action"
              href={`mailto:${email}`}
              onClick={() => callAndReport(onUse, 'email')}
            >
              {messages.actions.sendByEmail}
            </a>
          )}
          {engine && <engine.CopyButton {...context} />}
          {phone && (
            <a
              dir="ltr"
              className="rck-action"
              href={phoneUrl(phone)}
              onClick={() => callAndReport(onUse, 'phone')}
            >
              {phone}
            </a>
          )}
          {note}
        </>
      )}
    </div>
  );
};

/**
 * Shows other ways to contact you after a failure: an email link with the visitor's text, a button that copies the
 * text, and a phone link. Renders a `<div>`, which is empty without a failure.
 *
 * State: `data-code`, the error's code.
 */
export const ContactFallback = /* @__PURE__ */ part<ContactFallbackProps, HTMLDivElement>(
  'ContactFallback',
  renderFallback,
);

/**
 * Confirms that the message was sent. Renders a `<div>` with a heading, a paragraph, and a button that shows the form
 * again.
 */
export const ContactConfirmation = /* @__PURE__ */ part<ContactConfirmationProps, HTMLDivElement>(
  'ContactConfirmation',
  (context, props, ref) => {
    const { engine } = context.handle;
    return engine ? <engine.Confirmation {...props} context={context} innerRef={ref} /> : null;
  },
);

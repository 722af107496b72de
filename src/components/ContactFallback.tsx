'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { emptyMailUrl, phoneUrl } from '../fallback/links.js';
import { callAndReport } from '../submission/callAndReport.js';
import { part, type RenderPart } from './ContactFormContext.js';
import { cx } from './attributes.js';

export type ContactFallbackProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

export const renderFallback: RenderPart<ContactFallbackProps, HTMLDivElement> = (
  context,
  { className, ...props },
  ref,
) => {
  const { fallbackEmail, fallbackPhone, onFallback, messages } = context.options;
  const { error, previousError } = context.state.submission;
  // While the visitor sends again, the actions stay, so that nothing moves.
  const failure = error ?? previousError;
  const { engine } = context.form;
  return (
    <div {...props} ref={ref} className={cx('rck-fallback', className)} data-code={failure?.code}>
      {failure && (
        <>
          {fallbackEmail && (
            <a
              ref={engine?.mailLink}
              className="rck-action"
              href={emptyMailUrl(fallbackEmail)}
              onClick={() => callAndReport(onFallback, 'email')}
            >
              {messages.actions.sendByEmail}
            </a>
          )}
          {engine && <engine.CopyButton {...context} />}
          {fallbackPhone && (
            <a
              className="rck-action"
              dir="ltr"
              href={phoneUrl(fallbackPhone)}
              onClick={() => callAndReport(onFallback, 'phone')}
            >
              {fallbackPhone}
            </a>
          )}
        </>
      )}
    </div>
  );
};

/**
 * Offers alternatives when a submission has failed. Renders a `<div>` with a `<button>` that copies the visitor's text
 * with the labels of the fields. If the form has a `fallbackEmail`, a link before the button opens the visitor's mail
 * program with that text. If it has a `fallbackPhone`, a link calls the number. Before a failure, the `<div>` is empty.
 *
 * State: `data-code`, the code of the error.
 */
export const ContactFallback = /* @__PURE__ */ part<ContactFallbackProps, HTMLDivElement>(
  'ContactFallback',
  renderFallback,
);

'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { part, type RenderPart } from './ContactFormContext.js';
import { outcomeOf } from './useContactFormState.js';
import { cx } from './attributes.js';

export type ContactStatusProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

export const renderStatus: RenderPart<ContactStatusProps, HTMLDivElement> = (
  context,
  { className, ...props },
  ref,
) => {
  const { state } = context;
  const { error, previousError } = state.submission;
  const failure = error ?? previousError;
  const outcome = failure && outcomeOf(context, failure);
  return (
    <div
      {...props}
      ref={ref}
      role="alert"
      // Explicit, because Firefox does not pass the defaults of an alert to screen readers.
      aria-live="assertive"
      className={cx('rck-status', className)}
      data-code={failure?.code}
      data-pending={previousError && ''}
    >
      {outcome && (
        // Chromium announces changes of the text, so the same failure again must differ from the hidden one.
        <p key={state.failures} aria-hidden={previousError && true}>
          {/* Inline, because Orca announces a `<strong>` or a block again. Firefox drops a space that is not in the title. */}
          <span>
            <b>{`${outcome.title} `}</b>
            {outcome.text}
          </span>
        </p>
      )}
    </div>
  );
};

/**
 * Shows why the last submission failed, if no field shows it. Renders a `<div role="alert">`, which is otherwise empty.
 * While the visitor sends again, it still shows the previous failure, which the stylesheet dims.
 *
 * State: `data-code`, the code of the error; `data-pending` while the visitor sends again.
 */
export const ContactStatus = /* @__PURE__ */ part<ContactStatusProps, HTMLDivElement>(
  'ContactStatus',
  renderStatus,
);

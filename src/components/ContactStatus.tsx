'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { outcomeText } from '../i18n/messageText.js';
import { className } from './className.js';
import { useContactFormContext } from './ContactFormContext.js';

export type ContactStatusProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * Shows why the last submission failed, if no field shows it. Renders a `<div role="alert">`, which is otherwise empty.
 * While the visitor sends again, it still shows the previous failure, which the stylesheet dims.
 *
 * State: `data-code`, the code of the error; `data-pending` while the visitor sends again.
 */
export const ContactStatus = forwardRef<HTMLDivElement, ContactStatusProps>(function ContactStatus(
  { className: added, ...props },
  ref,
) {
  const { state, options } = useContactFormContext('<ContactStatus>');
  const error = state.error ?? state.previousError;
  const outcome = error && outcomeText(error, options);
  return (
    <div
      {...props}
      ref={ref}
      role="alert"
      // Explicit, because Firefox does not pass the defaults of an alert to screen readers.
      aria-live="assertive"
      className={className('rck-status', added)}
      data-code={error?.code}
      data-pending={state.previousError && ''}
    >
      {outcome && (
        // Chromium announces changes of the text, so the same failure again must differ from the hidden one.
        <p key={state.outcomeCount} aria-hidden={state.previousError && true}>
          {/* Inline, because Orca announces a `<strong>` or a block again. Firefox drops a space that is not in the title. */}
          <span>
            <b>{`${outcome.title} `}</b>
            {outcome.text}
          </span>
        </p>
      )}
    </div>
  );
});

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
      className={className('rck-status', added)}
      data-code={error?.code}
      data-pending={state.previousError && ''}
    >
      {outcome && (
        <p key={state.outcomeCount}>
          <strong>{outcome.title}</strong> {outcome.text}
        </p>
      )}
    </div>
  );
});

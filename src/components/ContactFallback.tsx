'use client';
import { forwardRef, useRef, useState, type ComponentPropsWithoutRef, type SyntheticEvent } from 'react';
import { mailUrl } from '../client/mailUrl.js';
import { className } from './className.js';
import { useContactFormContext } from './ContactFormContext.js';

export type ContactFallbackProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

// `elements.message` would also find an element by its id.
const MESSAGE = ':is(input, textarea)[name=message]';
const COPIED_FEEDBACK_MS = 3_000;

/**
 * Offers alternatives when a submission has failed. Renders a `<div>` with a `<button>` that copies the message and, if
 * the form has a `fallbackEmail`, a link that opens the visitor's mail program with the message. Otherwise, the `<div>`
 * is empty.
 */
export const ContactFallback = forwardRef<HTMLDivElement, ContactFallbackProps>(function ContactFallback(
  { className: added, ...props },
  ref,
) {
  const { controller, state, options } = useContactFormContext('<ContactFallback>');
  const { fallbackEmail } = options;
  const { actions } = options.messages;
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = () => controller.getForm()?.querySelector<HTMLTextAreaElement>(MESSAGE);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(field()?.value ?? '');
      setIsCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(setIsCopied, COPIED_FEEDBACK_MS, false);
    } catch {
      // The browser does not let the page write to the clipboard. The visitor can copy the selected text.
      field()?.focus();
      field()?.select();
    }
  }

  const href = () => fallbackEmail && mailUrl(fallbackEmail, field()?.value ?? '');
  // The text can have changed since the failure.
  const refresh = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = href() ?? '';
  };

  return (
    <div {...props} ref={ref} className={className('rck-fallback', added)}>
      {state.error && (
        <>
          <button type="button" className="rck-action" onClick={() => void copy()}>
            {isCopied ? actions.copied : actions.copyMessage}
          </button>
          {fallbackEmail && (
            <a
              className="rck-action"
              href={href()}
              onFocus={refresh}
              onPointerDown={refresh}
              onClick={refresh}
            >
              {actions.sendByEmail}
            </a>
          )}
          <span className="rck-announcement" role="status">
            {isCopied && actions.copied}
          </span>
        </>
      )}
    </div>
  );
});

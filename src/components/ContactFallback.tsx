'use client';
import { forwardRef, useRef, useState, type ComponentPropsWithoutRef, type SyntheticEvent } from 'react';
import { mailUrl } from '../client/mailUrl.js';
import { useContactFormContext } from './ContactFormContext.js';
import { withClass } from './withClass.js';

export type ContactFallbackProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

// Not `elements.message`, which could be whatever has that id.
const MESSAGE = ':is(input, textarea)[name=message]';
// Milliseconds that "Copied" stays.
const TOLD = 3_000;

/**
 * Ways out for a message that could not be sent. Renders a `<div>`, empty while nothing failed, with a `<button>` that copies
 * the message and, where the form has a `fallback`, an `<a>` to a mail with the message in it.
 */
export const ContactFallback = forwardRef<HTMLDivElement, ContactFallbackProps>(function ContactFallback(
  { className, ...props },
  ref,
) {
  const { form, state, messages, fallback } = useContactFormContext('ContactFallback');
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = () => form.current?.querySelector<HTMLTextAreaElement>(MESSAGE);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(field()?.value ?? '');
      setIsCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(setIsCopied, TOLD, false);
    } catch {
      // Not allowed here: the visitor's own keys still can.
      field()?.focus();
      field()?.select();
    }
  }

  // What is in the field now, and not when it failed.
  const refresh = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (fallback) currentTarget.href = mailUrl(fallback.email, field()?.value ?? '');
  };

  return (
    <div {...props} ref={ref} className={withClass('contact-fallback', className)}>
      {state.error && (
        <>
          <button type="button" className="contact-action" onClick={() => void copy()}>
            {isCopied ? messages.copied : messages.copyMessage}
          </button>
          {fallback && (
            <a
              className="contact-action"
              href={mailUrl(fallback.email, '')}
              onFocus={refresh}
              onPointerDown={refresh}
              onClick={refresh}
            >
              {messages.sendByEmail}
            </a>
          )}
          <span className="contact-announcement" role="status">
            {isCopied && messages.copied}
          </span>
        </>
      )}
    </div>
  );
});

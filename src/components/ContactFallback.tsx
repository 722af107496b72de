'use client';
import { forwardRef, useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { phoneUrl } from '../client/phoneUrl.js';
import { copyText, shownControls } from '../form/copyText.js';
import type * as KeepMailLink from '../form/keepMailLink.js';
import { callAndReport } from '../submission/callAndReport.js';
import { className } from './className.js';
import { useContactFormContext } from './ContactFormContext.js';
import { hideVisually } from './hideVisually.js';

export type ContactFallbackProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * Offers alternatives when a submission has failed. Renders a `<div>` with a `<button>` that copies the visitor's text
 * with the labels of the fields. If the form has a `fallbackEmail`, a link before the button opens the visitor's mail
 * program with that text. If it has a `fallbackPhone`, a link calls the number. Before a failure, the `<div>` is empty.
 *
 * State: `data-code`, the code of the error.
 */
export const ContactFallback = forwardRef<HTMLDivElement, ContactFallbackProps>(function ContactFallback(
  { className: added, ...props },
  ref,
) {
  const { controller, state, options } = useContactFormContext('<ContactFallback>');
  const { fallbackEmail, fallbackPhone, onFallback } = options;
  const { actions, labels } = options.messages;
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = controller.getForm();
  const mailLink = useRef<HTMLAnchorElement>(null);
  const [module, setModule] = useState<typeof KeepMailLink>();

  // While the visitor sends again, the actions stay, so that nothing moves.
  const error = state.error ?? state.previousError;
  const hasEngine = Boolean(state.queryClientContext);
  useEffect(() => {
    if (!hasEngine && !error) return;
    // Loads with the engine, because the network can be gone when a submission has failed. If loading fails, the link
    // opens an empty mail, and the button copies the message alone.
    import('../form/keepMailLink.js').then(
      // Before a failure, the browser only caches the module, so that the form does not render.
      (loaded) => error && setModule(loaded),
      () => undefined,
    );
  }, [hasEngine, error]);

  // Typing must not render, so the attribute is set. The effect runs after each commit, which can change a label.
  useEffect(() => {
    const link = mailLink.current;
    return form && link && fallbackEmail
      ? module?.keepMailLink(link, fallbackEmail, labels.message, form, shownControls)
      : undefined;
  });

  return (
    <div {...props} ref={ref} className={className('rck-fallback', added)} data-code={error?.code}>
      {error && (
        <>
          {fallbackEmail && (
            <a
              ref={mailLink}
              className="rck-action"
              href={`mailto:${typeof fallbackEmail === 'string' ? fallbackEmail : fallbackEmail.email}`}
              onClick={() => callAndReport(onFallback, 'email')}
            >
              {actions.sendByEmail}
            </a>
          )}
          <button
            type="button"
            className="rck-action"
            onClick={() => {
              void copyText(form, module, timer, setIsCopied);
              callAndReport(onFallback, 'copy');
            }}
          >
            {isCopied ? actions.copied : actions.copyMessage}
          </button>
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
          <span ref={hideVisually} className="rck-announcement" role="status">
            {isCopied && actions.copied}
          </span>
        </>
      )}
    </div>
  );
});

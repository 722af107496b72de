'use client';
import { forwardRef, useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { phoneUrl } from '../client/phoneUrl.js';
import { copyText, fallbackControls } from '../form/copyText.js';
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
  // A ref, because loading the module does not change the rendered output.
  const module = useRef<typeof KeepMailLink>(undefined);

  // While the visitor sends again, the actions stay, so that nothing moves.
  const error = state.error ?? state.previousError;
  const hasEngine = Boolean(state.queryClientContext);
  useEffect(() => {
    if (!hasEngine && !error) return undefined;
    let stop: (() => void) | undefined;
    let isOutdated = false;
    const onLoad = (loaded: typeof KeepMailLink) => {
      module.current = loaded;
      const link = mailLink.current;
      // Sets `href` directly, so that typing does not cause a render.
      if (!isOutdated && form && link && fallbackEmail)
        stop = loaded.keepMailLink(link, fallbackEmail, labels.message, form, fallbackControls);
    };
    // Loads with the engine, because the network can be gone when a submission has failed. If loading fails, the link
    // opens an empty mail, and the button copies the message alone.
    import('../form/keepMailLink.js').then(onLoad, () => undefined);
    return () => {
      isOutdated = true;
      stop?.();
    };
  }, [hasEngine, error, fallbackEmail, form, labels.message]);

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
              void copyText(form, module.current, timer, setIsCopied);
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

'use client';
import { useEffect, useRef, useState } from 'react';
import { phoneUrl } from '../client/phoneUrl.js';
import { copyText, fallbackControls } from '../form/copyText.js';
import type * as KeepMailLink from '../form/keepMailLink.js';
import type { ResolvedOptions } from '../options/useContactOptions.js';
import { callAndReport } from '../submission/callAndReport.js';

/** Props of the elements with which a visitor can act after a failed submission. */
export interface FallbackActions {
  /**
   * For a `<button>` that copies the visitor's text, with the labels of the fields. If the browser refuses to copy, it
   * selects the field `message`.
   */
  copyProps: { type: 'button'; onClick: () => void };
  /** `true` for three seconds after the text was copied. */
  isCopied: boolean;
  /**
   * For an `<a>` that opens the visitor's mail program with the text. The `ref` in it keeps the `href` up to date while
   * the visitor edits. Undefined without `fallbackEmail`.
   */
  emailProps:
    { href: string; ref: (link: HTMLAnchorElement | null) => void; onClick: () => void } | undefined;
  /** For an `<a>` that calls `phoneNumber`. Undefined without `fallbackPhone`. */
  phoneProps: { href: string; dir: 'ltr'; onClick: () => void } | undefined;
  /** The option `fallbackPhone`, which a `ContactProvider` can set. */
  phoneNumber: string | undefined;
}

/** Returns the fallback actions of a form. */
export function useFallback(
  getForm: () => HTMLFormElement | null,
  getFieldNames: () => readonly string[],
  { fallbackEmail, fallbackPhone, onFallback, messages }: ResolvedOptions,
): FallbackActions {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // State, because the app can render the link later than the component that calls the hook.
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  // A ref, because loading the module does not change the rendered output.
  const module = useRef<typeof KeepMailLink>(undefined);

  // After the page, because only a failure needs it, and before a failure, because the network can be gone then. Until
  // it has loaded, or if that fails, the link opens an empty mail, and the button copies the message alone.
  useEffect(() => {
    import('../form/keepMailLink.js').then(
      (loaded) => (module.current = loaded),
      () => undefined,
    );
  }, []);

  // Typing must not render, so the attribute is set. The effect runs after each commit, which can change a label.
  useEffect(() => {
    const form = getForm();
    return form && link && fallbackEmail
      ? module.current?.keepMailLink(link, fallbackEmail, messages.labels.message, form, () =>
          fallbackControls(form, getFieldNames()),
        )
      : undefined;
  });

  return {
    isCopied,
    copyProps: {
      type: 'button',
      onClick() {
        void copyText(getForm(), module.current, timer, setIsCopied, getFieldNames());
        callAndReport(onFallback, 'copy');
      },
    },
    emailProps: fallbackEmail
      ? {
          ref: setLink,
          href: `mailto:${typeof fallbackEmail === 'string' ? fallbackEmail : fallbackEmail.email}`,
          onClick: () => callAndReport(onFallback, 'email'),
        }
      : undefined,
    phoneNumber: fallbackPhone,
    phoneProps: fallbackPhone
      ? {
          dir: 'ltr',
          href: phoneUrl(fallbackPhone),
          onClick: () => callAndReport(onFallback, 'phone'),
        }
      : undefined,
  };
}

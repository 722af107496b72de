'use client';
import { useEffect, useRef, useState } from 'react';
import type * as Actions from '../fallback/actions.js';
import { emptyMailUrl, phoneUrl } from '../fallback/links.js';
import { useCopied } from '../fallback/useCopied.js';
import type { ResolvedOptions } from '../options/useOptions.js';
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
  // State, because the app can render the link later than the component that calls the hook.
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  // A ref, because loading the module does not change the rendered output.
  const actions = useRef<typeof Actions>(undefined);
  // Without the form, there is no text: the clipboard must keep what it contains.
  const [isCopied, copy] = useCopied(async () => {
    const form = getForm();
    return Boolean(form && (await actions.current?.copyText(form, getFieldNames())));
  });

  // After the page, because only a failure needs it, and before a failure, because the network can be gone then. Until
  // it has loaded, or if that fails, the link opens an empty mail, and the button copies nothing.
  useEffect(() => {
    import('../fallback/actions.js').then(
      (loaded) => (actions.current = loaded),
      () => undefined,
    );
  }, []);

  // Typing must not render, so the attribute is set. The effect runs after each commit, which can change a label.
  useEffect(() => {
    const form = getForm();
    if (!form || !link || !fallbackEmail) return undefined;
    const getMail = () => ({ target: fallbackEmail, subject: messages.labels.message });
    return actions.current?.keepMailLink(link, form, getMail, getFieldNames);
  });

  return {
    isCopied,
    copyProps: {
      type: 'button',
      onClick() {
        copy();
        callAndReport(onFallback, 'copy');
      },
    },
    emailProps: fallbackEmail
      ? {
          ref: setLink,
          href: emptyMailUrl(fallbackEmail),
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

'use client';
import { useEffect, useRef, useState } from 'react';
import type * as Actions from '../fallback/actions.js';
import { phoneUrl } from '../fallback/links.js';
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
   * the visitor edits. Undefined without `fallback.email`.
   */
  emailProps:
    { href: string; ref: (link: HTMLAnchorElement | null) => void; onClick: () => void } | undefined;
  /** For an `<a>` that calls `phoneNumber`. Undefined without `fallback.phone`. */
  phoneProps: { href: string; dir: 'ltr'; onClick: () => void } | undefined;
  /** `fallback.phone`, from the hook's options or a `ContactProvider`. */
  phoneNumber: string | undefined;
}

/** Returns the fallback actions of a form. */
export function useFallback(
  getForm: () => HTMLFormElement | null,
  getFieldNames: () => readonly string[],
  options: ResolvedOptions,
): FallbackActions {
  const { email, phone, onUse } = options.fallback ?? {};
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
    if (!form || !link || !email) return undefined;
    return actions.current?.keepMailLink(link, form, () => options, getFieldNames);
  });

  return {
    isCopied,
    copyProps: {
      type: 'button',
      onClick() {
        copy();
        callAndReport(onUse, 'copy');
      },
    },
    emailProps: email
      ? {
          ref: setLink,
          href: `mailto:${email}`,
          onClick: () => callAndReport(onUse, 'email'),
        }
      : undefined,
    phoneNumber: phone,
    phoneProps: phone
      ? {
          dir: 'ltr',
          href: phoneUrl(phone),
          onClick: () => callAndReport(onUse, 'phone'),
        }
      : undefined,
  };
}

'use client';
import { useEffect, useState } from 'react';
import { copyText, keepMailLink } from '../fallback/actions.js';
import { phoneUrl } from '../fallback/links.js';
import { useCopied } from '../engine/useCopied.js';
import type { ResolvedOptions } from '../form/useOptions.js';
import { callAndReport } from '../form/report.js';

/** Props for elements that let the visitor act after a failure. `children` is the text of an element. */
export interface FallbackActions {
  /**
   * For a `<button>` that copies the visitor's text with the field labels. After a copy, the label is "Copied" for
   * three seconds. If the browser does not allow the copy, the button selects `message` or the first text field.
   */
  copyProps: { type: 'button'; onClick: () => void; children: string };
  /**
   * For an `<a>` that opens the visitor's mail program with the text. The `ref` updates the `href` while the visitor
   * edits. Undefined if `fallback.email` is not set.
   */
  emailProps:
    | { href: string; ref: (link: HTMLAnchorElement | null) => void; onClick: () => void; children: string }
    | undefined;
  /** For an `<a>` that calls you. Undefined if `fallback.phone` is not set. */
  phoneProps: { href: string; dir: 'ltr'; onClick: () => void; children: string } | undefined;
}

/** Returns the fallback actions of a form, and whether the visitor has just copied the text. */
export function useFallback(
  getForm: () => HTMLFormElement | null,
  getFieldNames: () => readonly string[],
  options: ResolvedOptions,
): readonly [actions: FallbackActions, isCopied: boolean] {
  const { email, phone, onUse } = options.fallback ?? {};
  const { actions } = options.messages;
  // State, because the app can render the link later than the component that calls the hook.
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  // Without the form, there is no text: the clipboard must keep what it contains.
  const [isCopied, copy] = useCopied(async () => {
    const form = getForm();
    return Boolean(form && (await copyText(form, getFieldNames())));
  });

  // Typing must not render, so the attribute is set. The effect runs after each commit, which can change a label.
  useEffect(() => {
    const form = getForm();
    return form && link && email ? keepMailLink(link, form, () => options, getFieldNames) : undefined;
  });

  const fallback: FallbackActions = {
    copyProps: {
      type: 'button',
      onClick() {
        copy();
        callAndReport(onUse, 'copy');
      },
      children: isCopied ? actions.copied : actions.copyMessage,
    },
    emailProps: email
      ? {
          ref: setLink,
          href: `mailto:${email}`,
          onClick: () => callAndReport(onUse, 'email'),
          children: actions.sendByEmail,
        }
      : undefined,
    phoneProps: phone
      ? {
          dir: 'ltr',
          href: phoneUrl(phone),
          onClick: () => callAndReport(onUse, 'phone'),
          children: phone,
        }
      : undefined,
  };
  return [fallback, isCopied];
}

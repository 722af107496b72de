'use client';
import { useEffect, useState } from 'react';
import { keepDraft } from '../drafts/keepDraft.js';
import type { RestoredDraft } from '../form/FormState.js';
import { CONTROLS } from '../schema/controls.js';
import { setText } from '../form/setText.js';
import { focusField, isShown } from '../form/shownFields.js';
import type { UseContactFormReturn } from './useContactForm.js';

/** The options of `useDraft`. */
export interface UseDraftOptions {
  /**
   * Whether text is restored and saved. The `draft` of a `ContactProvider` applies only to `ContactForm`.
   * @default true
   */
  enabled?: boolean | undefined;
}

/**
 * Keeps the visitor's unsent text as `ContactForm` does with `draft`: in the tab's session storage for a day, until it
 * is sent or discarded. Returns the restored draft while the visitor can decide about it, for a notice in the form. The
 * `<form>` needs the `formRef` of `useContactForm`.
 *
 * @param contactForm the return value of `useContactForm`
 * @param options whether text is kept
 */
export function useDraft(
  { controller, status }: Pick<UseContactFormReturn, 'controller' | 'status'>,
  { enabled = true }: UseDraftOptions = {},
): RestoredDraft | undefined {
  const [draft, setDraft] = useState<RestoredDraft>();

  useEffect(() => {
    const { form } = controller;
    return enabled && form
      ? keepDraft(form, { ...controller, controls: CONTROLS, setDraft, setText }, controller)
      : undefined;
  }, [controller, enabled]);

  function decide(decision: () => void): void {
    decision();
    // The button disappears, so the focus moves to the first field.
    const controls = Array.from(controller.form?.elements ?? []) as HTMLElement[];
    const first = controls.find(
      (control) => control.matches(`${CONTROLS}:enabled:not([type=hidden])`) && isShown(control),
    );
    const group = first?.matches('[type=radio]') ? first.closest('fieldset') : null;
    focusField(group ?? first);
  }

  // The visitor cannot discard text that is being sent.
  if (!draft || status === 'pending') return undefined;
  return { ...draft, keep: () => decide(draft.keep), discard: () => decide(draft.discard) };
}

'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { attachDraft } from '../drafts/attachDraft.js';
import { focusFirstField } from '../fields/focus.js';
import { setText } from '../fields/text.js';
import { CONTROLS } from '../fields/shown.js';
import type { RestoredDraft } from '../submission/store.js';
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
  const { store } = controller;
  const draft = useSyncExternalStore(
    store.subscribe,
    () => store.getState().draft,
    () => undefined,
  );

  useEffect(() => {
    const { form, ...host } = controller;
    return enabled && form
      ? attachDraft(form, {
          ...host,
          setText,
          focusFirstField,
          getControls: () => CONTROLS,
          canWrite: () => true,
        })
      : undefined;
  }, [controller, enabled]);

  // The visitor cannot discard text that is being sent.
  return status === 'pending' ? undefined : draft;
}

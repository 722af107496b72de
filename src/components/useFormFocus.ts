'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { EngineState } from '../engine/EngineState.js';

/**
 * Moves the focus where an attempt to send leads: to the first refused field, into the confirmation, or into the form
 * that comes back. A visitor who has gone on to something else on the page stays there.
 */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  { status, submitCount }: EngineState,
): void {
  const lastStatus = useRef(status);

  // An effect, so that the field's error and description are there before the focus is.
  useEffect(() => {
    const element = form.current;
    const wasSent = lastStatus.current === 'success';
    lastStatus.current = status;
    if (!element || !(element.contains(document.activeElement) || document.activeElement === document.body))
      return;
    const find = (selector: string) => element.querySelector<HTMLElement>(selector);
    if (status === 'success') {
      (find('.contact-confirmation-title') ?? element).focus();
    } else if (status === 'idle' && (submitCount > 0 || wasSent)) {
      find(wasSent ? '.contact-control' : '.contact-control[aria-invalid]')?.focus();
    }
  }, [form, status, submitCount]);
}

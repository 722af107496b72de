'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { EngineState } from '../engine/EngineState.js';

/**
 * Moves the focus where an attempt to send leads: to the first refused field, into the confirmation, or into the form
 * that comes back.
 */
export function useFormFocus(form: RefObject<HTMLFormElement | null>, { status }: EngineState): void {
  const lastStatus = useRef(status);

  // An effect, so that the field's error and description are there before the focus is.
  useEffect(() => {
    const element = form.current;
    const find = (selector: string) => element?.querySelector<HTMLElement>(selector);
    const wasSent = lastStatus.current === 'success';
    lastStatus.current = status;
    if (status === 'idle') {
      find(wasSent ? '.contact-control' : '.contact-control[aria-invalid]')?.focus();
    } else if (status === 'success') {
      // Those who have gone on to something else on the page stay there; the announcement tells them.
      const { activeElement, body } = document;
      if (activeElement !== body && !element?.contains(activeElement)) return;
      (find('.contact-confirmation-title') ?? element)?.focus();
    }
  }, [form, status]);
}

'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { EngineState } from '../engine/EngineState.js';

/** Moves the focus where an attempt to send leads: to the first refused field, or into the form that comes back. */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  { status, submitCount }: EngineState,
): void {
  const wasSent = useRef(false);

  // An effect, so that the field's error and description are there before the focus is.
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount]);

  useEffect(() => {
    if (wasSent.current && status === 'idle') (form.current?.elements[0] as HTMLElement | undefined)?.focus();
    wasSent.current = status === 'success';
  }, [form, status]);
}

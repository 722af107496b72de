'use client';
import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../schema/parseValues.js';

/**
 * Moves the focus to the first refused field of a submission, in document order, once its error has rendered.
 *
 * @param refused the errors of the submission
 * @param rendered react-hook-form's errors, by field name
 */
export function useFocusRefused(
  refused: FieldErrors | undefined,
  rendered: object,
  getForm: () => HTMLFormElement | null,
  setFocus: (name: string) => void,
): void {
  const focused = useRef<FieldErrors>(undefined);
  // In an effect, because an error must be in the DOM before its field takes the focus.
  useEffect(() => {
    if (!refused || refused === focused.current) return;
    const controls = Array.from(getForm()?.elements ?? []) as HTMLInputElement[];
    const first = controls.find(({ name }) => Object.hasOwn(refused, name))?.name;
    // react-hook-form's errors can render after the status.
    if (first === undefined || !Object.hasOwn(rendered, first)) return;
    focused.current = refused;
    setFocus(first);
  });
}

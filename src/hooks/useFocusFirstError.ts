'use client';
import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../schema/parseValues.js';

/**
 * Moves the focus to the first field, in document order, that the submission refused. Waits until its error has rendered.
 *
 * @param rendered the rendered errors of react-hook-form, by field name
 */
export function useFocusFirstError(
  refused: FieldErrors | undefined,
  rendered: Readonly<Record<string, unknown>>,
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

'use client';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { activeElementOf } from '../form/activeElementOf.js';
import { isShown } from '../form/shownFields.js';
import type { FieldErrors } from '../schema/parseValues.js';

/** A control in the tab order. Design systems add native controls that are not, for example to a select. */
const TABBABLE = ':enabled:not([type=hidden], [tabindex="-1"])';

/**
 * Moves the focus to the first field, in document order, that the submission refused. Waits until its error has rendered.
 */
export function useFocusFirstError<Values extends FieldValues, Output>(
  refused: FieldErrors | undefined,
  { formState, getFieldState }: Pick<UseFormReturn<Values, unknown, Output>, 'formState' | 'getFieldState'>,
  getForm: () => HTMLFormElement | null,
): void {
  const focused = useRef<FieldErrors>(undefined);
  // In an effect, because an error must be in the DOM before its field takes the focus.
  useEffect(() => {
    const form = getForm();
    if (!form || !refused || refused === focused.current) return;
    const names = Object.keys(refused) as FieldPath<Values>[];
    // react-hook-form's errors can render after the status.
    if (names.some((name) => getFieldState(name).error !== getFieldState(name, formState).error)) return;
    focused.current = refused;
    const elements = names.map((name) => {
      const controls = Array.from(form.elements) as HTMLInputElement[];
      const control = controls.find((each) => each.name === name && each.matches(TABBABLE) && isShown(each));
      return control ?? focusRef(getFieldState(name).error?.ref, form);
    });
    const page = Array.from((form.getRootNode() as Document).querySelectorAll<HTMLElement>('*'));
    page.find((element) => elements.includes(element))?.focus();
  });
}

/** Focuses the field of a ref, and returns its element, which the ref of a `Controller` does not contain. */
function focusRef(ref: { focus?: () => void } | undefined, form: HTMLFormElement): Element | null {
  const before = activeElementOf(form);
  ref?.focus?.();
  const active = activeElementOf(form);
  return active === before ? null : active;
}

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
    const names = (Object.keys(refused) as FieldPath<Values>[]).filter((name) => getFieldState(name).error);
    // react-hook-form's errors can render after the status.
    if (!names.every((name) => getFieldState(name, formState).error)) return;
    focused.current = refused;
    const controls = (Array.from(form.elements) as HTMLInputElement[]).filter(
      (control) => control.matches(TABBABLE) && isShown(control),
    );
    let first: HTMLElement | undefined;
    for (const name of names) {
      const element =
        controls.find((control) => control.name === name) ?? focusRef(getFieldState(name).error?.ref, form);
      const isFirst = !first || (element && isBefore(element, first));
      if (isFirst) first = element;
    }
    first?.focus();
  });
}

/**
 * Focuses the field of a ref, and returns its element. The ref of a `Controller` has a method `focus`, but does not tell
 * which element takes the focus.
 */
function focusRef(ref: { focus?: () => void } | undefined, form: HTMLFormElement): HTMLElement | undefined {
  const before = activeElementOf(form);
  ref?.focus?.();
  const active = activeElementOf(form);
  return active === before ? undefined : (active as HTMLElement);
}

/** Whether an element is before another one in document order. */
function isBefore(element: Element, other: Element): boolean {
  return Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

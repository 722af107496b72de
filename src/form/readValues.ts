import { isShown } from './shownFields.js';

export type ControlValues = Record<string, string | boolean | string[]>;

// JSON cannot contain files. A trap and a challenge widget have controls that are no fields.
const CONTROLS = ':is(input, textarea, select)[name]:enabled:not([type=file], [data-rck-ignore] *)';

/**
 * The values of a form's named controls: text, the value of the checked radio, a boolean for a checkbox, an array for a
 * multiple select. It reads the DOM, because autofill, browser extensions and scripts write there too.
 */
export function readValues(form: HTMLFormElement): ControlValues {
  const values: ControlValues = {};
  for (const control of sentControls(form)) {
    const { name, type } = control;
    if (type === 'checkbox') values[name] = control.checked;
    else if (type === 'select-multiple') {
      const { selectedOptions } = control as Element as HTMLSelectElement;
      values[name] = Array.from(selectedOptions, ({ value }) => value);
    } else values[name] = control.value;
  }
  return values;
}

/**
 * The controls with the values that are sent, in document order: one for each name, and of radio buttons the checked
 * one. If two controls have the same name, it returns the visible one.
 */
export function sentControls(form: HTMLFormElement): HTMLInputElement[] {
  const controls = new Map<string, HTMLInputElement>();
  for (const element of form.elements) {
    if (!element.matches(CONTROLS)) continue;
    const control = element as HTMLInputElement;
    if (control.type === 'radio' && !control.checked) continue;
    const other = controls.get(control.name);
    if (!other || isPreferred(control, other)) controls.set(control.name, control);
  }
  return [...controls.values()];
}

/** Responsive layouts and browser extensions can add a second control with the same name. */
function isPreferred(control: HTMLInputElement, other: HTMLInputElement): boolean {
  return rank(control) > rank(other);
}

function rank(control: HTMLInputElement): number {
  if (control.type === 'hidden' || !isShown(control)) return 0;
  return 'field' in control.dataset ? 2 : 1;
}

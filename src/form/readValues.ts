import { CONTROLS } from '../schema/controls.js';
import { isShown } from './shownFields.js';

export type ControlValues = Record<string, string | boolean | number | string[]>;

/**
 * The values of a form's named controls: text, the value of the checked radio, a boolean for a checkbox, an array for a
 * group of checkboxes and for a multiple select, and NaN for a number or date that the browser cannot read, so that no
 * schema takes it for an empty field. It reads the DOM, because autofill, browser extensions and scripts write there too.
 */
export function readValues(form: HTMLFormElement): ControlValues {
  const values: ControlValues = {};
  for (const control of sentControls(form)) {
    const { name, type, value, checked, validity } = control;
    // A group can have a single checkbox, so the fieldset decides whether the value is an array.
    const group = control.closest<HTMLElement>('fieldset[data-field]');
    if (type === 'select-multiple') {
      const select = control as Element as HTMLSelectElement;
      values[name] = Array.from(select.selectedOptions, (option) => option.value);
    } else if (type !== 'checkbox') values[name] = validity.badInput ? NaN : value;
    else if (group?.dataset['field'] !== name) values[name] = checked;
    else {
      values[name] = Array.from(group.querySelectorAll<HTMLInputElement>('input:checked:enabled'))
        .filter((choice) => choice.name === name)
        .map((choice) => choice.value);
    }
  }
  return values;
}

/**
 * The controls with the values that are sent, in document order: one for each name, and of radio buttons the checked
 * one. If two controls have the same name, it returns the visible one. For a group of checkboxes, that is the first.
 */
export function sentControls(form: HTMLFormElement): HTMLInputElement[] {
  const controls = new Map<string, HTMLInputElement>();
  for (const element of form.elements) {
    if (!element.matches(`${CONTROLS}:enabled`)) continue;
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
  return control.closest('[data-field]') ? 2 : 1;
}

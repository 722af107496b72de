import { isShown } from './shownFields.js';

export type ControlValues = Record<string, string | boolean | string[]>;

// JSON cannot contain files.
const CONTROLS = ':is(input, textarea, select)[name]:enabled:not([type=file])';

/**
 * The values of a form's named controls: text, the value of the checked radio, a boolean for a checkbox, an array for a
 * multiple select. It reads the DOM, because autofill, browser extensions and scripts write there too.
 *
 * If two controls have the same name, it reads the visible one.
 */
export function readValues(form: HTMLFormElement): ControlValues {
  const values: ControlValues = {};
  const sources = new Map<string, HTMLInputElement>();
  for (const element of form.elements) {
    if (!element.matches(CONTROLS)) continue;
    const control = element as HTMLInputElement;
    const { name, type } = control;
    const other = sources.get(name);
    if (other && !isPreferred(control, other)) continue;
    if (type === 'checkbox') values[name] = control.checked;
    else if (type === 'select-multiple') {
      const { selectedOptions } = element as HTMLSelectElement;
      values[name] = Array.from(selectedOptions, ({ value }) => value);
    } else if (type !== 'radio') values[name] = control.value;
    else if (control.checked) values[name] = control.value;
    else continue;
    sources.set(name, control);
  }
  return values;
}

/** Responsive layouts and browser extensions can add a second control with the same name. */
function isPreferred(control: HTMLInputElement, other: HTMLInputElement): boolean {
  return rank(control) > rank(other);
}

function rank(control: HTMLInputElement): number {
  if (control.type === 'hidden' || !isShown(control)) return 0;
  return 'field' in control.dataset ? 2 : 1;
}

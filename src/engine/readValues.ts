export type ControlValues = Record<string, string | boolean | string[]>;

// Files do not go into JSON.
const CONTROLS = ':is(input, textarea, select)[name]:enabled:not([type=file])';

/**
 * What the named controls of a form hold: text, the checked radio's value, a boolean for a checkbox, a list for a
 * multiple select. The screen is the only place where a visitor's text lives, so autofill and scripts are heard too.
 */
export function readValues(form: HTMLFormElement): ControlValues {
  const values: ControlValues = {};
  for (const element of form.elements) {
    if (!element.matches(CONTROLS)) continue;
    const control = element as HTMLInputElement;
    const { name, type } = control;
    if (type === 'checkbox') values[name] = control.checked;
    else if (type === 'select-multiple') {
      const { selectedOptions } = element as HTMLSelectElement;
      values[name] = Array.from(selectedOptions, ({ value }) => value);
    } else if (type !== 'radio' || control.checked) values[name] = control.value;
  }
  return values;
}

type Values = Record<string, string | boolean | string[]>;

/**
 * What the named controls of a form hold: text, the checked radio's value, a boolean for a checkbox, a list for a
 * multiple select. The screen is the only place where a visitor's text lives, so autofill and scripts are heard too.
 */
export function readValues(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const control of form.elements) {
    if (!isNamedControl(control) || control.matches(':disabled')) continue;
    if (control.type === 'radio') {
      if ((control as HTMLInputElement).checked) values[control.name] = control.value;
    } else if (control.type === 'checkbox') {
      values[control.name] = (control as HTMLInputElement).checked;
    } else if (control.type === 'select-multiple') {
      const { selectedOptions } = control as HTMLSelectElement;
      values[control.name] = Array.from(selectedOptions, (option) => option.value);
    } else {
      values[control.name] = control.value;
    }
  }
  return values;
}

function isNamedControl(
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return element.matches('input[name]:not([type=file]), textarea[name], select[name]');
}

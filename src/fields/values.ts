import type { FieldRules } from '../schema/fieldRules.js';
import type { Fields } from '../schema/parseValues.js';
import { readControls, type ControlState } from './controls.js';
import { groupOf, nameOf, sentControls, ticked } from './sentControls.js';
import { CONTROLS, elementsOf, MARKED_REQUIRED } from './shown.js';

type ControlValues = Record<string, string | boolean | number | string[]>;

/**
 * The values of a form's controls, and the rules of its fields.
 *
 * @param controls their state at a submit
 */
export function readFields(
  form: HTMLFormElement,
  controls: readonly ControlState[] = readControls(form),
): Fields {
  return { values: controlValues(controls), rules: fieldRules(form, controls) };
}

/**
 * The rules of the kit's fields, from the attributes of their controls. `data-field` marks a field of the kit. Its element
 * is the control, a `<fieldset>` around it, or a custom control for which the form reads another one.
 */
export function fieldRules(
  form: HTMLFormElement,
  controls: readonly ControlState[],
): Record<string, FieldRules> {
  // Radio buttons without a choice have no value, but rules.
  const states = [...sentControls(controls), ...controls.filter(({ control }) => control.matches(CONTROLS))];
  const elements = fieldElements(form);
  const rules = new Map<string, FieldRules>();
  for (const { control } of states) {
    const name = nameOf(control);
    const around = control.closest<HTMLElement>('[data-field]');
    const field = [around, ...elements].find((element) => element?.dataset['field'] === name);
    if (field && !rules.has(name)) rules.set(name, controlRules(control, field));
  }
  return Object.fromEntries(rules);
}

/** The elements of a form's fields: controls, groups and custom controls. */
export function fieldElements(form: HTMLFormElement): HTMLElement[] {
  return elementsOf(form, '[data-field]');
}

/** The rules in the attributes of a control and of its field's element. */
function controlRules(control: HTMLInputElement, field: HTMLElement): FieldRules {
  const { dataset } = field;
  const { type, pattern, min, max, step, defaultValue, title } = control;
  return {
    type: groupOf(control) ? 'list' : type,
    required: control.hasAttribute('required') || field.matches(MARKED_REQUIRED),
    minLength: dataset['minLength'],
    maxLength: dataset['maxLength'],
    pattern,
    min,
    max,
    step,
    // Only for a number, date or time: React keeps it equal to the text of a controlled field.
    defaultValue: control.valueAsNumber <= Infinity ? defaultValue : undefined,
    title,
  };
}

/**
 * The values of a form's named controls: text, the value of the checked radio, a boolean for a checkbox, an array for a
 * group of checkboxes and for a multiple select, and NaN for a number or date that the browser cannot read, so that no
 * schema takes it for an empty field. They come from the DOM, because autofill, browser extensions and scripts write there
 * too.
 */
function controlValues(controls: readonly ControlState[]): ControlValues {
  // A field can have the name `__proto__`.
  return Object.fromEntries(
    sentControls(controls).map((state) => {
      const { type } = state.control;
      const name = nameOf(state.control);
      // A group can have a single checkbox, so the fieldset decides whether the value is an array.
      if (groupOf(state.control)) return [name, ticked(controls, state).map(({ value }) => value)];
      if (type === 'select-multiple') return [name, [...state.selected]];
      if (type === 'checkbox') return [name, state.checked];
      return [name, state.isUnreadable ? NaN : textValue(state)];
    }),
  );
}

/** The text of a control. */
export function textValue({ control, value, data }: ControlState): string {
  const entry = data ? data.get(nameOf(control)) : value;
  return typeof entry === 'string' ? entry : '';
}

import type { FieldRules } from '../schema/fieldRules.js';
import type { Fields } from '../schema/parseValues.js';
import { readControls, type ControlState } from './controls.js';
import { CONTROLS, elementsOf, isShown, MARKED_REQUIRED } from './shown.js';

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

/**
 * The controls with the values that are sent, in document order: one for each name, and of radio buttons the checked
 * one. If two controls have the same name, it returns the visible one. For a group of checkboxes, that is the first.
 */
export function sentControls(controls: readonly ControlState[]): ControlState[] {
  const byName = new Map<string, ControlState>();
  for (const state of controls) {
    const { control } = state;
    if (!control.matches(CONTROLS) || (control.type === 'radio' && !state.checked)) continue;
    const name = nameOf(control);
    const other = byName.get(name);
    // Responsive layouts and browser extensions can add a second control with the same name.
    if (!other || rank(control) > rank(other.control)) byName.set(name, state);
  }
  return [...byName.values()];
}

/** The control of a form whose value is sent as this field. */
export function sentControl(form: HTMLFormElement, name: string): ControlState | undefined {
  return sentControls(readControls(form)).find(({ control }) => nameOf(control) === name);
}

/** The name of a control. A custom element can have no property with this name. */
export function nameOf(control: Element): string {
  return control.getAttribute('name') ?? '';
}

/** The text of a control. */
export function textValue({ control, value, data }: ControlState): string {
  const entry = data ? data.get(nameOf(control)) : value;
  return typeof entry === 'string' ? entry : '';
}

/** The ticked checkboxes of the group that contains this one. */
export function ticked(controls: readonly ControlState[], { control }: ControlState): ControlState[] {
  const group = groupOf(control);
  return controls.filter(
    (other) => other.checked && other.control.name === control.name && groupOf(other.control) === group,
  );
}

/** The `<fieldset>` of a group of checkboxes. */
export function groupOf(control: HTMLInputElement): HTMLFieldSetElement | null {
  const group =
    control.type === 'checkbox' ? control.closest<HTMLFieldSetElement>('fieldset[data-field]') : null;
  return group?.dataset['field'] === control.name ? group : null;
}

function rank(control: HTMLInputElement): number {
  if (!isShown(control)) return 0;
  return control.closest('[data-field]') ? 2 : 1;
}

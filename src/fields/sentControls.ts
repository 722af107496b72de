import { readControls, type ControlState } from './controls.js';
import { CONTROLS, isShown } from './shown.js';

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

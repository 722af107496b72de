import { fieldsText, TICKED } from '../client/fieldsText.js';
import { mailUrl, type MailTarget } from '../client/mailUrl.js';

// Imports nothing that the page has loaded with the form: some bundlers would move shared modules into further files.

// A script can change a value, and a commit can change a label, without an event. The other events precede the ways to
// open or copy a link.
const CHANGES = ['input', 'change', 'pointerdown', 'focusin', 'click'];

/**
 * Sets the URL of a mail link to the text of the form's controls, now and after each change. Returns the clean-up.
 *
 * @param subject the subject if the target has none
 */
export function keepMailLink(
  link: HTMLAnchorElement,
  target: MailTarget,
  subject: string,
  form: HTMLFormElement,
  getControls: (form: HTMLFormElement) => readonly HTMLInputElement[],
): () => void {
  const update = () => {
    link.href = mailUrl(target, subject, composeText(getControls(form)));
  };
  update();
  // The link can be outside the form.
  const sources = [form, link];
  for (const type of CHANGES) for (const source of sources) source.addEventListener(type, update);
  return () => {
    for (const type of CHANGES) for (const source of sources) source.removeEventListener(type, update);
  };
}

/** The text of the controls with the labels that the visitor sees. Leaves out controls without a label. */
export function composeText(controls: readonly HTMLInputElement[]): string {
  const fields = controls.map((control) => ({
    name: control.name,
    label: labelOf(control),
    text: valueText(control),
  }));
  return fieldsText(fields.filter(({ label }) => label));
}

function labelOf(control: HTMLInputElement): string {
  // The label of a choice in a group does not name the field.
  const group = groupOf(control);
  if (group) return textOf(group.querySelector('legend'));
  // A hidden native control of a custom control has no label, but the element that takes the focus has one.
  const { name, form } = control;
  const elements = Array.from((form?.elements ?? []) as Iterable<HTMLInputElement>);
  const labeled =
    (control.labels?.length ? control : elements.find(({ dataset }) => dataset['field'] === name)) ?? control;
  const labelledBy = labeled.ownerDocument.getElementById(labeled.getAttribute('aria-labelledby') ?? '');
  return textOf(labeled.labels?.[0] ?? labelledBy) || (labeled.getAttribute('aria-label') ?? '');
}

function valueText(control: HTMLInputElement | HTMLSelectElement): string {
  if ('selectedOptions' in control) {
    const chosen = Array.from(control.selectedOptions).filter(({ value }) => value);
    return chosen.map(({ label }) => label).join(', ');
  }
  const { name, type, checked, value } = control;
  const group = type === 'checkbox' && groupOf(control);
  if (group) {
    const ticked = Array.from(group.querySelectorAll<HTMLInputElement>('input:checked:enabled'));
    return ticked
      .filter((choice) => choice.name === name)
      .map(choiceText)
      .join(', ');
  }
  if (type === 'checkbox') return checked ? TICKED : '';
  return type === 'radio' ? choiceText(control) : value;
}

/** The fieldset around radio buttons, or around a group of checkboxes as `readValues` finds it. */
function groupOf(control: HTMLInputElement): HTMLFieldSetElement | null {
  const { name, type } = control;
  if (type === 'radio') return control.closest('fieldset');
  const group = type === 'checkbox' ? control.closest<HTMLFieldSetElement>('fieldset[data-field]') : null;
  return group?.dataset['field'] === name ? group : null;
}

function choiceText({ labels, value }: HTMLInputElement): string {
  return textOf(labels?.[0]) || value;
}

/** The text of a label without marks, such as "(optional)" or an asterisk, and without the text of a control in it. */
function textOf(label: Element | null | undefined): string {
  const copy = label?.cloneNode(true) as Element | undefined;
  for (const part of copy?.querySelectorAll('.rck-mark, [aria-hidden=true], select, textarea') ?? [])
    part.remove();
  return copy?.textContent.trim() ?? '';
}

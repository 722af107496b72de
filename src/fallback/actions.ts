import { readControls, type ControlState } from '../fields/controls.js';
import { listen } from '../fields/listen.js';
import { elementsOf, isShown } from '../fields/shown.js';
import { groupOf, nameOf, sentControls, ticked } from '../fields/sentControls.js';
import { fieldElements, textValue } from '../fields/values.js';
import type { CustomMessages } from '../messages/Messages.js';
import { callAndReport } from '../form/report.js';
import type { FallbackContacts } from './links.js';
import { fieldsText, mailUrl, TICKED } from './mail.js';

// `elements.message` would also find an element by its id.
const MESSAGE = ':is(input, textarea)[name=message]';

/**
 * Copies the text of a form, with the labels of the fields. Resolves to `false` if there is no text, or if the browser refuses
 * to copy; the message is selected then, or the first text of a form without one.
 *
 * @param fieldNames names of fields whose controls have no `data-field`
 */
export async function copyText(form: HTMLFormElement, fieldNames?: readonly string[]): Promise<boolean> {
  try {
    const text = composeText(form, fieldNames);
    if (text) await navigator.clipboard.writeText(text);
    return text !== '';
  } catch {
    // The browser does not let the page write to the clipboard. The visitor can copy the selected text.
    const texts = elementsOf<HTMLTextAreaElement>(form, 'textarea,input');
    const field = elementsOf<HTMLTextAreaElement>(form, MESSAGE)[0] ?? texts.find(isShown);
    field?.focus();
    field?.select();
    return false;
  }
}

type MailOptions = Pick<FallbackContacts, 'email' | 'subject'>;

/**
 * Keeps the text of a form in a link that opens a mail, now and after each change. Returns the clean-up.
 *
 * @param getOptions the options of the form, once they are known
 * @param getFieldNames as for `copyText`
 */
export function keepMailLink(
  link: HTMLAnchorElement,
  form: HTMLFormElement,
  getOptions: () => { fallback?: MailOptions | undefined; messages: CustomMessages } | undefined,
  getFieldNames?: () => readonly string[],
): () => void {
  // It runs in React's commits. If a control of the host app throws there, React removes the app from the page.
  const update = () =>
    callAndReport(() => {
      const { fallback, messages } = getOptions() ?? {};
      if (!fallback?.email) return;
      const subject = fallback.subject ?? messages?.labels.message ?? '';
      // Sets `href` directly, so that typing does not cause a render.
      link.href = mailUrl(fallback.email, subject, composeText(form, getFieldNames?.()));
    });
  update();
  // The link and the fields can be outside of the form.
  return listen(link.ownerDocument, {
    input: update,
    change: update,
    // A script can change a value, and a commit can change a label, without an event. These events precede the ways to
    // open or copy a link.
    pointerdown: update,
    focusin: update,
    click: update,
  });
}

/**
 * The text of a form's fields with the labels that the visitor sees. Includes visible controls, and hidden controls that
 * belong to a field, for example in another step. Other hidden controls could be those of a honeypot or a browser extension.
 * A field without a label has its name.
 */
export function composeText(form: HTMLFormElement, fieldNames: readonly string[] = []): string {
  const controls = readControls(form);
  const names = [...fieldNames, ...fieldElements(form).map(({ dataset }) => dataset['field'])];
  const isField = ({ control }: ControlState) => isShown(control) || names.includes(nameOf(control));
  const fields = sentControls(controls)
    .filter(isField)
    .map((state) => {
      const name = nameOf(state.control);
      return { name, label: labelOf(state.control, form) || name, text: valueText(state, controls) };
    });
  return fieldsText(fields);
}

function labelOf(control: HTMLInputElement, form: HTMLFormElement): string {
  // The label of a choice in a group does not name the field.
  const group = control.type === 'radio' ? control.closest('fieldset') : groupOf(control);
  if (group) return textOf(group.querySelector('legend'));
  // A hidden native control of a custom control has no label, but the element that takes focus has one.
  const field = fieldElements(form).find(({ dataset }) => dataset['field'] === nameOf(control));
  return (!control.labels?.length && field && labelTextOf(field)) || labelTextOf(control);
}

function labelTextOf(element: HTMLElement & Partial<HTMLInputElement>): string {
  const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => textOf(element.ownerDocument.getElementById(id)))
    .join(' ')
    .trim();
  return textOf(element.labels?.[0]) || labelledBy || (element.getAttribute('aria-label') ?? '');
}

function valueText(state: ControlState, controls: readonly ControlState[]): string {
  const control = state.control as HTMLInputElement | HTMLSelectElement;
  if ('selectedOptions' in control) {
    const chosen = Array.from(control.selectedOptions).filter(({ value }) => value);
    return chosen.map(({ label }) => label).join(', ');
  }
  if (groupOf(control)) return ticked(controls, state).map(choiceText).join(', ');
  if (control.type === 'checkbox') return state.checked ? TICKED : '';
  return control.type === 'radio' ? choiceText(state) : textValue(state);
}

function choiceText({ control: { labels, value } }: ControlState): string {
  return textOf(labels?.[0]) || value;
}

/** The text of a label without marks, such as "(optional)" or an asterisk, and without the text of a control in it. */
function textOf(label: Element | null | undefined): string {
  const copy = label?.cloneNode(true) as Element | undefined;
  for (const part of copy?.querySelectorAll('.rck-mark, [aria-hidden=true], select, textarea') ?? [])
    part.remove();
  return copy?.textContent.trim() ?? '';
}

const STYLE =
  'grid-column: 1 / -1; padding: 0.75em; border: 2px dashed #c0281f; background: #fff; color: #16181d; font: 0.875em/1.5 ' +
  'ui-monospace, monospace';
const notes = new WeakMap<HTMLFormElement, HTMLElement>();

/**
 * Shows developers, at the end of the form, the controls that a submission dropped: the console is often closed, and the
 * visitor reads that the message was sent. The note stays until the next submit or reset.
 */
export function showDropped(form: HTMLFormElement, names: readonly string[]): void {
  notes.get(form)?.remove();
  if (names.length === 0) return;
  const note = form.ownerDocument.createElement('p');
  notes.set(form, note);
  note.setAttribute('role', 'note');
  // The form can be in another language.
  note.lang = 'en';
  note.dir = 'ltr';
  // Not an attribute, which a Content Security Policy can block.
  note.style.cssText = STYLE;
  note.textContent =
    `Only in development: the form does not send ${names.join(', ')}, because its schema has no such field. Add the ` +
    'field to the schema, or remove the name of the control.';
  // React does not know the last child, so it removes only its own elements.
  form.append(note);
  form.addEventListener('reset', () => note.remove(), { once: true });
}

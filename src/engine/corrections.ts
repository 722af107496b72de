import type { FormHandle } from '../form/contract.js';
import { focusSoon } from '../fields/focus.js';
import { whenReleased } from '../fields/listen.js';
import { setText } from '../fields/text.js';
import { nameOf } from '../fields/sentControls.js';
import { readFields } from '../fields/values.js';
import { cleanEmail } from '../schema/normalizeText.js';
import type { ResolvedOptions } from '../form/useOptions.js';
import type { Machine } from './machine.js';
import type { EmailSuggestion } from '../form/store.js';
import { fieldError, validate } from './validate.js';

/** Creates the correction helpers: they remove errors, clean up email addresses, and suggest corrections. */
export function createCorrections(
  handle: FormHandle,
  { formControl: { clearErrors, getFieldState, setError } }: Pick<Machine, 'formControl'>,
  getOptions: () => ResolvedOptions | undefined,
) {
  const { getState, setState } = handle;
  /** The latest validation of each field. */
  const latest = new Map<string, object>();
  const errorKey = (field: string) => getFieldState(field).error?.type;
  const isPending = () => getState().submission.status === 'pending';

  /**
   * Validates a field again if it shows an error. While the visitor types, the error only disappears: another error
   * would be about text that is not complete, and could be longer and move the page.
   */
  async function revalidate(field: string, isTyping = false): Promise<void> {
    const { element } = handle;
    const options = getOptions();
    const shown = errorKey(field);
    if (!element || !options || !shown || isPending()) return;
    const validation = {};
    latest.set(field, validation);
    const result = await validate(readFields(element), options.schema);
    // An asynchronous check can finish after that of a later edit.
    if (latest.get(field) !== validation) return;
    const key = result.success ? undefined : result.errors[field];
    if (key && (isTyping || key === shown)) return;
    if (key) setError(field, fieldError(key, options.messages));
    else clearErrors(field);
    // Renders the form: the errors are not in its state.
    setState({});
  }

  function edit(control: HTMLInputElement, type: string): void {
    void revalidate(nameOf(control), type === 'input');
    if (control.type !== 'email') return;
    const { suggestion } = getState();
    if (suggestion && suggestion.typed !== control.value) setState({ suggestion: undefined });
    if (type !== 'change') return;
    checkEmail(control, (next) => {
      if (!isPending() && getOptions()?.suggestEmail !== false) setState({ suggestion: next });
    });
  }

  return {
    revalidate,

    /** Handles the change of a control's value: while the visitor edits (`input`), or afterwards (`change`). */
    onEdit(control: HTMLInputElement, type: string): void {
      // While the visitor types, only an error or a suggestion is removed.
      if (type === 'input' && !errorKey(nameOf(control)) && !getState().suggestion) return;
      // In a new task, because promises can settle between two listeners of an event. React would then render a
      // controlled field with its old value before it handles the event, and the visitor's edit would be lost.
      setTimeout(edit, 0, control, type);
    },

    /** Discards the results of earlier validations: they are out of date after a submit or reset. */
    cancel: () => latest.clear(),
  };
}

/**
 * Cleans up the address in a control. If it looks misspelled, calls `onSuggestion` with a correction.
 */
function checkEmail(control: HTMLInputElement, onSuggestion: (suggestion: EmailSuggestion) => void): void {
  const typed = control.value.trim();
  const cleaned = cleanEmail(typed);
  if (cleaned !== typed) setText(control, cleaned);
  const email = suggestEmail(cleaned);
  if (email === undefined) return;
  whenReleased(control.ownerDocument, () => {
    // The visitor can have changed the text in the meantime.
    if (cleanEmail(control.value) !== cleaned) return;
    onSuggestion({
      name: control.name,
      typed: control.value,
      email,
      accept() {
        setText(control, email);
        // The button of the suggestion disappears.
        focusSoon(control.form as HTMLFormElement, () => control.focus());
      },
    });
  });
}

/** Providers with many domains, such as `hotmail.co.uk`, and those with one. Shorter names are too similar to others. */
const PROVIDERS: Record<string, 'com' | 'any'> = {
  gmail: 'com',
  googlemail: 'com',
  icloud: 'com',
  hotmail: 'any',
  outlook: 'any',
  yahoo: 'any',
};
/** Names of other mail services that differ from a provider's in one character. */
const SIMILAR = ['cloud', 'mail', 'email', 'ymail', 'fmail', 'gmails', 'hmail', 'tmail', 'jmail', 'kmail'];
/** Misspellings of `com` that are not top-level domains, or that the providers do not use. */
const MISSPELLED_COM = /^(?:c[mn]|co|c?om[mn]?|con|cpm|cim|cmo|ocm|[dvx]om)$/;
/** Misspellings of `com` that are not top-level domains. */
const NO_DOMAIN = /^(?:con|comm|cmo|ocm|cpm|[vx]om)$/;

/**
 * The address that the visitor probably meant, if the domain looks like a misspelled domain of a large mail provider.
 * Undefined if the address seems right, or is not an address.
 */
export function suggestEmail(address: string): string | undefined {
  const [, local, typed = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(address) ?? [];
  const domain = typed.toLowerCase();
  const [label = '', ...rest] = domain.split('.');
  const ending = rest.join('.');
  if (!local || !label) return undefined;
  // `acme` in `gmail.acme.com` is the name, and `co` in `yahoo.co.uk` is part of the ending.
  const isName = rest.length < 2 || /^com?\.[a-z]{2}$/.test(ending);
  const provider = isName ? providerOf(label) : undefined;
  const suggested = provider
    ? `${provider}.${PROVIDERS[provider] === 'com' || MISSPELLED_COM.test(ending) ? 'com' : ending || 'com'}`
    : NO_DOMAIN.test(ending) && `${label}.com`;
  return suggested && suggested !== domain ? `${local}@${suggested}` : undefined;
}

/** The provider with this name, or with a name that differs in one typing error. */
function providerOf(label: string): string | undefined {
  if (SIMILAR.includes(label)) return undefined;
  const names = Object.keys(PROVIDERS);
  return names.find((name) => name === label) ?? names.find((name) => isTypo(label, name));
}

/** Whether two words differ in one character that was added, left out or replaced, or in two that were swapped. */
function isTypo(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, expected] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    rest.slice(1) === expected.slice(1) ||
    (rest[0] === expected[1] && rest[1] === expected[0] && rest.slice(2) === expected.slice(2))
  );
}

import type { Destination } from '../client/request.js';
import type { setText as SetText } from '../fields/text.js';
import type { RestoredDraft, Store } from '../submission/store.js';
import { createDraft, type Draft, type TextField } from './createDraft.js';
import { draftStore } from './draftStore.js';

/** The parts of a form that drafts use. */
export interface DraftHost extends TextAccess {
  store: Store;
  /** Identifies the form. */
  destination: Pick<Destination, 'baseUrl' | 'formId'>;
  /** Whether `setText` works. */
  canWrite: () => boolean;
  /** Moves the focus to the first field, when the buttons of the notice disappear. */
  focusFirstField: (form: HTMLFormElement) => void;
}

// By form and name. React's `<Activity>` hides a form and shows it again with its text. That text was not restored.
const drafts = new WeakMap<HTMLFormElement, Map<string, Draft>>();

/**
 * Restores the draft of a form into the fields that the visitor has not edited, and keeps the visitor's text until it
 * is sent, even if that happens after the form has unmounted.
 *
 * @returns the clean-up
 */
export function attachDraft(form: HTMLFormElement, host: DraftHost): () => void {
  const { store } = host;
  const draft = draftOf(form, host);
  const isPending = () => store.getState().submission.status === 'pending';
  let isUnmounted = false;
  let reset: Event | undefined;

  function onInput({ target }: Event): void {
    const control = target as HTMLInputElement;
    if (control.matches(textControls(host))) {
      const field = textField(control, host);
      field.rememberOrigin();
      draft.onEdit(field);
      // Any other control can make a text field appear.
    } else draft.updateSoon();
  }

  // `reset` fires before the values change, and a later listener can cancel it.
  function onReset(event: Event): void {
    reset = event;
    setTimeout(finishReset);
  }

  function finishReset(): void {
    if (reset && !reset.defaultPrevented) {
      for (const field of fieldsOf(form, host)) field.resetOrigin();
      draft.onReset();
    }
    reset = undefined;
  }

  function onStateChange(): void {
    draft.onStateChange();
    if (isUnmounted && !isPending()) unsubscribe();
  }

  draft.mount();
  form.addEventListener('input', onInput);
  form.addEventListener('reset', onReset);
  document.addEventListener('visibilitychange', draft.flush);
  const unsubscribe = store.subscribe(onStateChange);

  return () => {
    finishReset();
    draft.unmount();
    form.removeEventListener('input', onInput);
    form.removeEventListener('reset', onReset);
    document.removeEventListener('visibilitychange', draft.flush);
    isUnmounted = true;
    // The outcome of a pending submission decides about the draft.
    if (!isPending()) unsubscribe();
  };
}

/** Whether the tab's storage contains a draft of a form. */
export function hasDraft(destination: DraftHost['destination']): boolean {
  return draftStore(nameOf(destination)).read() !== undefined;
}

/**
 * The name in the storage key: the submission URL and the page's path. Does not call `submissionUrl`, which loads with the
 * engine and throws for invalid options.
 */
function nameOf({ baseUrl, formId }: DraftHost['destination']): string {
  const url = `${baseUrl}/v1/public/contact/forms/${formId}/submissions`.replace(/\/+(?=\/v1\/public)/, '');
  return `${url} ${location.pathname}`;
}

function draftOf(form: HTMLFormElement, host: DraftHost): Draft {
  const name = nameOf(host.destination);
  const byName = drafts.get(form) ?? new Map<string, Draft>();
  drafts.set(form, byName);
  let draft = byName.get(name);
  if (!draft) {
    draft = createDraft(draftStore(name), {
      getFields: () => fieldsOf(form, host),
      canWrite: host.canWrite,
      getSubmission: () => host.store.getState().submission,
      setOffer: offerThrough(form, host),
    });
    byName.set(name, draft);
  }
  return draft;
}

function fieldsOf(form: HTMLFormElement, host: DraftHost): ControlField[] {
  const controls = form.querySelectorAll<HTMLInputElement>(textControls(host));
  return Array.from(controls, (control) => textField(control, host));
}

/**
 * Screen readers announce text only if the live region was empty before, so one frame is painted with the empty region.
 */
function offerThrough(
  form: HTMLFormElement,
  { store, focusFirstField }: DraftHost,
): (offer?: RestoredDraft) => void {
  let frame = 0;
  const deciding = (decide: () => void) => () => {
    decide();
    focusFirstField(form);
  };
  return (offer) => {
    cancelAnimationFrame(frame);
    if (!offer) {
      if (store.getState().draft) store.setState({ draft: undefined });
      return;
    }
    const draft = { ...offer, keep: deciding(offer.keep), discard: deciding(offer.discard) };
    // The first callback still runs before the frame in which the region appears.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => store.setState({ draft }));
    });
  };
}

/** A `TextField` over a control of the page. */
interface ControlField extends TextField {
  /** Notes the text from before the first edit. Call it when an `input` event fires. */
  rememberOrigin: () => void;
  /** Makes the current text the one from before the first edit. */
  resetOrigin: () => void;
}

/**
 * Finds the fields of a form, and sets their text. Passed in, because bundlers would move a module that two lazy files
 * import into a third file.
 */
interface TextAccess {
  setText: typeof SetText;
  /** The selector of the controls that can be fields. */
  getControls: () => string;
  /**
   * The initial text of a field, if a script sets it.
   * @default the attribute, or React's `defaultValue`
   */
  getDefault?: ((name: string) => string | undefined) | undefined;
}

/** Controls into which a visitor types text. `autocomplete="off"` excludes a control, as it does for the browser. */
const textControls = ({ getControls }: TextAccess) =>
  `${getControls()}:not(select, [autocomplete=off i], form[autocomplete=off i] *, [type=password], [type=checkbox], [type=radio], [type=range], [type=color])`;

const fields = new WeakMap<HTMLInputElement, ControlField>();

/** Returns the field of a control: always the same object for the same control. */
function textField(control: HTMLInputElement, access: TextAccess): ControlField {
  const field = fields.get(control) ?? createTextField(control, access);
  fields.set(control, field);
  return field;
}

function createTextField(
  control: HTMLInputElement,
  { setText, getDefault = () => undefined }: TextAccess,
): ControlField {
  // `defaultValue` is not enough: React keeps it equal to the text of a controlled field.
  let origin: string | undefined;
  const hasDefault = () => isSame(control.value, getDefault(control.name) ?? control.defaultValue);

  function rememberOrigin(): void {
    origin ??= control.defaultValue;
  }

  return {
    get name() {
      return control.name;
    },
    get text() {
      return control.value;
    },
    get isEdited() {
      const start = getDefault(control.name) ?? origin;
      return !hasDefault() || (start !== undefined && !isSame(control.value, start));
    },
    get isFree() {
      // In a controlled field, typed text equals the default value.
      return hasDefault() && !(control.value && control.matches(':focus'));
    },
    write(text) {
      rememberOrigin();
      setText(control, text);
    },
    revert() {
      const { value, defaultValue } = control;
      // A default value that has changed in the meantime is used, unless it is the text of a controlled field.
      origin = getDefault(control.name) ?? (defaultValue === value ? (origin ?? '') : defaultValue);
      setText(control, origin);
    },
    rememberOrigin,
    resetOrigin() {
      origin = control.value;
    },
  };
}

/** Whether two texts are the same for a control, which normalizes line endings and can trim. */
function isSame(value: string, given: string): boolean {
  return value === given || value.trim() === given.replace(/\r\n?/g, '\n').trim();
}

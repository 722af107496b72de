'use client';
import { useEffect, type ReactNode } from 'react';
import type { Destination } from '../client/request.js';
import type { FormContext } from '../form/contract.js';
import type { FIELD_ACCESS } from '../fields/focus.js';
import type { RestoredDraft, Store } from '../form/store.js';
import { createDraft, type Draft, type DraftOffer, type TextField } from './createDraft.js';
import { draftStore } from './draftStore.js';
import { renderDraftNotice } from './notice.js';

/** The parts of a form that drafts use. */
export interface DraftHost {
  store: Store;
  /** Identifies the form. */
  destination: Pick<Destination, 'baseUrl' | 'formId'>;
  /**
   * Returns the selector of the fields and the functions that change them; undefined until the engine has loaded. Not
   * imported, because bundlers would move a module that two lazy files share into a third file.
   */
  getAccess: () => typeof FIELD_ACCESS | undefined;
  /**
   * The initial values of react-hook-form, in which a missing value is an empty text. The attributes of the fields do not
   * contain them: React keeps the attribute of a controlled field equal to its text.
   */
  getDefaults?: () => unknown;
}

/** Keeps a draft of a `ContactForm`. Renders the notice of a restored draft, if the form has no children that can contain it. */
export default function DraftKeeper(context: FormContext): ReactNode {
  const { handle, options } = context;
  const { engine } = handle;
  const { baseUrl, formId } = options;
  useEffect(() => {
    const { element } = handle;
    if (!element) return undefined;
    const destination = { baseUrl, formId };
    // Only the engine can write the stored text. Without stored text, it loads on first interaction.
    if (draftStore(nameOf(destination)).read()) handle.preload();
    return attachDraft(element, { store: handle, destination, getAccess: () => handle.engine?.FIELD_ACCESS });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- restores when the engine has loaded
  }, [handle, engine, baseUrl, formId]);
  const needsNotice = !context.children && context.state.submission.status !== 'success';
  return needsNotice && renderDraftNotice(context, {});
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
    if (textControlsOf(form, host).includes(control)) {
      const field = textField(control, host);
      field.rememberOrigin();
      draft.onEdit(field);
      // Any other control can make a text field appear.
    } else if (contains(form, control) || controlsOf(form).includes(control)) draft.updateSoon();
  }

  // `reset` fires before the values change, and a later listener can cancel it.
  function onReset(event: Event): void {
    if (event.target !== form) return;
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
  // A field can be outside of the form element. Before React, which makes the attribute of a controlled field equal to its
  // text.
  // A control named `getRootNode` shadows the form's method.
  const root = Node.prototype.getRootNode.call(form);
  root.addEventListener('input', onInput, true);
  root.addEventListener('reset', onReset, true);
  document.addEventListener('visibilitychange', draft.flush);
  const unsubscribe = store.subscribe(onStateChange);

  return () => {
    finishReset();
    draft.unmount();
    root.removeEventListener('input', onInput, true);
    root.removeEventListener('reset', onReset, true);
    document.removeEventListener('visibilitychange', draft.flush);
    isUnmounted = true;
    // The outcome of a pending submission decides about the draft.
    if (!isPending()) unsubscribe();
  };
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
      canWrite: () => host.getAccess() !== undefined,
      getSubmission: () => host.store.getState().submission,
      setOffer: offerThrough(form, host),
    });
    byName.set(name, draft);
  }
  return draft;
}

function fieldsOf(form: HTMLFormElement, host: DraftHost): ControlField[] {
  return textControlsOf(form, host).map((control) => textField(control, host));
}

/**
 * Screen readers announce text only if the live region was empty before, so one frame is painted with the empty region.
 */
function offerThrough(form: HTMLFormElement, { store, getAccess }: DraftHost): (offer?: DraftOffer) => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDeciding = false;
  const hide = () => store.getState().draft && store.setState({ draft: undefined });
  const deciding = (decide: () => void) => () => {
    isDeciding = true;
    decide();
    isDeciding = false;
    // One of the notice's buttons has focus, and both disappear.
    getAccess()?.focusFirstField(form);
  };
  return (offer) => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (!offer) {
      // Later, because screen readers can ignore a focus that moves together with the removal of the focused button.
      if (isDeciding) timer = setTimeout(hide, 100);
      else hide();
      return;
    }
    const { isUnconfirmed, keep, discard } = offer;
    const draft: RestoredDraft = (options, outcomeMessage) => {
      const { actions, outcomes } = options.messages;
      const buttonProps = (decide: () => void, children: string) =>
        ({ type: 'button', onClick: deciding(decide), children }) as const;
      return {
        text: isUnconfirmed ? outcomeMessage?.({ code: 'unconfirmed' }, options) : outcomes.draftRestored,
        keepProps: buttonProps(keep, actions.keepDraft),
        discardProps: buttonProps(discard, actions.discardDraft),
      };
    };
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

/** The controls into which a visitor types text. `autocomplete="off"` excludes a control, as it does for the browser. */
function textControlsOf(form: HTMLFormElement, { getAccess }: DraftHost): HTMLInputElement[] {
  // A control named `matches` shadows the form's method.
  if (Element.prototype.matches.call(form, '[autocomplete=off i]')) return [];
  // Until the engine has loaded, only the kit's own fields
  const selector = `:is(input, textarea)${getAccess()?.controls ?? '[data-field]'}:not([autocomplete=off i], [type=password], [type=checkbox], [type=radio], [type=range], [type=color])`;
  return controlsOf(form).filter((control) => control.matches(selector));
}

/** As in `controls.ts`, which is not imported, because bundlers would move it into another file. */
function controlsOf(form: HTMLFormElement): HTMLInputElement[] {
  // A control named `elements` shadows the form's property.
  return Array.from(Reflect.get(HTMLFormElement.prototype, 'elements', form) as Iterable<HTMLInputElement>);
}

function contains(form: HTMLFormElement, element: Element): boolean {
  // A control named `contains` shadows the form's method.
  return Node.prototype.contains.call(form, element);
}

const fields = new WeakMap<HTMLInputElement, ControlField>();

/** Returns the field of a control: always the same object for the same control. */
function textField(control: HTMLInputElement, host: DraftHost): ControlField {
  const field = fields.get(control) ?? createTextField(control, host);
  fields.set(control, field);
  return field;
}

function createTextField(control: HTMLInputElement, { getAccess, getDefaults }: DraftHost): ControlField {
  // `defaultValue` is not enough: React keeps it equal to the text of a controlled field.
  let origin: string | undefined;
  const getDefault = () => getDefaults && textAt(getDefaults(), control.name);
  const hasDefault = () => isSame(control.value, getDefault() ?? control.defaultValue);

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
      const start = getDefault() ?? origin;
      return !hasDefault() || (start !== undefined && !isSame(control.value, start));
    },
    get isFree() {
      // In a controlled field, typed text equals the default value.
      return hasDefault() && !(control.value && control.matches(':focus'));
    },
    write(text) {
      rememberOrigin();
      getAccess()?.setText(control, text);
    },
    revert() {
      const { value, defaultValue } = control;
      // A default value that has changed in the meantime is used, unless it is the text of a controlled field.
      origin = getDefault() ?? (defaultValue === value ? (origin ?? '') : defaultValue);
      getAccess()?.setText(control, origin);
    },
    rememberOrigin,
    resetOrigin() {
      origin = control.value;
    },
  };
}

/** The text of a field in react-hook-form's values. A name such as `a.b` or `phones[0]` is a key or a path. */
function textAt(values: unknown, name: string): string {
  const at = (inner: unknown, key: string) => (inner as Record<string, unknown> | undefined)?.[key];
  const path = name.split(/[.[\]]+/).filter(Boolean);
  const value = at(values, name) ?? path.reduce(at, values);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether two texts are the same for a control, which normalizes line endings and can trim. */
function isSame(value: string, given: string): boolean {
  return value === given || value.trim() === given.replace(/\r\n?/g, '\n').trim();
}

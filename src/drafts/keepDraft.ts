import type { Destination } from '../client/deliver.js';
import type { RestoredDraft } from '../form/FormState.js';
import { createDraft, type Draft, type DraftForm } from './createDraft.js';
import { draftStore } from './draftStore.js';
import { textControls, textField, type ControlField, type TextAccess } from './textField.js';

/** The part of a form's controller that drafts need. */
export interface DraftController extends Pick<DraftForm, 'getState' | 'isLocked'>, TextAccess {
  /** Calls a listener when the state changes, even after the form has unmounted. Returns the clean-up. */
  subscribe: (listener: () => void) => () => void;
  /** Shows the notice of a restored draft, or hides it. */
  setDraft: (draft?: RestoredDraft) => void;
}

// By form and name. React's `<Activity>` hides a form and shows it again with its text. That text was not restored.
const drafts = new WeakMap<HTMLFormElement, Map<string, Draft>>();

/**
 * Restores the draft of a form into the fields that the visitor has not edited, and keeps the visitor's text until it
 * is sent, even if that happens after the form has unmounted.
 *
 * @param destination identifies the form
 * @returns the clean-up
 */
export function keepDraft(
  form: HTMLFormElement,
  controller: DraftController,
  destination: Pick<Destination, 'baseUrl' | 'formId'>,
): () => void {
  const draft = draftOf(form, controller, `${addressOf(destination)} ${location.pathname}`);
  let isUnmounted = false;
  let reset: Event | undefined;

  function onInput({ target }: Event): void {
    const control = target as HTMLInputElement;
    if (control.matches(textControls(controller))) {
      const field = textField(control, controller);
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
      for (const field of fieldsOf(form, controller)) field.resetOrigin();
      draft.onReset();
    }
    reset = undefined;
  }

  function onStateChange(): void {
    draft.onStateChange();
    if (isUnmounted && !controller.isLocked()) unsubscribe();
  }

  draft.mount();
  form.addEventListener('input', onInput);
  form.addEventListener('reset', onReset);
  document.addEventListener('visibilitychange', draft.flush);
  const unsubscribe = controller.subscribe(onStateChange);

  return () => {
    finishReset();
    draft.unmount();
    form.removeEventListener('input', onInput);
    form.removeEventListener('reset', onReset);
    document.removeEventListener('visibilitychange', draft.flush);
    isUnmounted = true;
    // The outcome of a pending submission decides about the draft.
    if (!controller.isLocked()) unsubscribe();
  };
}

/**
 * The URL of the form's submissions without the checks of `submissionUrl`, which load with the engine: a form whose
 * options are not valid has a draft too.
 */
function addressOf({ baseUrl, formId }: Pick<Destination, 'baseUrl' | 'formId'>): string {
  return `${baseUrl}/v1/public/contact/forms/${formId}/submissions`.replace(/\/+(?=\/v1\/public)/, '');
}

function draftOf(form: HTMLFormElement, controller: DraftController, name: string): Draft {
  const byName = drafts.get(form) ?? new Map<string, Draft>();
  drafts.set(form, byName);
  let draft = byName.get(name);
  if (!draft) {
    draft = createDraft(draftStore(name), {
      getFields: () => fieldsOf(form, controller),
      getState: controller.getState,
      isLocked: controller.isLocked,
      setOffer: offerThrough(controller),
    });
    byName.set(name, draft);
  }
  return draft;
}

function fieldsOf(form: HTMLFormElement, controller: DraftController): ControlField[] {
  const controls = form.querySelectorAll<HTMLInputElement>(textControls(controller));
  return Array.from(controls, (control) => textField(control, controller));
}

/**
 * Screen readers announce text only if the live region was empty before, so one frame is painted with the empty region.
 */
function offerThrough(controller: DraftController): (offer?: RestoredDraft) => void {
  let frame = 0;
  return (offer) => {
    cancelAnimationFrame(frame);
    if (!offer) {
      controller.setDraft(undefined);
      return;
    }
    // The first callback still runs before the frame in which the region appears.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => controller.setDraft(offer));
    });
  };
}

import type { FormController } from '../form/createFormController.js';
import type { RestoredDraft } from '../form/FormState.js';
import { createDraft, type Draft } from './createDraft.js';
import { draftStore } from './draftStore.js';
import { TEXT_CONTROLS, textField } from './textField.js';

// By form and name. React's `<Activity>` hides a form and shows it again with its text. That text was not restored.
const drafts = new WeakMap<HTMLFormElement, Map<string, Draft>>();

/**
 * Restores the draft of a form into the fields that the visitor has not edited, and keeps the visitor's text until it
 * is sent, even if that happens after the form has unmounted.
 *
 * @param url address of the form's submissions
 * @returns the clean-up
 */
export function keepDraft(form: HTMLFormElement, controller: FormController, url: string): () => void {
  const draft = draftOf(form, controller, `${url} ${location.pathname}`);
  let isUnmounted = false;
  let reset: Event | undefined;

  function onInput({ target }: Event): void {
    const control = target as HTMLInputElement;
    if (control.matches(TEXT_CONTROLS)) {
      const field = textField(control);
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
      for (const field of fieldsOf(form)) field.resetOrigin();
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

function draftOf(form: HTMLFormElement, controller: FormController, name: string): Draft {
  const byName = drafts.get(form) ?? new Map<string, Draft>();
  drafts.set(form, byName);
  let draft = byName.get(name);
  if (!draft) {
    draft = createDraft(draftStore(name), {
      getFields: () => fieldsOf(form),
      getState: controller.getState,
      isLocked: controller.isLocked,
      setOffer: offerThrough(controller),
    });
    byName.set(name, draft);
  }
  return draft;
}

function fieldsOf(form: HTMLFormElement) {
  return Array.from(form.querySelectorAll<HTMLInputElement>(TEXT_CONTROLS), textField);
}

/**
 * Screen readers announce text only if the live region was empty before, so one frame is painted with the empty region.
 */
function offerThrough(controller: FormController): (offer?: RestoredDraft) => void {
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

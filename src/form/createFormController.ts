import { SubmissionError, type SubmissionErrorCode } from '../client/SubmissionError.js';
import { CONTROLS } from '../schema/controls.js';
import { callAndReport } from '../submission/callAndReport.js';
import { ignoreHeldEnter } from '../submission/ignoreHeldEnter.js';
import { activeElementOf } from './activeElementOf.js';
import type { Engine, EngineOptions, SubmittedForm } from './createEngine.js';
import {
  INITIAL_STATE,
  pendingState,
  settledState,
  type FormState,
  type RestoredDraft,
  type SentBy,
} from './FormState.js';
import { listenToForm } from './listenToForm.js';
import { loadOnce } from './loadOnce.js';
import { preloadWhenNear } from './preloadWhenNear.js';
import { readValues } from './readValues.js';
import { setText } from './setText.js';
import { showStatus } from './showStatus.js';

interface ControllerOptions extends EngineOptions {
  /** Called once, when an element of the form receives the focus for the first time. */
  onFirstInteraction?: (() => void) | undefined;
  /** Whether the engine loads before the first interaction. */
  preload?: boolean | undefined;
}

/** The part of a form that loads with the page: its state, its listeners, and access to the engine. */
export interface FormController {
  /** A ref callback. Adds listeners to the form element and removes them. */
  attach: (form: HTMLFormElement | null) => void;
  /** Called after each commit with the current options and the rendered state. Moves the focus if necessary. */
  configure: (options: ControllerOptions, rendered: FormState) => void;
  /** Submits the form's current values with the given options. Does nothing while a submission is pending. */
  submit: (options: ControllerOptions) => Promise<void>;
  /** Whether a submission is pending, from the submit event until the outcome. */
  isLocked: () => boolean;
  /** Validates a field again if it shows an error. */
  revalidate: (field: string) => void;
  /**
   * Resets the fields to their initial values, and removes errors and the confirmation. Does nothing while a submission
   * is pending.
   */
  reset: () => void;
  /** Resets the form for another message of the same visitor: these initial values override the form's. */
  resetFor: (sentBy: SentBy | undefined) => void;
  setDraft: (draft?: RestoredDraft) => void;
  setText: typeof setText;
  controls: string;
  getForm: () => HTMLFormElement | null;
  getState: () => FormState;
  subscribe: (listener: () => void) => () => void;
}

/** Milliseconds that a submit waits for the engine. */
const LOAD_TIMEOUT = 30_000;

const ignore = () => undefined;

export function createFormController(): FormController {
  let form: HTMLFormElement | null = null;
  let stopListening: (() => void) | undefined;
  let stopPreloading: (() => void) | undefined;
  let options: ControllerOptions | undefined;
  let engine: Engine | undefined;
  let state = INITIAL_STATE;
  /** Time of the first interaction. */
  let startedAt: number | undefined;
  let isInteractionReported = false;
  /** Initial values that the next reset sets. */
  let kept: SentBy | undefined;
  let hasLoadingFailed = false;
  // State renders too late to prevent a double submit.
  let isLocked = false;
  const listeners = new Set<() => void>();

  function setState(next: FormState): void {
    state = next;
    // A listener that throws must not keep the others from the state.
    for (const listener of listeners) callAndReport(listener);
  }

  const shell = {
    getForm: () => form,
    getOptions: () => options,
    getState: () => state,
    setState,
    isLocked: () => isLocked,
    setText,
    unlock() {
      isLocked = false;
    },
  };

  const loadEngine = loadOnce(async () => {
    const { createEngine, QueryClientContext } = await import('./createEngine.js');
    engine = createEngine(shell);
    setState({ ...state, queryClientContext: QueryClientContext });
    return engine;
  }, LOAD_TIMEOUT);

  /** Ignores a failure, because a submit loads again and reports it. */
  const preload = () => void loadEngine().catch(ignore);

  /** React attaches a form before it passes the options, and again when it shows a form that it has hidden. */
  function startPreloading(): void {
    if (form && options?.preload) stopPreloading ??= preloadWhenNear(form, preload);
  }

  function onFocus(): void {
    preload();
    startedAt ??= Date.now();
    reportInteraction();
  }

  /** If the focus was in the form before hydration, React passes the options later. */
  function reportInteraction(): void {
    if (!startedAt || !options || isInteractionReported) return;
    isInteractionReported = true;
    callAndReport(options.onFirstInteraction);
  }

  /** On a slow network, the visitor can leave a field before the engine has loaded, and return to it. */
  async function onEarlyChange(control: HTMLInputElement): Promise<void> {
    const { value } = control;
    const loaded = await loadEngine().catch(ignore);
    if (control.value === value && control !== activeElementOf(control)) loaded?.onEdit(control, 'change');
  }

  function resetFor(sentBy: SentBy | undefined): void {
    if (!form || isLocked) return;
    kept = sentBy;
    // A control named `reset` shadows the form's method.
    HTMLFormElement.prototype.reset.call(form);
  }

  async function submit(submitted: ControllerOptions): Promise<void> {
    // A button in the confirmation can fire `submit` too.
    if (!form || isLocked || state.status === 'success') return;
    isLocked = true;
    options = submitted;
    const element = form;
    let loaded: Engine;
    let submittedForm: SubmittedForm;
    try {
      ignoreHeldEnter(element);
      const secondsToSubmit = startedAt && (Date.now() - startedAt) / 1000;
      // Before the engine has loaded, the form can unmount, and the app can disable its fields.
      submittedForm = { form, values: readValues(form), options: submitted, secondsToSubmit };
      if (!engine) setState(pendingState(state, false));
      loaded = engine ?? (await loadEngine());
    } catch (cause) {
      // The engine did not load, or a control hides a property of the form. Nothing was sent.
      const { fieldErrors } = state;
      let code: SubmissionErrorCode = 'offline';
      if (navigator.onLine !== false) {
        code = 'notSent';
        if (element.isConnected && element.hasAttribute('action')) {
          code = 'unconfirmed';
          setState(pendingState(state, true));
          if (await postNatively(element)) {
            isLocked = false;
            setState(settledState(state, { status: 'idle', fieldErrors }));
            return;
          }
        }
      }
      isLocked = false;
      const error = new SubmissionError(code, { cause });
      hasLoadingFailed = true;
      setState(settledState(state, { status: 'error', error, fieldErrors }));
      callAndReport(submitted.onError, error);
      return;
    }
    await loaded.submit(submittedForm);
  }

  return {
    attach(element) {
      stopListening?.();
      stopPreloading?.();
      stopPreloading = undefined;
      form = element;
      if (!form) return;
      startPreloading();
      // Before hydration, the browser validates. From now on, the kit validates and shows the errors.
      form.noValidate = true;
      stopListening = listenToForm(form, {
        onHover: preload,
        onFocus,
        onEdit(control, type) {
          // While the visitor types, the engine only removes an error or a suggestion.
          const { fieldErrors, suggestion } = state;
          if (type === 'input' && !Object.hasOwn(fieldErrors, control.name) && !suggestion) return;
          // In a new task, because promises can settle between two listeners of an event. React would then render a
          // controlled field with its old value before it handles the event, and the visitor's edit would be lost.
          setTimeout(() => {
            if (engine) engine.onEdit(control, type);
            else if (startedAt && type === 'change') void onEarlyChange(control);
          });
        },
        canReset: () => !isLocked,
        onReset() {
          const next = settledState(
            { ...state, suggestion: undefined, kept },
            { status: 'idle', fieldErrors: {} },
          );
          kept = undefined;
          engine?.onReset(next);
          setState(next);
        },
      });
    },

    configure(latest, rendered) {
      options = latest;
      reportInteraction();
      startPreloading();
      engine?.onCommit(rendered);
      // Without the engine.
      if (hasLoadingFailed && form && rendered.status === 'error') {
        hasLoadingFailed = false;
        showStatus(form);
      }
    },

    submit,

    revalidate: (field) => engine?.revalidate(field),

    reset: () => resetFor(undefined),
    resetFor,

    setDraft(draft) {
      if (draft !== state.draft) setState({ ...state, draft });
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    setText,
    controls: CONTROLS,
    isLocked: shell.isLocked,
    getForm: shell.getForm,
    getState: shell.getState,
  };
}

/**
 * Posts a form as the browser does without JavaScript. Resolves to `true` if the browser shows the page again, as it was,
 * and to `false` if the page is still there after 30 seconds.
 */
function postNatively(form: HTMLFormElement): Promise<boolean> {
  // A control named `submit` shadows the form's method.
  HTMLFormElement.prototype.submit.call(form);
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(true));
    setTimeout(resolve, LOAD_TIMEOUT, false);
  });
}

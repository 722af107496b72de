import type { QueryClient } from '@tanstack/react-query';
import { SubmissionError } from '../client/SubmissionError.js';
import { callAndReport } from '../submission/callAndReport.js';
import { ignoreHeldEnter } from '../submission/ignoreHeldEnter.js';
import { activeElementOf } from './activeElementOf.js';
import type { Engine, EngineOptions } from './createEngine.js';
import { INITIAL_STATE, type EmailSuggestion, type FormState, type RestoredDraft } from './FormState.js';
import { listenToForm } from './listenToForm.js';
import { readValues, type ControlValues } from './readValues.js';
import { loadOnce } from './loadOnce.js';

interface ControllerOptions extends Omit<EngineOptions, 'getQueryClient' | 'startedAt'> {
  /** The app's `QueryClient`, if there is one. */
  queryClient: QueryClient | undefined;
  /** Called once, when an element of the form receives the focus for the first time. */
  onFirstInteraction?: (() => void) | undefined;
  /** @default true */
  suggestEmail?: boolean | undefined;
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
  setDraft: (draft?: RestoredDraft) => void;
  getForm: () => HTMLFormElement | null;
  getState: () => FormState;
  subscribe: (listener: () => void) => () => void;
}

/** Milliseconds that a submit waits for the engine. */
const LOAD_TIMEOUT = 30_000;

export function createFormController(): FormController {
  let form: HTMLFormElement | null = null;
  let stopListening: (() => void) | undefined;
  let options: ControllerOptions | undefined;
  let engine: Engine | undefined;
  let state = INITIAL_STATE;
  /** Time of the first interaction. */
  let startedAt: number | undefined;
  let isInteractionReported = false;
  /** When this state has been committed, the focus moves. */
  let focusState: FormState | undefined;
  // State renders too late to prevent a double submit.
  let isLocked = false;
  const editedFields = new Set<string>();
  let isRevalidating = false;
  /** Changes with each submit and reset: the result of an earlier validation is then out of date. */
  let generation = 0;
  const listeners = new Set<() => void>();

  function setState(next: FormState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  const setPending = () => setState({ ...state, status: 'pending', error: undefined, suggestion: undefined });

  const loadEngine = loadOnce(async () => {
    const { createEngine, QueryClientContext } = await import('./createEngine.js');
    // If the focus was in the form before hydration, the engine loads before React has passed the options.
    engine = createEngine(options?.schema);
    setState({ ...state, queryClientContext: QueryClientContext });
    return engine;
  }, LOAD_TIMEOUT);

  /** Ignores a failure, because a submit loads again and reports it. */
  const preload = () => void loadEngine().catch(() => undefined);

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

  async function revalidate(field: string): Promise<void> {
    if (isLocked || !engine || !state.fieldErrors[field]) return;
    editedFields.add(field);
    // react-hook-form discards overlapping validations, for example when a password manager fills three fields.
    if (isRevalidating) return;
    isRevalidating = true;
    while (editedFields.size > 0) {
      if (!form) break;
      const fields = [...editedFields];
      editedFields.clear();
      const startedIn = generation;
      const errors = await engine.validate(readValues(form), fields, options?.schema);
      const { fieldErrors } = state;
      if (generation === startedIn && fields.some((name) => errors[name] !== fieldErrors[name])) {
        const others = Object.entries(fieldErrors).filter(([name]) => !fields.includes(name));
        setState({ ...state, fieldErrors: { ...Object.fromEntries(others), ...errors } });
      }
    }
    isRevalidating = false;
  }

  function onEdit(control: HTMLInputElement, type: string): void {
    void revalidate(control.name);
    if (control.type !== 'email') return;
    setSuggestion();
    if (type === 'change') engine?.checkEmail(control, setSuggestion);
  }

  function setSuggestion(suggestion?: EmailSuggestion): void {
    if (suggestion && (isLocked || options?.suggestEmail === false)) return;
    if (suggestion !== state.suggestion) setState({ ...state, suggestion });
  }

  function onReset(): void {
    generation += 1;
    editedFields.clear();
    const isFocusInConfirmation = state.status === 'success' && form?.contains(activeElementOf(form));
    setState({ ...state, status: 'idle', error: undefined, fieldErrors: {}, suggestion: undefined });
    if (isFocusInConfirmation) focusState = state;
  }

  async function submit(submitted: ControllerOptions): Promise<void> {
    // A button in the confirmation can fire `submit` too.
    if (!form || isLocked || state.status === 'success') return;
    isLocked = true;
    generation += 1;
    editedFields.clear();
    options = submitted;
    // Before the engine has loaded, the form can unmount, and the app can disable its fields.
    const submittedForm = form;
    ignoreHeldEnter(form);
    let values: ControlValues;
    let loaded: Engine;
    try {
      values = readValues(form);
      if (!engine) setPending();
      loaded = engine ?? (await loadEngine());
    } catch (cause) {
      // The engine did not load, so nothing was sent.
      isLocked = false;
      const error = new SubmissionError(navigator.onLine === false ? 'offline' : 'notSent', { cause });
      setState({ ...state, status: 'error', error });
      callAndReport(submitted.onError, error);
      return;
    }
    const getQueryClient = () => options?.queryClient;
    const engineOptions = { ...submitted, getQueryClient, startedAt };
    const result = await loaded.submit(submittedForm, values, engineOptions, setPending);
    // If validation fails synchronously, the status does not become pending. The alert must be empty before it shows
    // the same failure, so that screen readers announce it again.
    if (state.error && result.status === 'error') {
      setState({ ...state, status: 'idle', error: undefined });
      await new Promise((resolve) => setTimeout(resolve));
    }
    isLocked = false;
    const { fieldErrors } = result;
    focusState =
      result.status === 'error'
        ? { ...state, status: 'error', error: result.error, fieldErrors }
        : {
            ...state,
            status: result.status === 'success' ? 'success' : 'idle',
            error: undefined,
            fieldErrors,
          };
    setState(focusState);
  }

  return {
    attach(element) {
      stopListening?.();
      form = element;
      if (!form) return;
      // Before hydration, the browser validates. From now on, the kit validates and shows the errors.
      form.noValidate = true;
      stopListening = listenToForm(form, {
        onPointerEnter: preload,
        onFocus,
        onEdit,
        canReset: () => !isLocked,
        onReset,
      });
    },

    configure(latest, rendered) {
      options = latest;
      reportInteraction();
      // An effect of an older commit can run after the state has changed.
      const isDue = rendered.status === focusState?.status && rendered.fieldErrors === focusState.fieldErrors;
      if (form && isDue) {
        focusState = undefined;
        engine?.moveFocus(form, rendered.status);
      }
    },

    submit,

    isLocked: () => isLocked,

    revalidate: (field) => void revalidate(field),

    reset() {
      // A control named `reset` shadows the form's method.
      if (form && !isLocked) HTMLFormElement.prototype.reset.call(form);
    },

    setDraft(draft) {
      if (draft !== state.draft) setState({ ...state, draft });
    },

    getForm: () => form,

    getState: () => state,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

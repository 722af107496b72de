import type { SubmissionError } from '../client/SubmissionError.js';
import type { Engine, EngineOptions } from './createEngine.js';
import { idleState, type EngineState } from './EngineState.js';
import { leaveDirection } from './leaveDirection.js';
import { readValues } from './readValues.js';

/** A form's engine as the page sees it: usable at once, loaded on interest. */
export interface LazyEngine {
  /**
   * Tells what is on the screen now, and what the next submission goes by. Interest in the form loads the engine, an edit
   * checks a shown error again, and after an attempt to send the focus goes where that led.
   */
  rendered: (form: HTMLFormElement, options: EngineOptions) => void;
  /** Sends what the form holds now, once the engine is here; does nothing while a submission is under way. */
  submit: () => Promise<void>;
  /** Whether a submission is under way, from the press of Send to its end. */
  isLocked: () => boolean;
  /** Checks a field again, if it shows an error. */
  validate: (field: string) => void;
  /** Back to an empty form, after a message was sent. */
  reset: () => void;
  getState: () => EngineState;
  subscribe: (listener: () => void) => () => void;
}

const LOAD_TIMEOUT = 30_000;

export function createLazyEngine(): LazyEngine {
  let form: HTMLFormElement;
  let options: EngineOptions;
  let engine: Engine | undefined;
  let loading: Promise<Engine> | undefined;
  let state = idleState;
  // Whether an attempt to send has ended, or a form come back, that the focus has not followed yet.
  let isFocusDue = false;
  // Rendered state comes too late to stop a double click.
  let isLocked = false;
  const listeners = new Set<() => void>();

  function setState(next: Partial<EngineState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const setPending = () => setState({ status: 'pending' });

  function load(): Promise<Engine> {
    loading ??= new Promise<Engine>((resolve, reject) => {
      setTimeout(reject, LOAD_TIMEOUT);
      import('./createEngine.js').then((loaded) => {
        engine = loaded.createEngine();
        // React renders before whoever waits goes on, so that an early submit finds the host's client configured.
        setState({ clientContext: loaded.ClientContext });
        return resolve(engine);
      }, reject);
    }).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  /** Ahead of need: a failure is silent, the next call tries again. */
  const preload = () => void load().catch(() => undefined);

  async function check(field: string): Promise<void> {
    if (isLocked || !engine || !state.fieldErrors[field]) return;
    const fieldErrors = await engine.validate(readValues(form), field, options);
    if (!isLocked && fieldErrors[field] !== state.fieldErrors[field]) setState({ fieldErrors });
  }

  const onEdit = ({ target }: Event) => void check((target as HTMLInputElement).name);

  function attach(): void {
    // Until now the browser validated; from now on it would get in the way.
    form.noValidate = true;
    // Focus that came before the page's JavaScript sends no event any more.
    if (form.contains(document.activeElement)) preload();
    // Not React's events: those would take the place of the host's, and come from portals too.
    form.addEventListener('focusin', preload);
    form.addEventListener('pointerenter', preload);
    form.addEventListener('beforeinput', leaveDirection);
    form.addEventListener('input', onEdit);
    form.addEventListener('change', onEdit);
  }

  return {
    rendered(element, latest) {
      options = latest;
      if (form !== element) {
        form = element;
        attach();
      }
      if (isFocusDue) engine?.moveFocus(form, state.status);
      isFocusDue = false;
    },

    async submit() {
      // A button in the confirmation submits too.
      if (isLocked || state.status === 'success') return;
      isLocked = true;
      const pressed = options;
      // Gone meanwhile: the same failure twice is announced twice.
      setState({ error: undefined });
      let result: Partial<EngineState>;
      try {
        // As it is at the press: a host may disable the fields while the engine is on its way.
        const values = readValues(form);
        // Without its engine, a form that waits for it says so; with it, only one that has something to send.
        if (!engine) setPending();
        const { submit } = engine ?? (await load());
        // The host's client is known only now.
        result = await submit(form, values, { ...pressed, client: options.client }, setPending);
        isFocusDue = true;
      } catch (cause) {
        // No engine, or a schema that throws: nothing has left the page. The error's class comes with the engine.
        const error = Object.assign(new Error('Not sent', { cause }) as SubmissionError, {
          name: 'SubmissionError',
          code: navigator.onLine ? 'notAccepted' : 'offline',
          fieldErrors: [],
        });
        result = { status: 'error', error };
        // The form shows it even if this throws.
        queueMicrotask(() => pressed.onError?.(error));
      } finally {
        isLocked = false;
      }
      setState(result);
    },

    isLocked: () => isLocked,

    validate: (field) => void check(field),

    reset() {
      isFocusDue = true;
      setState({ status: 'idle' });
    },

    getState: () => state,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import { SubmissionError } from '../client/SubmissionError.js';
import type { Engine, EngineOptions } from './createEngine.js';
import { idleState, type EngineState } from './EngineState.js';

/** A form's engine as the page sees it: usable at once, loaded on interest. */
export interface LazyEngine {
  /** Sets what the next submission goes by. */
  configure: (options: EngineOptions) => void;
  /** Fetches the engine ahead of need; a failure is silent, the next call tries again. */
  load: () => void;
  /** Sends what the form holds, once the engine is here; does nothing while a submission is under way. */
  submit: (form: HTMLFormElement) => Promise<void>;
  /** Tells that a field was edited: its error, if it shows one, is checked again. */
  edited: (form: HTMLFormElement, field: string) => Promise<void>;
  /** Back to an empty form, after a message was sent. */
  reset: () => void;
  getState: () => EngineState;
  subscribe: (listener: () => void) => () => void;
}

const LOAD_TIMEOUT = 30_000;

export function createLazyEngine(): LazyEngine {
  let options: EngineOptions;
  let engine: Engine | undefined;
  let loading: Promise<Engine> | undefined;
  let state = idleState;
  // Rendered state comes too late to stop a double click.
  let isLocked = false;
  const listeners = new Set<() => void>();

  function setState(next: Partial<EngineState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function load(): Promise<Engine> {
    loading ??= new Promise<Engine>((resolve, reject) => {
      setTimeout(reject, LOAD_TIMEOUT, new Error('Engine timed out'));
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

  return {
    configure(latest) {
      options = latest;
    },

    load: () => void load().catch(() => undefined),

    async submit(form) {
      // A button in the confirmation submits too.
      if (isLocked || state.status === 'success') return;
      isLocked = true;
      const pressed = options;
      setState({ status: 'pending', error: undefined });
      try {
        const { submit } = engine ?? (await load());
        // The host's client is known only now.
        setState(await submit(form, { ...pressed, client: options.client }));
      } catch (cause) {
        // No engine, or a schema that throws: nothing has left the page.
        const error = new SubmissionError(navigator.onLine ? 'notAccepted' : 'offline', { cause });
        setState({ status: 'error', error });
        pressed.onError?.(error);
      } finally {
        isLocked = false;
      }
    },

    async edited(form, field) {
      if (isLocked || !engine || !state.fieldErrors[field]) return;
      const fieldErrors = await engine.validate(form, field, options);
      if (!isLocked && fieldErrors[field] !== state.fieldErrors[field]) setState({ fieldErrors });
    },

    reset() {
      loading = engine = undefined;
      setState(idleState);
    },

    getState: () => state,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

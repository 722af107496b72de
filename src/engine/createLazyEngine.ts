import type { QueryClient } from '@tanstack/react-query';
import { createContext, type Context } from 'react';
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
  /** Where the host's client is to be found; react-query's own context once the engine is here. */
  getClientContext: () => ClientContext;
  subscribe: (listener: () => void) => () => void;
}

export type ClientContext = Context<QueryClient | undefined>;

/** Stands in for react-query's context, which comes with the engine: no page pays for react-query before. */
export const NoClientContext: ClientContext = createContext<QueryClient | undefined>(undefined);

export function createLazyEngine(): LazyEngine {
  let options: EngineOptions;
  let engine: Engine | undefined;
  let loading: Promise<Engine> | undefined;
  let clientContext = NoClientContext;
  let state = idleState;
  // Rendered state comes too late to stop a double click.
  let isLocked = false;
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function setState(next: EngineState): void {
    state = next;
    notify();
  }

  function load(): Promise<Engine> {
    loading ??= import('./createEngine.js').then(
      (loaded) => {
        engine = loaded.createEngine();
        clientContext = loaded.ClientContext;
        // React renders before whoever waits goes on, so that an early submit finds the host's client configured.
        notify();
        return engine;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  return {
    configure(latest) {
      options = latest;
    },

    load: () => void load().catch(() => undefined),

    async submit(form) {
      if (isLocked) return;
      isLocked = true;
      const submitCount = state.submitCount + 1;
      setState({ ...idleState, status: 'pending', submitCount: state.submitCount });
      try {
        const { submit } = engine ?? (await load());
        setState({ ...(await submit(form, options)), submitCount });
      } catch (cause) {
        // No engine, or a schema that throws: nothing has left the page.
        const error = new SubmissionError(navigator.onLine ? 'notAccepted' : 'offline', { cause });
        setState({ status: 'error', error, fieldErrors: {}, submitCount });
        options.onError?.(error);
      } finally {
        isLocked = false;
      }
    },

    async edited(form, field) {
      if (isLocked || !engine || !Object.hasOwn(state.fieldErrors, field)) return;
      const fieldErrors = await engine.validate(form, field, options);
      if (!isLocked && fieldErrors[field] !== state.fieldErrors[field]) setState({ ...state, fieldErrors });
    },

    reset() {
      loading = engine = undefined;
      setState(idleState);
    },

    getState: () => state,
    getClientContext: () => clientContext,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

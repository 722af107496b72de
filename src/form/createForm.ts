import type { ResolvedOptions } from './useOptions.js';
import { createStore, type PendingSubmission, type Store } from './store.js';
import { SubmissionError, type SubmissionErrorCode } from '../client/SubmissionError.js';
import { readControls } from '../fields/controls.js';
import type { Engine, EngineExports, FormHandle, FormSnapshot } from './contract.js';
import { callAndReport } from './report.js';

/** Milliseconds that a submit waits for the engine. */
const LOAD_TIMEOUT = 30_000;

interface EngineFile extends EngineExports {
  createEngine: (handle: FormHandle) => Omit<Engine, keyof EngineExports>;
}

let engineFile: Promise<EngineFile> | undefined;

export function loadEngineFile(): Promise<EngineFile> {
  // oxlint-disable-next-line no-restricted-imports -- the boundary: the only import of the engine, when a visitor needs it
  return (engineFile ??= import('../engine/createEngine.js').catch((error: unknown) => {
    // The next call tries again.
    engineFile = undefined;
    throw error;
  }));
}

/** Creates the part of a form that loads with the page: its state, and access to its engine. */
export function createForm(): FormHandle {
  const store = createStore();
  const { getState, setState } = store;
  let stopListening: (() => void) | undefined;

  function listen(): void {
    stopListening?.();
    stopListening = handle.engine?.listen(handle.element);
  }

  // Faster than spreading the store into a new object.
  const handle: FormHandle = Object.assign<Store, Omit<FormHandle, keyof Store>>(store, {
    element: null,

    ref(element) {
      handle.element = element;
      // Before hydration, the browser validates. From now on, the kit validates and shows the errors.
      if (element) element.noValidate = true;
      listen();
    },

    async load() {
      const file = await loadEngineFile();
      if (!handle.engine) {
        handle.engine = { ...file, ...file.createEngine(handle) };
        listen();
        // With the engine, a failure that is already shown has more actions.
        if (getState().submission.error) setState({});
        else store.notify();
      }
      return handle.engine;
    },

    preload: () => void handle.load().catch(() => undefined),

    touch() {
      handle.preload();
      handle.startedAt ??= performance.now();
    },

    async submit(options) {
      const { element, startedAt, challenge } = handle;
      if (!element || !store.lock()) return;
      let snapshot: FormSnapshot;
      let engine: Engine;
      try {
        // Read now: while the engine loads, the visitor can change a value, and the app can disable its fields.
        snapshot = {
          form: element,
          controls: readControls(element),
          challenge,
          options,
          secondsToSubmit: startedAt && (performance.now() - startedAt) / 1000,
        };
        if (!handle.engine) store.notify();
        engine =
          handle.engine ??
          (await Promise.race([
            handle.load(),
            new Promise<never>((_resolve, reject) => {
              setTimeout(reject, LOAD_TIMEOUT, new Error('Engine timed out'));
            }),
          ]));
      } catch (cause) {
        await submitWithoutEngine(element, options, cause);
        return;
      }
      await engine.validateAndSend(snapshot);
    },

    onReset(event) {
      if (handle.engine) return;
      // The text that is being sent stays until its outcome is known.
      if (getState().submission.status === 'pending') event.preventDefault();
      else setState({ submission: { status: 'idle' } });
    },

    reset(kept) {
      if (handle.engine) handle.engine.reset(kept);
      // A control named `reset` shadows the form's method.
      else if (handle.element) HTMLFormElement.prototype.reset.call(handle.element);
    },
  });
  return handle;

  /** Ends a submit that the engine cannot take. If the form has an `action`, the browser posts it there. */
  async function submitWithoutEngine(
    element: HTMLFormElement,
    { onError }: ResolvedOptions,
    cause: unknown,
  ): Promise<void> {
    const isOnline = navigator.onLine;
    let code: SubmissionErrorCode = isOnline ? 'notSent' : 'offline';
    if (isOnline && element.isConnected && element.hasAttribute('action')) {
      code = 'unconfirmed';
      setState({ submission: { ...(getState().submission as PendingSubmission), isSending: true } });
      if (await postNatively(element)) {
        setState({ submission: { status: 'idle' } });
        return;
      }
    }
    const error = new SubmissionError(code, { cause });
    setState({ submission: { status: 'error', error }, failures: getState().failures + 1 });
    callAndReport(onError, error);
  }
}

/**
 * Posts a form as the browser does without JavaScript. Resolves to `true` if the visitor comes back and the browser restores
 * the page from its cache, and to `undefined` if the page is still there after 30 seconds.
 */
function postNatively(form: HTMLFormElement): Promise<true | undefined> {
  // A control named `submit` shadows the form's method.
  HTMLFormElement.prototype.submit.call(form);
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(true));
    setTimeout(resolve, LOAD_TIMEOUT);
  });
}

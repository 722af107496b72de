import type { ResolvedOptions } from './useOptions.js';
import { createStore, type Store } from './store.js';
import { SubmissionError, type SubmissionErrorCode } from '../client/SubmissionError.js';
import { readControls, type ControlState } from '../fields/controls.js';
import type { Engine, EngineParts, Form } from './contract.js';
import { callAndReport } from './report.js';

/** Milliseconds that a submit waits for the engine. */
const LOAD_TIMEOUT = 30_000;

interface EngineFile extends EngineParts {
  createEngine: (form: Form) => Omit<Engine, keyof EngineParts>;
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
export function createForm(): Form {
  const store = createStore();
  const { getState, setState } = store;
  let stopListening: (() => void) | undefined;

  function listen(): void {
    stopListening?.();
    stopListening = form.element ? form.engine?.listen(form.element) : undefined;
  }

  // Faster than spreading the store into a new object.
  const form: Form = Object.assign<Store, Omit<Form, keyof Store>>(store, {
    element: null,

    ref(element) {
      form.element = element;
      // Before hydration, the browser validates. From now on, the kit validates and shows the errors.
      if (element) element.noValidate = true;
      listen();
    },

    async load() {
      const file = await loadEngineFile();
      if (!form.engine) {
        form.engine = { ...file, ...file.createEngine(form) };
        listen();
        // With the engine, a failure that is already shown has more actions.
        if (getState().submission.error) setState({});
        else store.notify();
      }
      return form.engine;
    },

    preload: () => void form.load().catch(() => undefined),

    touch() {
      form.preload();
      form.startedAt ??= Date.now();
    },

    async submit(options) {
      const { element, startedAt, challenge } = form;
      if (!element || !store.lock()) return;
      const secondsToSubmit = startedAt && (Date.now() - startedAt) / 1000;
      let controls: readonly ControlState[];
      let engine: Engine;
      try {
        // Before the engine has loaded, the visitor can change a value, and the app can disable its fields.
        controls = readControls(element);
        if (!form.engine) store.notify();
        engine = form.engine ?? (await Promise.race([form.load(), timeout()]));
      } catch (cause) {
        await submitWithoutEngine(element, options, cause);
        return;
      }
      await engine.submit({ form: element, controls, challenge, options, secondsToSubmit });
    },

    onReset(event) {
      if (form.engine) return;
      // The text that is being sent stays until its outcome is known.
      if (getState().submission.status === 'pending') event.preventDefault();
      else setState({ submission: { status: 'idle' } });
    },

    reset(kept) {
      if (form.engine) form.engine.reset(kept);
      // A control named `reset` shadows the form's method.
      else if (form.element) HTMLFormElement.prototype.reset.call(form.element);
    },
  });
  return form;

  /** Nothing was sent. If the form has an `action`, the browser posts it there. */
  async function submitWithoutEngine(
    element: HTMLFormElement,
    { onError }: ResolvedOptions,
    cause: unknown,
  ): Promise<void> {
    const isOnline = navigator.onLine !== false;
    let code: SubmissionErrorCode = isOnline ? 'notSent' : 'offline';
    if (isOnline && element.isConnected && element.hasAttribute('action')) {
      code = 'unconfirmed';
      const { previousError } = getState().submission;
      setState({ submission: { status: 'pending', previousError, isSending: true } });
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

function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(reject, LOAD_TIMEOUT, new DOMException('Timed out', 'TimeoutError'));
  });
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

'use client';
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { SubmissionError, type SubmissionErrorCode } from '../client/SubmissionError.js';
import { diagnoseForm } from '../diagnostics/diagnoseForm.js';
import type { Engine } from '../engine/createEngine.js';
import { isAppSubmit, readControls, type ControlState } from '../fields/controls.js';
import { englishOfPage } from '../messages/english/page.js';
import type { CustomMessages } from '../messages/Messages.js';
import type { ContactFormSettings, ContactOptions } from '../options/ContactOptions.js';
import { useMessages, useSendOptions, type ResolvedOptions } from '../options/useOptions.js';
import type { ContactSchema, ContactValues, InitialValues } from '../schema/parseValues.js';
import { callAndReport } from '../submission/callAndReport.js';
import { createStore, type SentBy, type Store } from '../submission/store.js';
import { cx, propsWithout } from './attributes.js';
import type { Challenge } from './ContactChallenge.js';
import { ContactFormContext, type ContactFormState } from './ContactFormContext.js';
import { OPTION_NAMES } from '../options/ContactProvider.js';
import { renderField } from './field.js';
import { LazyParts } from './LazyParts.js';
import { renderFallback, renderStatus, renderSubmit } from './parts.js';

type NativeProps = Omit<
  ComponentPropsWithoutRef<'form'>,
  keyof ContactOptions | 'action' | 'method' | 'noValidate' | 'dir' | 'lang'
>;

/** The props of `ContactForm`. */
export interface ContactFormProps<Schema extends ContactSchema = ContactSchema>
  extends ContactOptions<Schema>, ContactFormSettings, NativeProps {
  /**
   * Initial values. `false` for a checkbox and `''` for a select are allowed, even if the schema rejects them. If they
   * change later, text fields that the visitor has not edited show the new values.
   */
  defaultValues?: InitialValues<ContactValues<Schema>> | undefined;
  /**
   * URL to which the browser posts the form without JavaScript, and if the engine does not load: the path of an endpoint on
   * your site.
   */
  action?: string | undefined;
  /**
   * The parts, in your arrangement.
   * @default the three fields, the submit button, the status, the fallback actions, and a draft notice if `draft` is set
   */
  children?: ReactNode;
  /**
   * Replaces the children after the message was sent. The element with the attribute `data-rck-focus` takes focus;
   * without one, the form does. `null` renders nothing.
   * @default `<ContactConfirmation />`
   */
  confirmation?: ReactNode | ((state: ContactFormState) => ReactNode);
}

/** The props that are not attributes of the form. */
const NOT_ATTRIBUTES = ['formId', 'defaultValues', 'confirmation', ...OPTION_NAMES] as const;

// The engine adds the other messages. Until then, the cast hides that groups are missing.
const ENGLISH = englishOfPage as unknown as CustomMessages;

/**
 * A complete contact form. Renders a native `<form method="post">`, which works before hydration. Validation and
 * sending load on first interaction. `className`, `ref` and native props go to the `<form>`.
 *
 * State: `data-status`, one of `idle`, `pending`, `success`, `error`; `data-loading` until the catalog has loaded.
 *
 * @throws TypeError while rendering, if `formId` or `baseUrl` is not valid. In a production build, a submit fails
 *   with the code `notSent`.
 */
export const ContactForm = forwardRef<HTMLFormElement, ContactFormProps>(function ContactForm(props, ref) {
  const { defaultValues, children, confirmation, className } = props;
  const [form] = useState(createForm);
  const state = useSyncExternalStore(form.subscribe, form.getState, form.getState);
  const { catalog, submission } = state;
  const { status } = submission;
  const sending = useSendOptions(props);
  const loaded = catalog?.tag === sending.tag ? catalog.messages : undefined;
  const options = useMessages(sending, props, loaded, ENGLISH, form.engine?.english);
  const id = useId();
  const native: NativeProps = propsWithout(NOT_ATTRIBUTES, props);
  const { messages } = options;
  useImperativeHandle(ref, () => form.element as HTMLFormElement, [form]);

  useEffect(() => {
    const { element } = form;
    // If focus was set before hydration, no event fires. A control named `matches` shadows the form's method.
    if (!form.startedAt && element && Element.prototype.matches.call(element, ':focus-within')) form.touch();
    try {
      // Bundlers remove the diagnostics from production builds.
      if (process.env.NODE_ENV === 'development' && element) diagnoseForm(element, options, status);
    } catch {
      // Without a bundler there is no `process`, and no diagnostics.
    }
  });

  const context = { form, state, options, defaultValues, hasDefaultParts: !children };
  return (
    <form
      {...native}
      ref={form.ref}
      method="post"
      className={cx('rck-form', className)}
      lang={messages.lang}
      dir={messages.dir}
      data-status={status}
      data-loading={options.isLoading ? '' : undefined}
      onPointerEnter={(event) => {
        // A finger that scrolls the page also fires it.
        if (event.pointerType !== 'touch') form.preload();
        native.onPointerEnter?.(event);
      }}
      onFocusCapture={(event) => {
        form.touch();
        native.onFocusCapture?.(event);
      }}
      onResetCapture={(event) => {
        if (event.target === event.currentTarget) form.onReset(event);
        native.onResetCapture?.(event);
      }}
      onSubmit={(event) => {
        // React events also bubble from forms in portals.
        if (event.target !== event.currentTarget) return;
        try {
          native.onSubmit?.(event);
        } finally {
          if (!event.defaultPrevented && !isAppSubmit(event.nativeEvent)) {
            event.preventDefault();
            void form.submit(options);
          }
        }
      }}
    >
      {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- the parts render with the form anyway */}
      <ContactFormContext.Provider value={context}>
        {status === 'success' ? (
          // oxlint-disable-next-line react/refs -- `form.ref` is a callback
          form.engine?.renderConfirmation(context, confirmation)
        ) : (
          <>
            {children ?? (
              <>
                {renderField(context, `${id}n`, { name: 'name' })}
                {renderField(context, `${id}e`, { name: 'email' })}
                {renderField(context, `${id}m`, { name: 'message' })}
                {/* The button does not move when the parts below it change. */}
                {renderSubmit(context, {})}
                {renderStatus(context, {})}
                {renderFallback(context, {})}
              </>
            )}
          </>
        )}
      </ContactFormContext.Provider>
      <LazyParts {...context} />
    </form>
  );
}) as <Schema extends ContactSchema = ContactSchema>(
  props: ContactFormProps<Schema> & RefAttributes<HTMLFormElement>,
) => ReactElement;

/** The part of a form that loads with the page: its state, and access to its engine. */
export interface Form extends Store {
  element: HTMLFormElement | null;
  /** A ref callback. */
  ref: (element: HTMLFormElement | null) => void;
  /** Undefined until it has loaded. Then the form does not render, unless it shows a failure. */
  engine?: Engine;
  /** Time of the first interaction. */
  startedAt?: number;
  /** The widget of the `ContactChallenge` in the form. */
  challenge?: Challenge | undefined;
  load: () => Promise<Engine>;
  /** Loads the engine and ignores a failure. */
  preload: () => void;
  /** Called when an element of the form has received focus. */
  touch: () => void;
  /** Submits the current values with the given options. Does nothing while a submission is pending. */
  submit: (options: ResolvedOptions) => Promise<void>;
  /** Handles a native `reset` event until the engine has loaded; then the engine handles it. */
  onReset: (event: Pick<Event, 'preventDefault'>) => void;
  /**
   * Resets the fields to their initial values, and removes errors and the confirmation. Does nothing while a submission
   * is pending.
   *
   * @param kept initial values that override those of the form
   */
  reset: (kept?: SentBy) => void;
}

/** Milliseconds that a submit waits for the engine. */
const LOAD_TIMEOUT = 30_000;

// oxlint-disable-next-line no-restricted-imports -- the boundary: the only import of the engine, when a visitor needs it
const importEngine = () => import('../engine/createEngine.js');

let engineFile: ReturnType<typeof importEngine> | undefined;

function loadEngineFile(): ReturnType<typeof importEngine> {
  return (engineFile ??= importEngine().catch((error: unknown) => {
    // The next call tries again.
    engineFile = undefined;
    throw error;
  }));
}

/**
 * Loads validation and sending for the forms of the page before the first interaction. Call it in the `onPointerEnter` of
 * a link to the form, or in a client loader of a router. If loading fails, the form tries again on first interaction.
 */
export function preloadContactForm(): void {
  loadEngineFile().catch(() => undefined);
}

function createForm(): Form {
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
      const { createEngine } = await loadEngineFile();
      if (!form.engine) {
        form.engine = createEngine(form);
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
    store.fail(error);
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

import type { QueryClient } from '@tanstack/react-query';
import { createFormControl } from 'react-hook-form';
import type { ContactPayload } from '../client/deliverOnce.js';
import { diagnoseSubmit } from '../diagnostics/diagnoseForm.js';
import { loadSchema, type LazySchema } from '../schema/loadSchema.js';
import type { ContactSchema, ContactValues } from '../schema/parseValues.js';
import { callAndReport } from '../submission/callAndReport.js';
import { isOffline, offlineError, send, type SendOptions } from '../submission/send.js';
import { validateAndSend, type SubmitResult } from '../submission/validateAndSend.js';
import { validate } from '../submission/validate.js';
import { activeElementOf } from './activeElementOf.js';
import { challenges } from './challenges.js';
import { checkEmail } from './checkEmail.js';
import { collectEvidence, isDiscarded } from './collectEvidence.js';
import { createRevalidation, type FormAccess } from './createRevalidation.js';
import { pendingState, settledState, type FormState, type SentBy } from './FormState.js';
import { isFocusElsewhere, moveFocus } from './moveFocus.js';
import type { ControlValues } from './readValues.js';
import { sendWithToken } from './sendWithToken.js';
import type { setText } from './setText.js';
import { shownFields } from './shownFields.js';

export { QueryClientContext } from '@tanstack/react-query';

export interface EngineOptions extends Omit<SendOptions, 'getQueryClient'> {
  /** The app's `QueryClient`, if there is one. */
  queryClient: QueryClient | undefined;
  /** @default contactSchema */
  schema?: ContactSchema | LazySchema | undefined;
  /** Called with the field names when the schema refused values. Nothing was sent. */
  onInvalid?: ((fields: readonly string[]) => void) | undefined;
  /** @default true */
  suggestEmail?: boolean | undefined;
}

/** The part of a form that loads with the page, as the engine uses it. */
export interface FormShell extends FormAccess {
  /** The options of the latest commit. */
  getOptions: () => EngineOptions | undefined;
  setText: typeof setText;
  /** Allows the next submit. */
  unlock: () => void;
}

/** A submit of a form. */
export interface SubmittedForm {
  form: HTMLFormElement;
  values: ControlValues;
  /** The options at the time of the submit. */
  options: EngineOptions;
  /** Seconds from the first interaction with the form to the submit. */
  secondsToSubmit: number | undefined;
}

/** The part of a form that loads on first interaction. */
export interface Engine {
  /** Validates the values and sends them, and shows the outcome. */
  submit: (submitted: SubmittedForm) => Promise<void>;
  /** Validates a field again if it shows an error. */
  revalidate: (field: string) => void;
  /** Called when a control's value has changed: while the visitor edits (`input`), or afterwards (`change`). */
  onEdit: (control: HTMLInputElement, type: string) => void;
  /** Called with the state after a reset, before it is set. */
  onReset: (next: FormState) => void;
  /** Called after each commit with the rendered state. Moves the focus if necessary. */
  onCommit: (rendered: FormState) => void;
}

/** Milliseconds after which the label of the submit button changes to `stillSending`. */
const SLOW_AFTER = 8_000;

/**
 * Creates a form control of react-hook-form for fields that are already on the page. It does not write the values of
 * fields that the visitor edits, so it does not affect text, caret, undo history and IME composition.
 */
export function createEngine(shell: FormShell): Engine {
  const { getForm, getOptions, getState, setState, isLocked, unlock } = shell;
  // Now, for the first submit. Ignores a failure, because a submit loads the schema again and reports it.
  loadSchema(getOptions()?.schema).catch(() => undefined);
  // An earlier submit has ended as `offline` because the engine did not load. Send the next one, even if the device
  // still reports no network.
  const { error, previousError } = getState();
  if (isOffline() && (error ?? previousError)?.code === 'offline') offlineError();
  let values: ControlValues = {};
  let schema: EngineOptions['schema'];
  /** When this state has been committed, the focus moves. */
  let focusState: FormState | undefined;

  const control = createFormControl<ContactValues, unknown, ContactPayload>({
    // The fields are not registered, so react-hook-form does not know their values.
    resolver: async () => {
      const result = await validate(values, schema);
      if (result.success) return { values: result.payload, errors: {} };
      const errors = Object.entries(result.errors).map(([name, type]) => [name, { type }]);
      return { values: {}, errors: Object.fromEntries(errors) as object };
    },
  });

  const { revalidate, cancel } = createRevalidation(shell, (currentValues) =>
    validate(currentValues, getOptions()?.schema),
  );

  const setPending = (isSending: boolean) => setState(pendingState(getState(), isSending));

  async function validateAndSendForm(submitted: SubmittedForm): Promise<SubmitResult & { sentBy?: SentBy }> {
    const { form, options } = submitted;
    ({ values } = submitted);
    ({ schema } = options);
    // During an asynchronous validation, the form can unmount.
    const challenge = challenges.get(form);
    const evidence = collectEvidence(form, submitted.secondsToSubmit);
    try {
      // Bundlers remove the diagnostics from production builds.
      if (process.env.NODE_ENV === 'development') {
        void loadSchema(schema).then(
          (loaded) => diagnoseSubmit(form, { formId: options.formId, schema: loaded }),
          () => undefined,
        );
      }
    } catch {
      // Without a bundler there is no `process`, and no diagnostics.
    }
    // A synchronous schema finishes within this task. While an asynchronous schema runs, the fields must be
    // read-only, because text typed then would not be sent.
    const timer = setTimeout(setPending, 0, false);
    let slowTimer: ReturnType<typeof setTimeout> | undefined;
    let sentBy: SentBy = {};
    function onSending(): void {
      setPending(true);
      slowTimer = setTimeout(() => setState({ ...getState(), isSlow: true }), SLOW_AFTER);
    }
    try {
      const result = await validateAndSend(control, {
        onInvalid: options.onInvalid,
        onError: options.onError,
        canShow: (field) =>
          !isFocusElsewhere(form) && shownFields(form).some(({ dataset }) => dataset['field'] === field),
        send(payload) {
          clearTimeout(timer);
          sentBy = sentByOf(payload);
          if (isDiscarded(form, evidence)) return Promise.resolve();
          const sending = { ...options, evidence, getQueryClient: () => getOptions()?.queryClient };
          if (challenge) {
            setPending(false);
            return sendWithToken(challenge, sending, payload, onSending);
          }
          const outcome = send(sending, payload);
          onSending();
          return outcome;
        },
      });
      return { ...result, sentBy };
    } finally {
      clearTimeout(timer);
      clearTimeout(slowTimer);
    }
  }

  return {
    async submit(submitted) {
      cancel();
      const result = await validateAndSendForm(submitted);
      unlock();
      const { fieldErrors, sentBy } = result;
      focusState = settledState(
        getState(),
        result.status === 'error'
          ? { status: 'error', error: result.error, fieldErrors }
          : result.status === 'success'
            ? { status: 'success', fieldErrors, sentBy }
            : { status: 'idle', fieldErrors },
      );
      setState(focusState);
      // After the state, because a host's element can throw. React replaces the fields in a later task.
      if (result.status === 'success') keepHeight(submitted.form);
    },

    revalidate: (field) => void revalidate(field),

    onEdit(edited, type) {
      void revalidate(edited.name, type === 'input');
      if (edited.type !== 'email') return;
      const { suggestion } = getState();
      if (suggestion && suggestion.typed !== edited.value) setState({ ...getState(), suggestion: undefined });
      if (type !== 'change') return;
      checkEmail(edited, shell.setText, (next) => {
        if (!isLocked() && getOptions()?.suggestEmail !== false)
          setState({ ...getState(), suggestion: next });
      });
    },

    onReset(next) {
      cancel();
      const form = getForm();
      const isFocusInConfirmation = getState().status === 'success' && form?.contains(activeElementOf(form));
      if (isFocusInConfirmation) focusState = next;
    },

    onCommit(rendered) {
      const form = getForm();
      // An effect of an older commit can run after the state has changed.
      const isDue = rendered.status === focusState?.status && rendered.fieldErrors === focusState.fieldErrors;
      if (!form || !isDue) return;
      focusState = undefined;
      // In an effect: an exception would remove the app from the page.
      callAndReport(moveFocus, form, rendered.status);
    },
  };
}

function sentByOf({ name, email }: { name?: unknown; email?: unknown }): SentBy {
  return { ...(typeof name === 'string' && { name }), ...(typeof email === 'string' && { email }) };
}

/** The confirmation is as high as the fields that it replaces, so that the page below does not move. */
function keepHeight(form: HTMLFormElement): void {
  // A control named `style` shadows the form's property.
  const style = Reflect.get(HTMLElement.prototype, 'style', form);
  style.setProperty('--rck-form-height', `${form.getBoundingClientRect().height}px`);
}

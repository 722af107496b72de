import {
  createFormControl,
  get,
  type FieldError,
  type FieldValues,
  type FormState,
  type UseFormReset,
  type UseFormReturn,
} from 'react-hook-form';
import type { ContactPayload } from '../client/request.js';
import { isSubmissionError } from '../client/isSubmissionError.js';
import { SubmissionError } from '../client/SubmissionError.js';
import {
  activeElementOf,
  fieldTarget,
  focusConfirmation,
  focusFirstField,
  focusFirstOf,
  focusSoon,
  isFocusElsewhere,
  showFailure,
} from '../fields/focus.js';
import { ignoreHeldEnter, listen } from '../fields/listen.js';
import { contains, rootOf } from '../fields/shown.js';
import { dropAutoDirection } from '../fields/text.js';
import type { FormSnapshot } from '../form/contract.js';
import { callAndReport, report } from '../form/report.js';
import type { ParsedValues } from '../schema/parseValues.js';
import type { SentBy, Store, Submission } from '../form/store.js';
import type { CustomMessages } from '../messages/Messages.js';
import { errorText, outcomeMessage, ownText } from '../messages/messageText.js';
import {
  fieldError,
  resolver,
  SCHEMA_FAILED,
  WHOLE_FORM,
  type PendingSubmit,
  type ResolverContext,
} from './validate.js';

/** The options of `createMachine`. */
export interface MachineOptions {
  store: Store;
  /** react-hook-form's form control, with the `resolver` and this context. It holds the errors of the fields. */
  formControl?:
    | Pick<
        UseFormReturn<FieldValues, ResolverContext, ContactPayload>,
        'clearErrors' | 'getFieldState' | 'getValues' | 'handleSubmit' | 'reset' | 'setError'
      >
    | undefined;
  resolverContext: ResolverContext;
  /** Runs the mutation that posts the valid payload. Calls `onSending` when the request starts. */
  runMutation: (payload: ContactPayload, submit: FormSnapshot, onSending: () => void) => Promise<unknown>;
  getForm: () => HTMLFormElement | null;
  /** Called before the validation of a submit. */
  onSubmit?: ((submit: FormSnapshot) => void) | undefined;
  /** Called after the fields were reset, also by react-hook-form. */
  onFieldsReset?: (() => void) | undefined;
  /** Called after the outcome was removed. */
  onReset?: (() => void) | undefined;
}

/** The type of an error with the app's own message. No catalog has this key. */
const OWN_MESSAGE = 'own message';

export type Machine = ReturnType<typeof createMachine>;

/** Milliseconds after which the label of the submit button changes to `stillSending`. */
const SLOW_AFTER = 8_000;

/**
 * Creates the owner of a form’s submissions: it validates, runs the mutation, and moves focus after the outcome.
 *
 * Without a `formControl`, the machine creates one. The fields of a `ContactForm` are not registered with it, so it does not know
 * their values.
 */
export function createMachine({
  store,
  resolverContext,
  formControl = createFormControl<FieldValues, ResolverContext, ContactPayload>({
    resolver,
    context: resolverContext,
  }),
  runMutation,
  getForm,
  onSubmit,
  onFieldsReset,
  onReset,
}: MachineOptions) {
  const { getState, setState } = store;
  /** The pending submit. */
  let pending: PendingSubmit | undefined;
  /** The fields that were invalid in the last submit. */
  let invalidFields: readonly string[] = [];
  /** Shows the error of the form if none of these fields can show its own. */
  let showFormError: () => void;
  /** Set after an outcome or a reset: when React has committed this submission, focus moves once. */
  let due: Submission | undefined;
  /** Set while `resetFields` runs. `event` is the `reset` event that the form element fires during this time. */
  let resetting: { event?: Event } | undefined;
  /** Finishes a native reset. Its event fires before the values change. */
  let finishNativeReset: (() => void) | undefined;

  const isPending = () => getState().submission.status === 'pending';

  /** The error message of a field. */
  function errorOf(name: string, messages: CustomMessages): string | undefined {
    const { message, type = message }: Partial<FieldError> = formControl.getFieldState(name).error ?? {};
    // Without a type, it is an object with the errors of nested fields.
    return typeof type === 'string' ? errorText(type, messages, message) : undefined;
  }

  /**
   * Validates and sends once. Requires `store.lock()`. The outcome releases the lock; after a success, a reset releases it.
   * Never rejects.
   */
  async function validateAndSend(snapshot: FormSnapshot): Promise<void> {
    const submit: PendingSubmit = { ...snapshot };
    const progress = showProgress(store);
    let outcome: Submission | undefined;
    invalidFields = [];
    ignoreHeldEnter(submit.form);
    callAndReport(onSubmit, submit);
    pending = submit;
    try {
      resolverContext.submit = submit;
      // It calls the resolver in `validate` synchronously, and later one of these functions.
      const handled = formControl.handleSubmit(
        async () => void (outcome = await deliver(submit, progress.sending)),
        () => void (outcome = refuse(submit)),
      )();
      resolverContext.submit = undefined;
      await handled;
      // If the app resets react-hook-form during the validation, it calls neither function, and nothing was sent. If the
      // text is still there, the visitor must learn that.
      if (submit.areValuesKept) outcome ??= notSent(submit);
    } catch (cause) {
      report(cause);
      // The app's subscribers of react-hook-form can throw after the outcome is known.
      outcome ??= notSent(submit, cause);
    }
    await end(submit, outcome ?? { status: 'idle' }, progress);
  }

  /** Sends valid values. */
  async function deliver(submit: PendingSubmit, onSending: () => void): Promise<Submission> {
    const { payload } = submit.parsed as ParsedValues & { success: true };
    try {
      await runMutation(payload, submit, onSending);
      return { status: 'success', payload };
    } catch (cause) {
      const error = isSubmissionError(cause) ? cause : new SubmissionError('unconfirmed', { cause });
      if (error !== cause) report(cause);
      // For other codes, the message of the form says more. A name that is not in the payload, such as `constructor`, must not
      // become an error of the form.
      const fields = error.fields.filter((name) => error.code === 'invalid' && Object.hasOwn(payload, name));
      return failWith(submit, error, fields);
    }
  }

  /** The outcome of a submit with invalid values. */
  function refuse(submit: PendingSubmit): Submission {
    const { onInvalid } = submit.options;
    const { [WHOLE_FORM]: formError, ...errors } =
      submit.parsed?.success === false ? submit.parsed.errors : {};
    if (formError === SCHEMA_FAILED) return notSent(submit);
    const fields = Object.keys(errors);
    const outcome = failWith(submit, new SubmissionError('invalid'), fields);
    callAndReport(onInvalid, fields);
    return outcome;
  }

  /** The outcome of a submit that failed before the request, for a reason that the visitor cannot fix. */
  function notSent(submit: PendingSubmit, cause?: unknown): Submission {
    const error = new SubmissionError('notSent', { cause });
    const outcome = failWith(submit, error, []);
    callAndReport(submit.options.onError, error);
    return outcome;
  }

  /** The outcome of a failed submit: `idle` if fields are invalid, which show their errors, otherwise `error`. */
  function failWith(
    { options }: FormSnapshot,
    error: SubmissionError,
    fields: readonly string[],
  ): Submission {
    const { messages } = options;
    const failure: Submission = { status: 'error', error };
    const setFormError = () =>
      formControl.setError('root.submission', {
        type: error.code,
        message: outcomeMessage(error, options),
      });
    invalidFields = fields;
    showFormError = () => {
      callAndReport(setFormError);
      show(failure);
    };
    // The app's subscribers can throw. That must not change the outcome.
    callAndReport(() => {
      // The resolver has set the errors of fields that it found invalid.
      for (const name of fields) {
        if (errorOf(name, messages)) continue;
        const text = ownText(error, name);
        formControl.setError(name, fieldError(text ? OWN_MESSAGE : 'fieldNotAccepted', messages, text));
      }
      // Before the submit ends: without an error, react-hook-form reports it as successful.
      if (fields.length === 0) setFormError();
    });
    return fields.length === 0 ? failure : { status: 'idle' };
  }

  /** Shows the outcome of a submit. */
  async function end(submit: PendingSubmit, outcome: Submission, progress: ReturnType<typeof showProgress>) {
    await progress.end(outcome);
    pending = undefined;
    const { status } = outcome;
    // The app can have reset react-hook-form in `onSuccess`.
    const submission = status === 'success' ? { ...outcome, isReset: submit.isReset } : outcome;
    if (status === 'success') callAndReport(keepHeight, submit.form);
    show(submission);
  }

  /** Shows an outcome, after which focus moves. */
  function show(submission: Submission): void {
    const { status } = submission;
    // Set before the state: a legacy root of React 18 renders during `setState`.
    due = status === 'idle' && invalidFields.length === 0 ? undefined : submission;
    setState({ submission, failures: getState().failures + Number(status === 'error') });
  }

  const resetControl: UseFormReset<FieldValues> = formControl.reset;

  /** Resets the fields. Returns the `reset` event of the form element, if react-hook-form has reset the element too. */
  function resetFields(work: (run: { event?: Event }) => void): Event | undefined {
    const run: { event?: Event } = {};
    resetting = run;
    try {
      work(run);
    } finally {
      resetting = undefined;
    }
    if (!run.event?.defaultPrevented) callAndReport(onFieldsReset);
    return run.event;
  }

  /** Removes the outcome after the fields were reset. */
  function removeOutcome(kept?: SentBy): void {
    const form = getForm();
    const { status } = getState().submission;
    const next: Submission = { status: 'idle' };
    invalidFields = [];
    if (status === 'success' && form && contains(form, activeElementOf(form))) due = next;
    setState({ submission: next, suggestion: undefined, kept });
    callAndReport(onReset);
  }

  /**
   * Resets the fields, and removes errors and the outcome. Does nothing while a submission is pending.
   *
   * @param kept initial values of the next message
   */
  function reset(kept?: SentBy): void {
    if (isPending()) return;
    const event = resetFields((run) => {
      callAndReport(resetControl);
      const form = getForm();
      // A control named `reset` shadows the form's method.
      if (form && !run.event) HTMLFormElement.prototype.reset.call(form);
    });
    if (!event?.defaultPrevented) removeOutcome(kept);
  }

  /**
   * Starts to listen to the events of the form. Returns the clean-up.
   *
   * @param listeners listeners for other events
   */
  function listenTo(
    form: HTMLFormElement | null,
    listeners?: Readonly<Record<'input' | 'change', (event: Event) => void>>,
  ): () => void {
    if (!form) return () => undefined;
    // Native listeners, because the app uses React's event props, and React events also bubble from portals.
    const handlers = {
      ...listeners,
      beforeinput(event: Event) {
        finishNativeReset?.();
        dropAutoDirection(event as InputEvent);
      },
      reset(event: Event) {
        // An element in the form can fire an event with this name.
        if (event.target !== form) return;
        // The text that is being sent stays until its outcome is known.
        if (isPending()) event.preventDefault();
        if (resetting) {
          resetting.event = event;
          return;
        }
        // `reset` fires before the values change, and a later listener can cancel it. Two clicks can reset the form
        // twice in a task.
        const finish = () => {
          if (finishNativeReset !== finish) return;
          finishNativeReset = undefined;
          // A submit can have followed in the same task.
          if (event.defaultPrevented || isPending()) return;
          resetFields(() => resetControl());
          removeOutcome();
        };
        finishNativeReset = finish;
        setTimeout(finish);
      },
    };
    // On the root, because a field can be outside of the form element.
    return listen(rootOf(form), handlers, form);
  }

  /**
   * Called after each commit, because an error must be in the DOM before its field takes focus.
   *
   * @param rendered the submission that was rendered
   * @param controlState the rendered state of react-hook-form, if it renders separately
   */
  function onCommit(rendered: Submission, controlState?: FormState<FieldValues>): void {
    const form = getForm();
    if (!form || !due || rendered !== due) return;
    // React 18 renders react-hook-form's errors after the status. `getFieldState(name, controlState)` would also read
    // `dirtyFields` and `touchedFields`, and each key would render the form.
    const isOutdated = (name: string) =>
      controlState && formControl.getFieldState(name).error !== get(controlState.errors, name);
    if (invalidFields.some(isOutdated)) return;
    due = undefined;
    // In an effect: an exception would remove the app from the page.
    callAndReport(moveFocus, form, rendered);
  }

  return {
    formControl,
    errorOf,
    /** Finishes a reset of the form element whose values have not changed yet. */
    finishNativeReset: () => finishNativeReset?.(),
    getInvalidFields: () => invalidFields,
    /** The pending submit. */
    getSubmit: () => pending,
    listen: listenTo,
    onCommit,
    reset,
    resetFields,
    validateAndSend,
  };

  /**
   * Moves focus after a submit or reset: to the first invalid field, into the confirmation, or to the first empty
   * field of the reset form. After a failure, focus stays, and the status scrolls into view. If focus is in another part of
   * the page, it stays there, and the form shows an error instead of its invalid fields.
   */
  function moveFocus(form: HTMLFormElement, rendered: Submission): void {
    const isElsewhere = isFocusElsewhere(form);
    if (rendered.status === 'idle' && invalidFields.length > 0) {
      // Now, because the app can have disabled or hidden its fields while the submission was pending.
      const targets = invalidFields.flatMap((name) => {
        const { error } = formControl.getFieldState(name);
        return (!isElsewhere && error && fieldTarget(form, name, error.ref)) || [];
      });
      if (targets.length > 0) focusFirstOf(form, targets);
      else showFormError();
    } else if (isElsewhere) return;
    else if (rendered.status === 'success') focusConfirmation(form);
    else if (rendered.status === 'error') showFailure(form);
    else focusSoon(form, () => focusFirstField(form, true));
  }
}

/** Shows that a submit is pending, that its request has started, and that it is slow. */
function showProgress({ getState, setState, notify }: Store) {
  const { previousError } = getState().submission;
  let isShown = false;

  function show(): void {
    isShown = true;
    notify();
  }

  // With a synchronous schema, the request starts within this task, before React renders that it is pending.
  let timer = setTimeout(show);
  return {
    sending: () => {
      const submission = { status: 'pending', previousError, isSending: true } as const;
      clearTimeout(timer);
      timer = setTimeout(() => setState({ submission: { ...submission, isSlow: true } }), SLOW_AFTER);
      isShown = true;
      setState({ submission });
    },

    async end({ status }: Submission) {
      clearTimeout(timer);
      if (status !== 'error' || !previousError || isShown) return;
      // Screen readers announce the same failure again only if its text has left the page meanwhile.
      notify();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

/** The confirmation is as high as the fields that it replaces, so that the page below does not move. */
function keepHeight(form: HTMLFormElement): void {
  // A control named `style` shadows the form's property.
  const style = Reflect.get(HTMLElement.prototype, 'style', form);
  style.setProperty('--rck-form-height', `${form.getBoundingClientRect().height}px`);
}

import {
  get,
  type FieldErrors,
  type FieldValues,
  type FormState,
  type Resolver,
  type ResolverOptions,
  type UseFormReturn,
} from 'react-hook-form';
import type { ContactPayload } from '../client/request.js';
import { isSubmissionError, SubmissionError } from '../client/SubmissionError.js';
import {
  fieldTarget,
  focusConfirmation,
  focusFirstField,
  focusFirstOf,
  hasFocus,
  isFocusElsewhere,
  showFailure,
} from '../fields/focus.js';
import { ignoreHeldEnter, listen } from '../fields/listen.js';
import { dropAutoDirection } from '../fields/text.js';
import { outcomeMessage } from '../messages/messageText.js';
import type { ResolvedOptions } from '../form/useOptions.js';
import type { Fields, ParsedValues } from '../schema/parseValues.js';
import { callAndReport, report } from '../form/report.js';
import type { SendOptions } from './send.js';
import type { SentBy, Store, Submission } from '../form/store.js';
import { controlErrors, fieldError, SCHEMA_FAILED, validate, WHOLE_FORM } from './validate.js';

/** The options of a form that its submissions use. */
export interface MachineOptions
  extends SendOptions, Pick<ResolvedOptions, 'messages' | 'schema' | 'onInvalid' | 'fallback'> {}

/** One submit of a form. */
export interface Submit {
  form: HTMLFormElement;
  /** The options at the time of the submit. Those of the form can change during an asynchronous validation. */
  options: MachineOptions;
  /** The fields at the time of the submit, unless react-hook-form has them. */
  fields?: Fields;
}

/** A submit on its way, and what its validation has found. */
type Pending<Own extends Submit> = Own & { parsed?: ParsedValues };

/** The parts of a form that the machine uses. */
export interface MachineParts<Own extends Submit = Submit> {
  store: Store;
  /** The control of react-hook-form. It validates with the machine's `resolve`, and holds the errors of the fields. */
  control: Pick<
    UseFormReturn<FieldValues, unknown, ContactPayload>,
    'getFieldState' | 'handleSubmit' | 'reset' | 'setError' | 'subscribe'
  >;
  /** Sends the valid payload. Calls `onSending` when the request has started. */
  send: (payload: ContactPayload, submit: Own, onSending: () => void) => Promise<unknown>;
  getForm: () => HTMLFormElement | null;
  /** Called after the fields were reset, also by react-hook-form. */
  onFieldsReset?: (() => void) | undefined;
  /** Called after the outcome was removed. */
  onReset?: (() => void) | undefined;
}

/** Owns the submissions of a form: it validates, sends, and moves focus after the outcome. */
export interface Machine<Own extends Submit = Submit> {
  /**
   * Validates for the resolver of the control.
   *
   * @param latest the current fields and options of the form. Those of a pending submit override them.
   */
  resolve: (
    registered: Pick<ResolverOptions<FieldValues>, 'fields' | 'names'>,
    latest?: Pick<Submit, 'fields' | 'options'>,
  ) => ReturnType<Resolver<FieldValues, unknown, ContactPayload>>;
  /**
   * Validates and sends once. Requires `store.lock()`. The outcome releases the lock; after a success, a reset releases it.
   * Never rejects.
   */
  submit: (submit: Own) => Promise<void>;
  /**
   * Resets the fields, and removes errors and the outcome. Does nothing while a submission is pending.
   *
   * @param kept initial values of the next message
   */
  reset: (kept?: SentBy) => void;
  /**
   * Starts to listen to the form element. Returns the clean-up.
   *
   * @param listeners listeners for other events
   */
  listen: (
    form: HTMLFormElement | null,
    listeners?: Readonly<Record<'input' | 'change', (event: Event) => void>>,
  ) => () => void;
  /**
   * Called after each commit, because an error must be in the DOM before its field takes focus.
   *
   * @param rendered the submission that was rendered
   * @param controlState the rendered state of react-hook-form, if it renders separately
   */
  onCommit: (rendered: Submission, controlState?: FormState<FieldValues>) => void;
  getForm: MachineParts<Own>['getForm'];
  /** The error key of a field. */
  errorOf: (name: string) => string | undefined;
  /** The names of the fields that were invalid in the last submit. */
  getInvalidFields: () => readonly string[];
}

/** Milliseconds after which the label of the submit button changes to `stillSending`. */
const SLOW_AFTER = 8_000;

export function createMachine<Own extends Submit = Submit>(parts: MachineParts<Own>): Machine<Own> {
  const { store, control, send, getForm, onFieldsReset, onReset } = parts;
  const { getState, setState } = store;
  let pending: Pending<Own> | undefined;
  /** The fields that were invalid in the last submit. */
  let invalidFields: readonly string[] = [];
  /** The submission whose commit moves focus. */
  let due: Submission | undefined;
  /** Number of resets, also by react-hook-form itself. */
  let resets = 0;
  let isResetting = false;
  let resetEvent: Event | undefined;

  const isPending = () => getState().submission.status === 'pending';
  const targetOf = (form: HTMLFormElement, name: string) =>
    fieldTarget(form, name, control.getFieldState(name).error?.ref);

  function errorOf(name: string): string | undefined {
    const type: unknown = control.getFieldState(name).error?.type;
    return typeof type === 'string' ? type : undefined;
  }

  async function submit(own: Own): Promise<void> {
    const resetsBefore = resets;
    const progress = showProgress(store);
    const submitted: Pending<Own> = (pending = { ...own });
    let outcome = { status: 'idle' } as Submission;
    invalidFields = [];
    ignoreHeldEnter(own.form);
    try {
      // The resolver calls `resolve`.
      await control.handleSubmit(
        async () => void (outcome = await deliver(submitted, () => progress.sending())),
        (errors) => void (outcome = refuse(submitted, errors)),
      )();
      // react-hook-form calls neither function if it is reset meanwhile. Then nothing was sent.
    } catch (cause) {
      report(cause);
      // The app's subscribers of react-hook-form can throw after the outcome is known.
      if (outcome.status === 'idle' && invalidFields.length === 0) {
        const error = new SubmissionError('notSent', { cause });
        outcome = { status: 'error', error };
        callAndReport(own.options.onError, error);
      }
    }
    pending = undefined;
    await progress.end(outcome);
    // The app can have reset react-hook-form in `onSuccess`.
    if (outcome.status === 'success') outcome = { ...outcome, isReset: resets !== resetsBefore };
    if (outcome.status === 'error') store.fail(outcome.error);
    else setState({ submission: outcome });
    due = outcome.status === 'idle' && invalidFields.length === 0 ? undefined : getState().submission;
    // After the state, because a host's element can throw. React replaces the fields in a later task.
    if (outcome.status === 'success') callAndReport(keepHeight, own.form);
  }

  /** The resolver of the control: for a submit, and for each field that react-hook-form validates again. */
  async function resolve(...[registered, latest]: Parameters<Machine<Own>['resolve']>) {
    const own = pending;
    const { fields, options } = { ...latest, ...own } as Required<Submit>;
    const parsed = await validate(fields, options.schema, registered.names);
    if (own) own.parsed = parsed;
    return parsed.success
      ? { values: parsed.payload, errors: {} }
      : { values: {}, errors: controlErrors(parsed.errors, registered.fields, options.messages) as object };
  }

  /** Sends valid values. */
  async function deliver(own: Pending<Own>, onSending: () => void): Promise<Submission> {
    // Not the values of react-hook-form, which lack the fields that the app has disabled meanwhile.
    const { payload } = own.parsed as ParsedValues & { success: true };
    try {
      await send(payload, own, onSending);
      return { status: 'success', payload };
    } catch (cause) {
      const error = isSubmissionError(cause) ? cause : new SubmissionError('unconfirmed', { cause });
      if (error !== cause) report(cause);
      return failWith(own, error, error.fields);
    }
  }

  /** The outcome of a submit with invalid values. */
  function refuse(own: Pending<Own>, errors: FieldErrors): Submission {
    const { onError, onInvalid } = own.options;
    const parsed = own.parsed as ParsedValues & { success: false };
    const hasFailed = errors[WHOLE_FORM]?.type === SCHEMA_FAILED;
    const fields = hasFailed ? [] : Object.keys(parsed.errors).filter((name) => name !== WHOLE_FORM);
    const error = new SubmissionError(hasFailed ? 'notSent' : 'invalid');
    const outcome = failWith(own, error, fields);
    if (hasFailed) callAndReport(onError, error);
    else callAndReport(onInvalid, fields);
    return outcome;
  }

  /** The outcome of a failed submit: `idle` if a field shows the error, otherwise `error`. */
  function failWith({ form, options }: Own, error: SubmissionError, fields: readonly string[]): Submission {
    let outcome: Submission = { status: 'error', error };
    invalidFields = fields;
    // It reads the page and calls the app's subscribers, which can throw. The outcome is known all the same.
    callAndReport(() => {
      for (const field of error.fields)
        control.setError(field, fieldError('fieldNotAccepted', options.messages));
      // Focus stays where the visitor is, so the error message says that fields are invalid.
      const isShown = !isFocusElsewhere(form) && fields.some((name) => errorOf(name) && targetOf(form, name));
      if (isShown) outcome = { status: 'idle' };
      // Before the submit ends: without an error, react-hook-form reports it as successful.
      else control.setError('root.submission', { type: error.code, message: outcomeMessage(error, options) });
    });
    return outcome;
  }

  // For the whole life of the control: a form that is hidden while it sends can be reset.
  control.subscribe({
    formState: { isSubmitted: true },
    callback({ isSubmitted, isSubmitting }) {
      // Other changes, such as those of watched fields, have one of these states during a submit and after it.
      if (isSubmitted || isSubmitting) return;
      resets += 1;
      const { submission } = getState();
      if (submission.status === 'success' && !isResetting)
        setState({ submission: { ...submission, isReset: true } });
    },
  });

  /** Removes the outcome after the fields were reset. */
  function finishReset(kept?: SentBy): void {
    const form = getForm();
    const { status } = getState().submission;
    const next: Submission = { status: 'idle' };
    invalidFields = [];
    if (status === 'success' && form && hasFocus(form)) due = next;
    setState({ submission: next, suggestion: undefined, kept });
    callAndReport(onReset);
  }

  return {
    getForm,
    resolve,
    submit,
    errorOf,
    getInvalidFields: () => invalidFields,

    reset(kept) {
      const form = getForm();
      if (isPending()) return;
      isResetting = true;
      resetEvent = undefined;
      callAndReport(() => control.reset());
      // react-hook-form has reset the element if a field is registered. A control named `reset` shadows the form's method.
      if (form && !(resetEvent as Event | undefined)) HTMLFormElement.prototype.reset.call(form);
      isResetting = false;
      if ((resetEvent as Event | undefined)?.defaultPrevented) return;
      callAndReport(onFieldsReset);
      finishReset(kept);
    },

    listen(form, listeners) {
      let resetTimer: ReturnType<typeof setTimeout> | undefined;
      if (!form) return () => undefined;
      // Native listeners, because the app uses React's event props, and React events also bubble from portals.
      return listen(form, {
        ...listeners,
        beforeinput: (event) => dropAutoDirection(event as InputEvent),
        reset(event) {
          resetEvent = event;
          // The text that is being sent stays until its outcome is known.
          if (isPending()) event.preventDefault();
          if (isResetting) return;
          const resetsBefore = resets;
          // `reset` fires before the values change, and a later listener can cancel it. Two clicks can reset the form
          // twice in a task.
          clearTimeout(resetTimer);
          resetTimer = setTimeout(() => {
            if (event.defaultPrevented) return;
            callAndReport(onFieldsReset);
            // react-hook-form itself has reset the element.
            if (resets !== resetsBefore) return;
            control.reset();
            finishReset();
          });
        },
      });
    },

    onCommit(rendered, controlState) {
      const form = getForm();
      if (!form || !due || rendered !== due) return;
      // React 18 renders react-hook-form's errors after the status. `getFieldState` would read more of the rendered state,
      // and from then on each key would render the form.
      const isOutdated = (name: string) =>
        controlState && control.getFieldState(name).error !== get(controlState.errors, name);
      if (invalidFields.some(isOutdated)) return;
      due = undefined;
      // In an effect: an exception would remove the app from the page.
      callAndReport(moveFocus, form, rendered.status);
    },
  };

  /**
   * Moves focus after a submit or reset: to the first invalid field, into the confirmation, or to the first empty
   * field of the reset form. After a failure, focus stays, and the status scrolls into view. Does nothing if focus
   * is in another part of the page.
   */
  function moveFocus(form: HTMLFormElement, status: Submission['status']): void {
    if (isFocusElsewhere(form)) return;
    if (status === 'success') focusConfirmation(form);
    else if (status === 'error') showFailure(form);
    else if (invalidFields.length > 0)
      focusFirstOf(
        form,
        invalidFields.map((name) => targetOf(form, name)),
      );
    else focusFirstField(form, true);
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
    sending() {
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

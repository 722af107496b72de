'use client';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from 'react';
import { get, useForm, type DefaultValues, type FieldPath, type UseFormReturn } from 'react-hook-form';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { DraftController } from '../drafts/keepDraft.js';
import { isAppSubmit } from '../form/isAppSubmit.js';
import { isFocusElsewhere } from '../form/moveFocus.js';
import { isShown } from '../form/shownFields.js';
import { outcomeMessage } from '../i18n/messageText.js';
import type { CustomMessages } from '../locales/Messages.js';
import type { ContactFormSettings, ContactOptions } from '../options/ContactOptions.js';
import { useContactOptions } from '../options/useContactOptions.js';
import type { contactSchema } from '../schema/contactSchema.js';
import type { LazySchema } from '../schema/loadSchema.js';
import type { ContactOutput, ContactSchema, ContactValues, EmptyValue } from '../schema/parseValues.js';
import { ignoreHeldEnter } from '../submission/ignoreHeldEnter.js';
import { validateAndSend } from '../submission/validateAndSend.js';
import { contactResolver } from './contactResolver.js';
import { createSubmissionStore, IDLE, type HookState } from './createSubmissionStore.js';
import { mirrorReset } from './mirrorReset.js';
import { fieldError, useErrorTexts } from './useErrorTexts.js';
import { useFallback, type FallbackActions } from './useFallback.js';
import { useFocusFirstError } from './useFocusFirstError.js';
import { useSubmission, type PendingSubmit, type SubmitContactMutation } from './useSubmitContact.js';

/** The options of `useContactForm`. */
export interface UseContactFormOptions<Schema extends ContactSchema = typeof contactSchema>
  extends
    ContactOptions<Schema>,
    Pick<ContactFormSettings, 'fallbackEmail' | 'fallbackPhone' | 'onFallback'> {
  /** Initial values. `false` for a checkbox and `''` for a select are allowed, even if the schema rejects them. */
  defaultValues?: DefaultValues<InitialValues<ContactValues<Schema>>> | undefined;
}

type InitialValues<Values> = { [Name in keyof Values]?: Values[Name] | EmptyValue<Values[Name]> };

/** Connects `useDraft` to the form. Do not use it directly. */
export interface ContactFormController extends Omit<DraftController, 'controls' | 'setDraft' | 'setText'> {
  /** The element that `formRef` has received. */
  form: HTMLFormElement | null;
  /** The options that identify the form. */
  baseUrl: string;
  formId: string;
}

/** The return value of `useContactForm`. */
export interface UseContactFormReturn<Schema extends ContactSchema = typeof contactSchema> {
  /**
   * The return value of react-hook-form's `useForm`. The messages of its errors are in the form's language, and their
   * types are error keys.
   */
  form: UseFormReturn<ContactValues<Schema>, unknown, ContactOutput<Schema>>;
  /** TanStack Query's mutation, as `useSubmitContact` returns it. */
  mutation: SubmitContactMutation<Schema>;
  /**
   * `pending` while the form validates and sends. Make the fields `readOnly` then: later changes are not sent. After a
   * submit with refused fields, it is `idle`, or `error` if no field can show the error.
   */
  status: 'idle' | 'pending' | 'success' | 'error';
  /** Why the submission failed; set while `status` is `error`. */
  error: SubmissionError | undefined;
  /** Error messages in the form's language, by field name. */
  fieldErrors: Partial<Record<keyof ContactValues<Schema> & string, string>>;
  /**
   * Title and text of the failure in the form's language, while `status` is `error`. For `rateLimited`, it includes the
   * wait if the service sent one.
   */
  errorMessage: string | undefined;
  /** Other ways to send the message; set while `status` is `error`. */
  fallback: FallbackActions | undefined;
  /**
   * Resets the fields to their initial values, and removes errors and the outcome. Does nothing while a submission is
   * pending.
   */
  reset: () => void;
  /** The catalog in use, with your messages. The same object until the language or your messages change. */
  messages: CustomMessages;
  /**
   * For the form's `onSubmit`: validates and sends once, and moves the focus to the first refused field. Does nothing
   * while a submission is pending, and after a success until the form is reset.
   */
  onSubmit: (event?: FormEvent<HTMLFormElement>) => Promise<void>;
  /** For the form's `ref`. Drafts and native resets need it, and `fallback` if `onSubmit` is called without an event. */
  formRef: (form: HTMLFormElement | null) => void;
  /** Connects `useDraft` to the form. Do not use it directly. */
  controller: ContactFormController;
}

/**
 * Connects react-hook-form to the schema and the submission, for a form with your own markup. It sends in the same way
 * as `ContactForm`.
 *
 * @throws TypeError while rendering, if `formId` or `baseUrl` is not valid. In a production build, a submit fails
 *   with the code `notSent`.
 */
export function useContactForm<Schema extends ContactSchema = typeof contactSchema>(
  props: UseContactFormOptions<Schema>,
): UseContactFormReturn<Schema> {
  const options = useContactOptions(props);
  const { messages, onInvalid, onError, baseUrl, formId } = options;
  const pendingSubmit = useRef<PendingSubmit>(null);
  const [{ getState, setState, lock, isLocked, subscribe }] = useState(createSubmissionStore);
  // The mutation has no state for a failed validation.
  const { status, error, refused } = useSyncExternalStore(subscribe, getState, getState);
  const mutation = useSubmission<Schema>(options, pendingSubmit);
  const form = useForm<ContactValues<Schema>, unknown, ContactOutput<Schema>>({
    resolver: contactResolver(options.schema as Schema | LazySchema<Schema> | undefined, messages),
    // An effect moves the focus, in document order, and only if the focus is not elsewhere on the page.
    shouldFocusError: false,
    // The type of the fields does not contain the values of empty controls that the schema refuses.
    defaultValues: (props.defaultValues ?? {}) as DefaultValues<ContactValues<Schema>>,
  });
  const [element, formRef] = useState<HTMLFormElement | null>(null);
  const submittedElement = useRef<HTMLFormElement>(null);
  // After a success, until a reset by the visitor, the app or react-hook-form: a double click must not send twice.
  const isSent = useRef(false);
  /** The number of resets by react-hook-form. */
  const resetCount = useRef(0);
  const getForm = () => element ?? submittedElement.current;
  const fallback = useFallback(getForm, () => Object.keys(form.getValues()), options);

  async function onSubmit(event?: FormEvent<HTMLFormElement>): Promise<void> {
    // React events also bubble from forms in portals.
    if (event && (event.target !== event.currentTarget || isAppSubmit(event.nativeEvent))) return;
    event?.preventDefault();
    // React clears `currentTarget` after it has dispatched the event.
    const current = event?.currentTarget ?? element;
    if (current) ignoreHeldEnter(current);
    if (isLocked() || isSent.current) return;
    lock();
    const resetsBefore = resetCount.current;
    submittedElement.current = current;
    mutation.reset();
    // With a synchronous schema, the request starts within this task, before React renders the status.
    const timer = setTimeout(setState, 0, { status: 'pending' });
    pendingSubmit.current = { options };
    function onSending(): void {
      clearTimeout(timer);
      setState({ status: 'pending', isSending: true });
    }
    function setFormError(failure: SubmissionError): void {
      form.setError('root.submission', {
        type: failure.code,
        message: outcomeMessage(failure, options),
      });
    }
    let next: HookState = IDLE;
    try {
      const result = await validateAndSend(form, {
        send(payload) {
          pendingSubmit.current = { options, onSending };
          return mutation.mutateAsync(payload).catch((failure: SubmissionError) => {
            // Before the submit ends: without an error, react-hook-form reports it as successful.
            for (const field of failure.fields) {
              form.setError(field as FieldPath<ContactValues<Schema>>, fieldError('fieldRejected', messages));
            }
            if (failure.fields.length === 0) setFormError(failure);
            throw failure;
          });
        },
        canShow(field) {
          // The focus stays where the visitor is, so the error message says that fields were refused.
          if (current && isFocusElsewhere(current)) return false;
          // react-hook-form puts the control of a registered field into its error.
          const control = form.getFieldState(field as FieldPath<ContactValues<Schema>>).error?.ref;
          return control instanceof HTMLElement ? isShown(control) : Boolean(control);
        },
        onInvalid,
        onError,
      });
      if (result.status === 'error') {
        next = { status: 'error', error: result.error };
        setFormError(result.error);
      } else if (result.status === 'success') next = { status: 'success' };
      else if (current) next = { status: 'idle', refused: result.fieldErrors };
    } finally {
      clearTimeout(timer);
      pendingSubmit.current = null;
      // Screen readers announce the same failure again only if its text has left the page meanwhile.
      if (next.status === 'error' && getState().status === 'error') {
        setState({ status: 'pending' });
        await new Promise((resolve) => setTimeout(resolve));
      }
      // The app can have reset react-hook-form in `onSuccess`.
      isSent.current = next.status === 'success' && resetCount.current === resetsBefore;
      setState(next);
    }
  }

  const { reset: resetMutation } = mutation;
  const reset = useCallback(() => {
    if (isLocked()) return;
    form.reset();
    resetMutation();
    setState(IDLE);
  }, [form, isLocked, resetMutation, setState]);

  useEffect(
    () =>
      form.subscribe({
        formState: { isSubmitted: true },
        callback({ isSubmitted }) {
          if (isSubmitted) return;
          isSent.current = false;
          resetCount.current += 1;
        },
      }),
    [form],
  );

  useEffect(
    () => (element ? mirrorReset(element, resetCount, isLocked, reset) : undefined),
    [element, isLocked, reset],
  );

  const controller = useMemo(
    () => ({
      form: element,
      baseUrl,
      formId,
      getState,
      isLocked,
      subscribe,
      getDefault(name: string) {
        const value: unknown = get(form.formState.defaultValues, name);
        return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
      },
    }),
    [element, form, getState, isLocked, subscribe, baseUrl, formId],
  );

  const errorMessage = error && outcomeMessage(error, options);
  const fieldErrors = useErrorTexts(form, messages, errorMessage);
  useFocusFirstError(refused, form, getForm);

  return {
    form,
    mutation,
    status,
    error,
    fieldErrors: fieldErrors as UseContactFormReturn<Schema>['fieldErrors'],
    errorMessage,
    fallback: error && fallback,
    messages,
    onSubmit,
    reset,
    formRef,
    controller,
  };
}

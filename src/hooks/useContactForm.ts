'use client';
import { useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type UseFormReturn } from 'react-hook-form';
import type { SubmissionError } from '../client/SubmissionError.js';
import { isHostSubmit } from '../form/isHostSubmit.js';
import { isFocusElsewhere } from '../form/moveFocus.js';
import { isShown } from '../form/shownFields.js';
import { errorText, outcomeText } from '../i18n/messageText.js';
import type { CustomMessages } from '../locales/Messages.js';
import type { ContactOptions } from '../options/ContactOptions.js';
import { useContactOptions, type ResolvedOptions } from '../options/useContactOptions.js';
import type { contactSchema } from '../schema/contactSchema.js';
import type { LazySchema } from '../schema/loadSchema.js';
import type { ContactOutput, ContactSchema, ContactValues } from '../schema/parseValues.js';
import { ignoreHeldEnter } from '../submission/ignoreHeldEnter.js';
import { errorKeys, validateAndSend } from '../submission/validateAndSend.js';
import { WHOLE_FORM } from '../submission/validate.js';
import { contactResolver } from './contactResolver.js';
import { useSubmission, type SubmitContactMutation } from './useSubmitContact.js';

export interface UseContactFormOptions<
  Schema extends ContactSchema = typeof contactSchema,
> extends ContactOptions<Schema> {
  defaultValues?: DefaultValues<ContactValues<Schema>> | undefined;
}

/** The members of `ContactFormState`, and the functions and messages to build a form with. */
export interface UseContactFormReturn<Schema extends ContactSchema = typeof contactSchema> {
  /** The return value of react-hook-form's `useForm`. The messages of its errors are keys, so show `fieldErrors`. */
  form: UseFormReturn<ContactValues<Schema>, unknown, ContactOutput<Schema>>;
  /** TanStack Query's mutation, as `useSubmitContact` returns it. */
  mutation: SubmitContactMutation<Schema>;
  /** `pending` while validating and sending. Make the fields `readOnly` then: later changes are not sent. */
  status: 'idle' | 'pending' | 'success' | 'error';
  /** Why the submission failed; set while `status` is `error`. */
  error: SubmissionError | undefined;
  /** Error messages in the form's language, by field name. */
  fieldErrors: Partial<Record<keyof ContactValues<Schema> & string, string>>;
  /** Why the submission failed, in the form's language; set while `status` is `error`. */
  errorMessage: string | undefined;
  /**
   * Resets the fields to their initial values, and removes errors and the outcome. Does nothing while a submission is
   * pending.
   */
  reset: () => void;
  /** The catalog of the form's language. */
  messages: CustomMessages;
  /** For the form's `onSubmit`: validates and sends once. Does nothing while a submission is pending. */
  onSubmit: (event?: FormEvent<HTMLFormElement>) => Promise<void>;
}

/**
 * Connects react-hook-form to the schema and the submission, for a form with your own markup. It sends in the same way
 * as `ContactForm`.
 *
 * @throws TypeError while rendering, if `formId` or `baseUrl` is not valid
 */
export function useContactForm<Schema extends ContactSchema = typeof contactSchema>(
  props: UseContactFormOptions<Schema>,
): UseContactFormReturn<Schema> {
  const options = useContactOptions(props);
  const { messages, onInvalid, onError } = options;
  const submitted = useRef<ResolvedOptions>(null);
  // Not the mutation's error: a schema can refuse or fail too.
  const [error, setError] = useState<SubmissionError>();
  const mutation = useSubmission<Schema>(options, submitted);
  const form = useForm<ContactValues<Schema>, unknown, ContactOutput<Schema>>({
    resolver: contactResolver(options.schema as Schema | LazySchema<Schema> | undefined),
    // `onSubmit` moves the focus, in document order, and only if the focus is not elsewhere on the page.
    shouldFocusError: false,
    ...(props.defaultValues && { defaultValues: props.defaultValues }),
  });

  async function onSubmit(event?: FormEvent<HTMLFormElement>): Promise<void> {
    // React events also bubble from forms in portals.
    if (event && (event.target !== event.currentTarget || isHostSubmit(event.nativeEvent))) return;
    event?.preventDefault();
    // React clears `currentTarget` after it has dispatched the event.
    const element = event?.currentTarget;
    if (element) ignoreHeldEnter(element);
    // Prevents a double submit, because state renders too late for that.
    if (submitted.current) return;
    submitted.current = options;
    mutation.reset();
    try {
      const result = await validateAndSend(form, {
        send: mutation.mutateAsync,
        canShow(field) {
          // The focus stays where the visitor is, so the error message says that fields were refused.
          if (element && isFocusElsewhere(element)) return false;
          // react-hook-form puts the control of a registered field into its error.
          const control = form.getFieldState(field as FieldPath<ContactValues<Schema>>).error?.ref;
          return control instanceof HTMLElement ? isShown(control) : Boolean(control);
        },
        onInvalid,
        onError,
      });
      setError(result.status === 'error' ? result.error : undefined);
      if (result.status !== 'refused' || !element) return;
      const controls = Array.from(element.elements) as HTMLInputElement[];
      const first = controls.find(({ name }) => Object.hasOwn(result.fieldErrors, name));
      if (first) form.setFocus(first.name as FieldPath<ContactValues<Schema>>);
    } finally {
      submitted.current = null;
    }
  }

  function reset(): void {
    if (submitted.current) return;
    form.reset();
    mutation.reset();
    setError(undefined);
  }

  const { isSubmitting, errors } = form.formState;
  const { root: _root, [WHOLE_FORM]: _wholeForm, ...fields } = errors as Record<string, unknown>;
  const texts = Object.entries(errorKeys(fields)).map(([name, key]) => [name, errorText(key, messages)]);
  const current = isSubmitting ? undefined : error;
  return {
    form,
    mutation,
    status: isSubmitting ? 'pending' : current ? 'error' : mutation.isSuccess ? 'success' : 'idle',
    error: current,
    fieldErrors: Object.fromEntries(texts) as UseContactFormReturn<Schema>['fieldErrors'],
    errorMessage: current && outcomeText(current, messages),
    messages,
    onSubmit,
    reset,
  };
}

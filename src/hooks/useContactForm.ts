'use client';
import { QueryClientContext, useMutation } from '@tanstack/react-query';
import {
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { ContactPayload, SubmissionReceipt } from '../client/request.js';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { ContactFormState } from '../form/contract.js';
import type { ContactFieldName, ContactFieldOptions, FieldContext } from '../form/field.js';
import { fieldState, type ContactFieldState } from '../form/useContactField.js';
import { isAppSubmit } from '../fields/controls.js';
import { FIELD_ACCESS } from '../fields/focus.js';
import { submitLabel } from '../fields/preset.js';
import { elementsOf } from '../fields/shown.js';
import en from '../locales/en.js';
import type { CustomMessages } from '../messages/Messages.js';
import { outcomeMessage, submissionText } from '../messages/messageText.js';
import { useCatalog } from '../form/useCatalog.js';
import type { ContactFormSettings, ContactOptions } from '../form/ContactOptions.js';
import { useMessages, useSubmissionOptions } from '../form/useOptions.js';
import type { ContactOutput, ContactSchema, ContactValues, InitialValues } from '../schema/parseValues.js';
import { createMachine, type MachineOptions } from '../engine/machine.js';
import { kitClient, MUTATION, mutate, type SubmissionOptions } from '../engine/mutation.js';
import { resolver, type ResolverContext } from '../engine/validate.js';
import { createStore, type DraftNotice } from '../form/store.js';
import { recordResets } from './recordResets.js';
import { registeredFields } from './registeredFields.js';
import { useFallback, type FallbackActions } from './useFallback.js';
import type { SubmitContactMutation } from './useSubmitContact.js';

/** The type of the schema if there is none: react-hook-form has the default fields, and the payload can have any field. */
type NoSchema = $ZodType<ContactPayload, ContactValues>;

/** The options of `useContactForm`. */
export interface UseContactFormOptions<Schema extends ContactSchema = NoSchema>
  extends ContactOptions<Schema>, Pick<ContactFormSettings, 'draft' | 'fallback'> {
  /**
   * Initial values by field name. TypeScript accepts `false` for a checkbox and `''` for a select even if the schema does
   * not.
   */
  defaultValues?: DefaultValues<InitialValues<ContactValues<Schema>>> | undefined;
}

/** The variables of the mutation. */
interface Delivery {
  payload: object;
  /** The options at the time of the submit. */
  options: SubmissionOptions;
}

/** `Omit` for each type of a union. */
type DistributiveOmit<Type, Key extends PropertyKey> = Type extends unknown ? Omit<Type, Key> : never;

/** The return value of `useContactForm`. */
export interface UseContactFormReturn<Schema extends ContactSchema = NoSchema> extends Pick<
  ContactFormState,
  'error' | 'errorMessage' | 'reset'
> {
  /**
   * The return value of react-hook-form's `useForm`. In the hook's errors, `type` is the error key, and `message` is
   * its text.
   */
  form: UseFormReturn<ContactValues<Schema>, unknown, ContactOutput<Schema>>;
  /** The state of the TanStack Query mutation that sends the form. */
  mutation: DistributiveOmit<SubmitContactMutation<Schema>, 'mutate' | 'mutateAsync'>;
  /**
   * `pending` while the form validates and sends. Make the fields `readOnly` during this time, because changes are
   * not sent. If focus moves to an invalid field after a failure, the status is `idle`, because the field shows the error.
   */
  status: 'idle' | 'pending' | 'success' | 'error';
  /**
   * For the `<form>`. `onSubmit` validates, sends at most once, and moves focus. It does nothing while a submission is
   * pending, or between a success and a reset. Drafts and native resets need the `ref`.
   */
  formProps: {
    ref: (form: HTMLFormElement | null) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    method: 'post';
    noValidate: true;
    lang: string;
    dir: 'ltr' | 'rtl';
  };
  /** For the submit button, which stays focusable while a submission is pending. `children` is its label. */
  submitProps: { type: 'submit'; 'aria-disabled': boolean; children: string };
  /**
   * For a visually hidden element. Always render it, so that screen readers announce progress, a success and a copy.
   */
  statusProps: { role: 'status'; children: string | undefined };
  /** For an element that announces `errorMessage`. Render it even while it is empty. */
  alertProps: { role: 'alert'; 'aria-live': 'assertive'; children: string | undefined };
  /**
   * Registers a field with react-hook-form and returns the state and the props of its elements, like
   * `useContactField`. Spread `inputProps` on a native control. For any other control, spread `controlProps` and use
   * react-hook-form's `Controller`.
   */
  field: (
    name: ContactFieldName<NoSchema extends Schema ? ContactSchema : Schema>,
    options?: Omit<ContactFieldOptions, 'name'>,
  ) => Omit<ContactFieldState, 'suggestion' | 'revalidate'> & { inputProps: UseFormRegisterReturn };
  /** Other ways to contact you, while `status` is `error`. */
  fallback: FallbackActions | undefined;
  /**
   * The catalog in use, with your messages. The object stays the same until the language, your `messages` object or an
   * option of a `ContactProvider` changes.
   */
  messages: CustomMessages;
  /**
   * The notice of a restored draft, until the visitor keeps the text, discards it, resets the form or sends it.
   * Requires the option `draft`.
   */
  draft: DraftNotice | undefined;
}

/**
 * Connects react-hook-form to the schema, the submission, the catalog and the fallback actions, for a form with your
 * own markup.
 *
 * @throws TypeError while rendering, if `formId` or `baseUrl` is not valid. In a production build, a submit
 *   without `send` fails with the code `notSent`.
 */
export function useContactForm<Schema extends ContactSchema = NoSchema>(
  props: UseContactFormOptions<Schema>,
): UseContactFormReturn<Schema> {
  const submissionOptions = useSubmissionOptions(props as unknown as ContactOptions);
  const options = useMessages(
    submissionOptions,
    props as unknown as ContactOptions,
    useCatalog(submissionOptions.tag, submissionOptions.needsCatalog),
    en,
  );
  const { messages, baseUrl, formId } = options;
  const queryClient = useContext(QueryClientContext);
  const {
    mutate: _,
    mutateAsync,
    variables,
    ...mutation
  } = useMutation<SubmissionReceipt, SubmissionError, Delivery>(
    {
      ...MUTATION,
      mutationFn: ({ payload, options: submitted }) => mutate({ ...submitted, queryClient }, payload),
    },
    kitClient,
  );
  const [element, ref] = useState<HTMLFormElement | null>(null);
  /** The last element. A component of the app might not pass the ref on, but its submit has an element. */
  const current = useRef<HTMLFormElement>(null);
  /** The options of the last commit. */
  const committed = useRef(options);
  /** The names of the fields of `field`. As in a `ContactForm`, they are sent only while they are on the page. */
  const [rendered] = useState(() => new Set<string>());
  const [resolverContext] = useState((): ResolverContext => ({
    getOptions: () => committed.current,
    readFields: (_submit, values, fields) => registeredFields(current.current, values, fields, rendered),
  }));
  const formControl: UseContactFormReturn<Schema>['form'] = useForm<
    ContactValues<Schema>,
    unknown,
    ContactOutput<Schema>
  >({
    resolver: resolver as never,
    context: resolverContext,
    // The machine moves focus, in document order, and only if focus is not elsewhere on the page.
    shouldFocusError: false,
    // The type of the fields does not contain the values of empty controls that the schema rejects.
    defaultValues: (props.defaultValues ?? {}) as DefaultValues<ContactValues<Schema>>,
  });
  const [store] = useState(createStore);
  // oxlint-disable-next-line react/refs -- the machine reads the element in events and effects
  const [machine] = useState(() =>
    createMachine({
      store,
      resolverContext,
      formControl: formControl as unknown as MachineOptions['formControl'],
      runMutation(payload, submit, onSending) {
        // Before `mutateAsync`, so that React renders this state in the commit that react-hook-form causes anyway.
        onSending();
        // The mutation has settled before the form shows its outcome.
        return mutateAsync({ payload, options: submit.options });
      },
      getForm: () => current.current,
      onFieldsReset: () => current.current && trackValues(current.current),
      onReset: () => mutation.reset(),
    }),
  );
  const [lock] = useState(() => recordResets(formControl as unknown as UseFormReturn, store, machine));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { submission } = state;
  const { status, error } = submission;
  const isPending = status === 'pending';
  const errorMessage = error && outcomeMessage(error, options);
  useErrorTexts(formControl, messages, errorMessage);
  const [fallback, isCopied] = useFallback(
    () => current.current,
    () => Object.keys(formControl.getValues()),
    options,
  );

  useEffect(() => {
    committed.current = options;
  });
  useEffect(() => {
    current.current = element ?? current.current;
    return machine.listen(element);
  }, [machine, element]);
  const { formState } = formControl;
  useEffect(() => machine.onCommit(submission, formState));

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const { currentTarget } = event;
    // React events also bubble from forms in portals.
    if (event.target !== currentTarget || isAppSubmit(event.nativeEvent)) return;
    event.preventDefault();
    current.current = currentTarget;
    if (!lock()) return;
    mutation.reset();
    void machine.validateAndSend({ form: currentTarget, options });
  }

  // Without the argument: a click handler would pass its event.
  const reset = useCallback(() => machine.reset(), [machine]);

  const id = useId();
  const fieldContext: FieldContext = {
    handle: { engine: machine },
    state,
    options,
    defaultValues: formState.defaultValues,
  };

  const field: UseContactFormReturn<Schema>['field'] = (name, given) => {
    const content = fieldState(fieldContext, `${id}${encodeURIComponent(name)}`, { ...given, name });
    rendered.add(name);
    const registered = formControl.register(name as FieldPath<ContactValues<Schema>>);
    // The browser never validates.
    return { ...content, inputProps: { ...content.inputProps, required: false, ...registered } };
  };

  const { draft: keepsDraft } = props;
  useEffect(() => {
    if (!element || !keepsDraft) return undefined;
    let detach: (() => void) | undefined;
    // If the import fails, the form works without drafts.
    import('../drafts/attachDraft.js').then(
      ({ attachDraft }) =>
        (detach ??= attachDraft(element, {
          store,
          destination: { baseUrl, formId },
          getAccess: () => FIELD_ACCESS,
          getDefaults: () => formControl.formState.defaultValues,
        })),
      () => undefined,
    );
    return () => {
      detach?.();
      // If the import resolves later, it must not attach a draft to an unmounted form.
      detach = () => undefined;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the lint does not see the use in the callback
  }, [element, keepsDraft, store, baseUrl, formId, formControl]);

  return {
    form: formControl,
    mutation: {
      ...mutation,
      variables: variables?.payload,
    } as unknown as UseContactFormReturn<Schema>['mutation'],
    status,
    error,
    errorMessage,
    formProps: {
      ref,
      onSubmit,
      method: 'post',
      noValidate: true,
      lang: messages.lang,
      dir: messages.dir,
    },
    submitProps: {
      type: 'submit',
      'aria-disabled': isPending,
      children: messages.actions[submitLabel(submission, error ?? submission.previousError)],
    },
    statusProps: {
      role: 'status',
      children: isCopied ? messages.actions.copied : submissionText(submission, messages),
    },
    alertProps: { role: 'alert', 'aria-live': 'assertive', children: errorMessage },
    field,
    fallback: error && fallback,
    messages,
    reset,
    // The visitor cannot discard text that is being sent.
    draft: isPending ? undefined : state.draft?.(options, outcomeMessage),
  };
}

/**
 * Gives the errors of react-hook-form the new messages when the language or your messages change.
 *
 * @param formMessage the message of the error `root.submission`
 */
function useErrorTexts<Values extends FieldValues, Output>(
  { formState, setError }: Pick<UseFormReturn<Values, unknown, Output>, 'formState' | 'setError'>,
  messages: CustomMessages,
  formMessage: string | undefined,
): void {
  const { errors } = formState;

  useEffect(() => {
    /** Updates the errors below a path: those of `address.city` are nested. */
    function updateAll(group: object, path: string): void {
      for (const [key, error] of Object.entries(group) as [string, FieldError | undefined][]) {
        const name = path + key;
        if (typeof error?.type !== 'string') {
          // An error of a field has a `ref`, also if the app has set it without a type.
          if (error && !('ref' in error)) updateAll(error, `${name}.`);
          continue;
        }
        const isOwn = Object.hasOwn(messages.errors, error.type);
        const message = name === 'root.submission' ? formMessage : isOwn && messages.errors[error.type];
        if (message && error.message !== message) setError(name as FieldPath<Values>, { ...error, message });
      }
    }

    updateAll(errors, '');
  });
}

/** Without this, React does not call `onChange` if the visitor pastes the same text again after a reset. */
function trackValues(element: HTMLFormElement): void {
  for (const control of elementsOf<HTMLInputElement>(element, 'input:not([type=file]), textarea')) {
    // React notes the values that are assigned to these properties.
    const { value, checked } = control;
    if (control.matches('[type=checkbox], [type=radio]')) control.checked = checked;
    else control.value = value;
  }
}

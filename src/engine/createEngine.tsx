'use client';
import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { useContext, useEffect, type ComponentType, type ReactNode, type Ref } from 'react';
import { createFormControl, type FieldValues } from 'react-hook-form';
import type { ContactPayload } from '../client/request.js';
import type { Challenge } from '../components/ContactChallenge.js';
import type { ContactFormProps, Form } from '../components/ContactForm.js';
import type { ContactFormContextValue, ContactFormState } from '../components/ContactFormContext.js';
import { diagnoseSubmit } from '../diagnostics/diagnoseForm.js';
import { keepMailLink } from '../fallback/actions.js';
import type { ControlState } from '../fields/controls.js';
import { activeElementOf, FIELD_ACCESS } from '../fields/focus.js';
import { elementsOf } from '../fields/shown.js';
import { readFields } from '../fields/values.js';
import { englishOfEngine } from '../messages/english/engine.js';
import type { MessageGroups } from '../messages/mergeMessages.js';
import { errorText, outcomeMessage, outcomeText } from '../messages/messageText.js';
import type { ResolvedOptions } from '../options/useOptions.js';
import { loadSchema, type Fields } from '../schema/parseValues.js';
import { callAndReport } from '../submission/callAndReport.js';
import { createMachine } from '../submission/machine.js';
import { takeOfflineError } from '../submission/send.js';
import type { SentBy } from '../submission/store.js';
import { createCorrections } from './corrections.js';
import {
  announcementOf,
  Confirmation,
  CopyButton,
  SuggestionButton,
  type ConfirmationProps,
} from './engineParts.js';
import { sendWithEvidence } from './evidence.js';

/** The state of a form at its submit. Later, the form can have changed or unmounted. */
export interface FormSubmit {
  form: HTMLFormElement;
  controls: readonly ControlState[];
  challenge: Challenge | undefined;
  options: ResolvedOptions;
  secondsToSubmit: number | undefined;
}

/** A form's engine: validation, sending, and what only an interaction can show. It loads on first interaction. */
export interface Engine {
  /** Validates the controls and sends their values. Requires the lock of the store. */
  submit: (submit: FormSubmit) => Promise<void>;
  reset: (kept?: SentBy) => void;
  /** Starts to listen to the form element. Returns the clean-up. */
  listen: (element: HTMLFormElement) => () => void;
  /** Validates a field again if it shows an error. */
  revalidate: (field: string) => void;
  /** The error key of a field. */
  errorOf: (field: string) => string | undefined;
  /** The state that `useContactFormState` returns. */
  stateOf: (context: ContactFormContextValue) => ContactFormState;
  /** The messages of the kit that the page has not loaded. */
  english: MessageGroups;
  errorText: typeof errorText;
  outcomeText: typeof outcomeText;
  outcomeMessage: typeof outcomeMessage;
  /** For drafts. */
  fieldAccess: typeof FIELD_ACCESS;
  /** The text for screen readers. */
  announcementOf: (context: ContactFormContextValue) => string | undefined;
  /** Connects the engine to React. Renders nothing. */
  Runtime: ComponentType<ContactFormContextValue>;
  Confirmation: ComponentType<ConfirmationProps>;
  /** Renders the prop `confirmation` after the message was sent. */
  renderConfirmation: (
    context: ContactFormContextValue,
    confirmation: ContactFormProps['confirmation'],
  ) => ReactNode;
  CopyButton: ComponentType<ContactFormContextValue>;
  /** The button that corrects a misspelled email address. */
  SuggestionButton: ComponentType<ContactFormContextValue>;
  /** Keeps the visitor's text in the link that opens a mail program. */
  mailLink: Ref<HTMLAnchorElement>;
}

/**
 * Creates the engine of a form that is already on the page. It does not write the values of fields that the visitor edits,
 * so it does not affect text, caret, undo history and IME composition.
 */
export function createEngine(form: Form): Engine {
  /** The fields at the time of the last submit. */
  let submittedFields: Fields | undefined;
  /** The options of the latest commit. */
  let committedOptions: ResolvedOptions | undefined;
  let providedClient: QueryClient | undefined;
  let mailLink: HTMLAnchorElement | null;
  let stopMailLink: (() => void) | undefined;

  // The fields are not registered, so react-hook-form does not know their values. It holds their errors.
  const control = createFormControl<FieldValues, unknown, ContactPayload>({
    resolver: (_values, _context, registered) =>
      machine.resolve(submittedFields as Fields, registered, committedOptions as ResolvedOptions),
  });
  const machine = createMachine({
    store: form,
    control,
    getForm: () => form.element,
    onReset: () => corrections.cancel(),
  });
  const corrections = createCorrections(form, machine, control, () => committedOptions);

  /** Passes committed state and the `QueryClient` from React to the engine. */
  function Runtime({ state, options }: ContactFormContextValue): null {
    const { submission } = state;
    const { schema } = options;
    const client = useContext(QueryClientContext);
    useEffect(() => {
      providedClient = client;
      committedOptions = options;
      machine.onCommit(submission);
    });
    useEffect(() => {
      // Now, for the first submit. Ignores a failure, because a submit loads the schema again and reports it.
      loadSchema(schema).catch(() => undefined);
    }, [schema]);
    return null;
  }

  function followText(): void {
    stopMailLink?.();
    stopMailLink = undefined;
    const { element } = form;
    if (!mailLink || !element) return;
    stopMailLink = keepMailLink(mailLink, element, () => committedOptions);
  }

  return {
    submit({ form: element, options, ...submit }) {
      // The form has reported `offline` before, because the engine did not load. So this submit is sent.
      const { previousError } = form.getState().submission;
      if (!submittedFields && previousError?.code === 'offline') takeOfflineError();
      submittedFields = readFields(submit.controls);
      corrections.cancel();
      diagnose(element, options);
      const sending = { ...options, getQueryClient: () => providedClient };
      return machine.submit({
        form: element,
        options: sending,
        send: sendWithEvidence(submit, sending),
      });
    },

    listen(element) {
      const onEdit = ({ target, type }: Event) => corrections.onEdit(target as HTMLInputElement, type);
      const stop = machine.listen(element, { input: onEdit, change: onEdit });
      // React attaches the ref of the link before that of the form.
      followText();
      // On a slow network, the visitor can leave a field before the engine has loaded.
      callAndReport(checkEarlyEdits, element);
      return stop;
    },

    mailLink(link) {
      mailLink = link;
      followText();
    },

    reset: machine.reset,
    revalidate: (field) => void corrections.revalidate(field),
    errorOf: machine.errorOf,
    stateOf,
    english: englishOfEngine,
    errorText,
    outcomeText,
    outcomeMessage,
    fieldAccess: FIELD_ACCESS,
    announcementOf,
    Runtime,
    Confirmation,
    renderConfirmation(context, confirmation) {
      if (confirmation === undefined) return <Confirmation context={context} />;
      return typeof confirmation === 'function' ? confirmation(stateOf(context)) : confirmation;
    },
    CopyButton,
    SuggestionButton,
  };

  function stateOf({ state, options }: ContactFormContextValue): ContactFormState {
    const { status, error } = state.submission;
    const texts = machine.getInvalidFields().flatMap((name) => {
      const key = machine.errorOf(name);
      return key ? [[name, errorText(key, options.messages)]] : [];
    });
    return {
      status,
      error,
      errorMessage: error && outcomeMessage(error, options),
      fieldErrors: Object.fromEntries(texts) as Record<string, string>,
      // A wrapper, because `form.reset` also accepts initial values, and a click handler would pass its event.
      reset: () => form.reset(),
    };
  }

  function checkEarlyEdits(element: HTMLFormElement): void {
    if (!form.startedAt) return;
    for (const email of elementsOf<HTMLInputElement>(element, 'input[type=email]')) {
      if (email.value !== email.defaultValue && email !== activeElementOf(email))
        corrections.onEdit(email, 'change');
    }
  }
}

function diagnose(element: HTMLFormElement, { formId, schema }: ResolvedOptions): void {
  try {
    // Bundlers remove the diagnostics from production builds.
    if (process.env.NODE_ENV === 'development') {
      loadSchema(schema)
        .then((loaded) => diagnoseSubmit(element, { formId, schema: loaded }))
        .catch(() => undefined);
    }
  } catch {
    // Without a bundler there is no `process`, and no diagnostics.
  }
}

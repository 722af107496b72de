'use client';
import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { createFormControl, type FieldValues } from 'react-hook-form';
import type { ContactPayload } from '../client/request.js';
import type { ContactFormState, Engine, Form, FormContext, FormSubmit } from '../form/contract.js';
import { diagnoseSubmit } from '../diagnostics/diagnoseForm.js';
import { keepMailLink } from '../fallback/actions.js';
import { activeElementOf, FIELD_ACCESS } from '../fields/focus.js';
import { elementsOf } from '../fields/shown.js';
import { readFields } from '../fields/values.js';
import { englishOfEngine } from '../messages/english/engine.js';
import { errorText, outcomeMessage, outcomeText } from '../messages/messageText.js';
import type { ResolvedOptions } from '../form/useOptions.js';
import { loadSchema } from '../schema/parseValues.js';
import { callAndReport } from '../form/report.js';
import { createMachine, type Machine, type Submit } from './machine.js';
import { kitClient } from './kitClient.js';
import { takeOfflineError } from './send.js';
import { createCorrections } from './corrections.js';
import { announcementOf, Confirmation, CopyButton, SuggestionButton } from './parts.js';
import { sendWithEvidence, type Evidence } from './evidence.js';

/** A submit of a `ContactForm`. */
type EngineSubmit = Submit & Evidence;

/**
 * Creates the engine of a form that is already on the page. It does not write the values of fields that the visitor edits,
 * so it does not affect text, caret, undo history and IME composition.
 */
export function createEngine(form: Form): Engine {
  /** What React has last committed. */
  let committed: { options: ResolvedOptions; client: QueryClient | undefined } | undefined;
  let mailLink: HTMLAnchorElement | null;
  let stopMailLink: (() => void) | undefined;

  // The fields are not registered, so react-hook-form does not know their values. It validates and holds their errors.
  const control = createFormControl<FieldValues, unknown, ContactPayload>({
    resolver: (_values, _context, registered) => machine.resolve(registered),
  });
  const machine: Machine<EngineSubmit> = createMachine<EngineSubmit>({
    store: form,
    control,
    send: sendWithEvidence,
    getForm: () => form.element,
    onReset: () => corrections.cancel(),
  });
  const corrections = createCorrections(form, machine, control, () => committed?.options);

  /** Passes committed state and the `QueryClient` from React to the engine. */
  function Runtime({ state, options }: FormContext): null {
    const { submission } = state;
    const { schema } = options;
    const client = useContext(QueryClientContext);
    useEffect(() => {
      committed = { options, client };
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
    stopMailLink = keepMailLink(mailLink, element, () => committed?.options);
  }

  return {
    submit(submit) {
      const { controls, options } = submit;
      // The form can have reported `offline` itself, because the engine did not load. Then this submit is sent.
      if (form.getState().submission.previousError?.code === 'offline') takeOfflineError();
      corrections.cancel();
      diagnose(submit);
      return machine.submit({
        ...submit,
        fields: readFields(controls),
        options: { ...options, queryClient: committed?.client ?? kitClient },
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

  function stateOf({ state, options }: FormContext): ContactFormState {
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

function diagnose({ form, options: { formId, schema } }: FormSubmit): void {
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development') {
    loadSchema(schema)
      .then((loaded) => diagnoseSubmit(form, { formId, schema: loaded }))
      .catch(() => undefined);
  }
}

'use client';
import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { diagnoseSubmit } from '../diagnostics/diagnoseForm.js';
import { keepMailLink } from '../fallback/actions.js';
import { activeElementOf } from '../fields/focus.js';
import { elementsOf } from '../fields/shown.js';
import { readFields } from '../fields/values.js';
import type { Engine, EngineExports, FormHandle, FormContext, FormSnapshot } from '../form/contract.js';
import { callAndReport } from '../form/report.js';
import type { ResolvedOptions } from '../form/useOptions.js';
import { loadSchema } from '../schema/parseValues.js';
import { createCorrections } from './corrections.js';
import { createMachine } from './machine.js';
import { kitClient, mutateWithEvidence, takeOfflineError } from './mutation.js';

// `EngineExports`, together with `Runtime`
export { FIELD_ACCESS } from '../fields/focus.js';
export { englishOfEngine as english } from '../messages/english/engine.js';
export { outcomeMessage, outcomeText } from '../messages/messageText.js';
export { announcementOf, Confirmation, CopyButton, renderConfirmation, SuggestionButton } from './parts.js';

/** Passes committed state and the `QueryClient` from React to the engine. */
export function Runtime(context: FormContext): null {
  const { schema } = context.options;
  const client = useContext(QueryClientContext);
  useEffect(() => context.handle.engine?.onCommit(context, client));
  useEffect(() => {
    // Now, for the first submit. Ignores a failure, because a submit loads the schema again and reports it.
    loadSchema(schema).catch(() => undefined);
  }, [schema]);
  return null;
}

/**
 * Creates the engine of a form that is already on the page. It does not write the values of fields that the visitor edits,
 * so it does not affect text, caret, undo history and IME composition.
 */
export function createEngine(handle: FormHandle): Omit<Engine, keyof EngineExports> {
  /** What React has last committed. */
  let committed: { options: ResolvedOptions; client: QueryClient | undefined } | undefined;
  let isFirst = true;
  let isAttached = false;
  let mailLink: HTMLAnchorElement | null;
  let stopMailLink: (() => void) | undefined;
  const getOptions = () => committed?.options;

  const machine = createMachine({
    store: handle,
    resolverContext: {
      getOptions,
      readFields: (submit) => (submit ? readFields(submit.form, submit.controls) : { values: {} }),
    },
    runMutation: (payload, submit, onSending) =>
      mutateWithEvidence(payload, submit, committed?.client ?? kitClient, onSending),
    getForm: () => handle.element,
    onSubmit(submit) {
      // The engine did not load at an earlier submit, whose outcome was `offline`. Only one submit ends so.
      if (isFirst && handle.getState().submission.previousError?.code === 'offline') takeOfflineError();
      isFirst = false;
      corrections.cancel();
      diagnose(submit);
    },
    onReset: () => corrections.cancel(),
  });
  const corrections = createCorrections(handle, machine, getOptions);

  return {
    ...machine,
    revalidate: (field) => void corrections.revalidate(field),

    fieldErrors(messages) {
      const texts = machine.getInvalidFields().map((name) => [name, machine.errorOf(name, messages)]);
      return Object.fromEntries(texts.filter(([, text]) => text)) as Record<string, string>;
    },

    onCommit({ state, options }, client) {
      committed = { options, client };
      machine.onCommit(state.submission);
    },

    listen(element) {
      const onEdit = ({ target, type }: Event) => corrections.onEdit(target as HTMLInputElement, type);
      const stop = machine.listen(element, { input: onEdit, change: onEdit });
      // React attaches the ref of the link before that of the form.
      followText();
      // On a slow network, the visitor can leave a field before the engine has loaded. Only once: React attaches the form
      // again when `<Activity>` or Suspense shows it again.
      if (!element || isAttached) return stop;
      isAttached = true;
      callAndReport(checkEarlyEdits, element);
      return stop;
    },

    mailLink(link) {
      mailLink = link;
      followText();
    },
  };

  function followText(): void {
    const { element } = handle;
    stopMailLink?.();
    stopMailLink = mailLink && element ? keepMailLink(mailLink, element, getOptions) : undefined;
  }

  function checkEarlyEdits(element: HTMLFormElement): void {
    if (!handle.startedAt) return;
    for (const email of elementsOf<HTMLInputElement>(element, 'input[type=email]')) {
      if (email.value !== email.defaultValue && email !== activeElementOf(email))
        corrections.onEdit(email, 'change');
    }
  }
}

function diagnose({ form, options: { formId, schema } }: FormSnapshot): void {
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development') {
    loadSchema(schema)
      .then((loaded) => diagnoseSubmit(form, { formId, schema: loaded }))
      .catch(() => undefined);
  }
}

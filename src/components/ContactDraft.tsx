'use client';
import { useEffect, useState, type RefObject } from 'react';
import type { LazyEngine } from '../engine/createLazyEngine.js';
import { keepDraft, type RestoredDraft } from '../drafts/keepDraft.js';
import type { Messages } from '../i18n/Messages.js';
import { draftStore } from '../drafts/draftStore.js';

/** Handed in, not taken from the context: it loads by itself, and would take that along into a file of its own. */
interface ContactDraftProps {
  /** Address of the form's submissions. */
  url: string;
  form: RefObject<HTMLFormElement | null>;
  engine: LazyEngine;
  messages: Messages;
}

/**
 * Keeps what the visitor writes, and says so when it has brought something back. Renders a `<div>` with a `role="status"`
 * and, while there is something to decide, two buttons.
 *
 * State: `data-restored`.
 */
export function ContactDraft({ url, form, engine, messages }: ContactDraftProps) {
  const [restored, setRestored] = useState<RestoredDraft>();

  useEffect(() => {
    const store = draftStore(`${url} ${location.pathname}`);
    return form.current ? keepDraft(form.current, engine, store, setRestored) : undefined;
  }, [form, engine, url]);

  // The button that was pressed goes, and must not take the focus along.
  function close(): void {
    setRestored(undefined);
    // A group takes it where the keyboard would enter it.
    form.current
      ?.querySelector<HTMLElement>('[data-field]:not(fieldset), fieldset[data-field] input')
      ?.focus();
  }

  return (
    <div className="contact-draft" data-restored={restored && ''}>
      <p role="status">
        {restored && (restored.isUnconfirmed ? messages.unconfirmed : messages.draftRestored)}
      </p>
      {restored && (
        <>
          <button type="button" className="contact-action" onClick={close}>
            {messages.draftKeep}
          </button>
          <button
            type="button"
            className="contact-action"
            onClick={() => {
              restored.discard();
              close();
            }}
          >
            {messages.draftDiscard}
          </button>
        </>
      )}
    </div>
  );
}

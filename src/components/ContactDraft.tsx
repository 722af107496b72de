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
  const [latest, setRestored] = useState<RestoredDraft>();
  // What is on its way is no more to be discarded.
  const restored = engine.getState().status === 'pending' ? undefined : latest;

  useEffect(() => {
    const store = draftStore(`${url} ${location.pathname}`);
    let frame = 0;
    function tell(next?: RestoredDraft): void {
      cancelAnimationFrame(frame);
      // A frame later: a screen reader reads out what comes into a region that it has met empty.
      if (next) frame = requestAnimationFrame(() => setRestored(next));
      else setRestored(undefined);
    }
    const stop = form.current ? keepDraft(form.current, engine, store, tell) : undefined;
    return () => {
      stop?.();
      tell();
    };
  }, [form, engine, url]);

  function decide(decision: () => void): void {
    decision();
    // The button that was pressed goes, and must not take the focus along.
    const first = '[data-field]:not(fieldset), fieldset[data-field] input';
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }

  return (
    <div className="contact-draft" data-restored={restored && ''}>
      <p role="status">
        {restored && (restored.isUnconfirmed ? messages.unconfirmed : messages.draftRestored)}
      </p>
      {restored && (
        <>
          <button type="button" className="contact-action" onClick={() => decide(restored.keep)}>
            {messages.draftKeep}
          </button>
          <button type="button" className="contact-action" onClick={() => decide(restored.discard)}>
            {messages.draftDiscard}
          </button>
        </>
      )}
    </div>
  );
}

'use client';
import { useEffect, useState } from 'react';
import type { keepDraft as KeepDraft } from '../drafts/keepDraft.js';
import { useContactFormContext } from './ContactFormContext.js';

/** Keeps a draft of the form around it. Renders nothing. */
export function DraftKeeper(): null {
  const { controller, state, options } = useContactFormContext('DraftKeeper');
  const { baseUrl, formId } = options;
  const hasEngine = Boolean(state.queryClientContext);
  const [keepDraft, setKeepDraft] = useState<typeof KeepDraft>();
  useEffect(() => {
    // If loading fails, the form still works.
    import('../drafts/keepDraft.js').then(
      (loaded) => setKeepDraft(() => loaded.keepDraft),
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the engine loads, loading can succeed too
  }, [hasEngine]);

  useEffect(() => {
    const form = controller.getForm();
    return keepDraft && form ? keepDraft(form, controller, { baseUrl, formId }) : undefined;
  }, [controller, keepDraft, baseUrl, formId]);
  return null;
}

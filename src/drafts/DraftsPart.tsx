'use client';
import { useEffect, type ReactNode } from 'react';
import type { ContactFormContextValue } from '../components/ContactFormContext.js';
import { attachDraft, hasDraft } from './attachDraft.js';
import { renderDraftNotice } from './notice.js';

/** Keeps a draft of a form. Renders the notice of a restored draft, if the form has no children that can contain it. */
export function Part(context: ContactFormContextValue): ReactNode {
  const { form, options } = context;
  const { engine } = form;
  const { baseUrl, formId } = options;
  useEffect(() => {
    const { element } = form;
    if (!element) return undefined;
    const destination = { baseUrl, formId };
    // Only the engine can write the stored text. Without stored text, it loads on first interaction.
    if (hasDraft(destination)) form.preload();
    return attachDraft(element, {
      store: form,
      destination,
      // Until the engine has loaded, only the kit's own fields.
      getControls: () => form.engine?.controls ?? ':is(input, textarea)[data-field]',
      canWrite: () => form.engine !== undefined,
      setText: (control, text) => form.engine?.setText(control, text),
      focusFirstField: () => form.engine?.focusFirstField(element),
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- restores when the engine has loaded
  }, [form, engine, baseUrl, formId]);
  const needsNotice = context.hasDefaultParts && context.state.submission.status !== 'success';
  return needsNotice && renderDraftNotice(context, {});
}

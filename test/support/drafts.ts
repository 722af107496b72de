import { act } from '@testing-library/react';
import type { StoredDraft } from '../../src/drafts/draftStore.js';

/** The key in `sessionStorage` of the draft of a form on this page, with `baseUrl="/"`. */
function draftKey(formId: string): string {
  return `react-contact-kit /v1/public/contact/forms/${formId}/submissions ${location.pathname}`;
}

export function storedDraft(formId: string): StoredDraft | null {
  return JSON.parse(sessionStorage.getItem(draftKey(formId)) ?? 'null') as StoredDraft | null;
}

/** Stores a draft as if it had been written on an earlier visit. */
export function storeDraft(
  formId: string,
  values: StoredDraft['values'],
  rest: { savedAt?: number; isUnconfirmed?: boolean } = {},
): void {
  const draft = { savedAt: Date.now(), isUnconfirmed: false, values, ...rest };
  sessionStorage.setItem(draftKey(formId), JSON.stringify(draft));
}

/** Resolves when the lazy half of drafts has loaded and runs in the forms that are rendered now. */
export async function draftsLoaded(): Promise<void> {
  await act(async () => {
    await import('../../src/drafts/attachDraft.js');
  });
  // Restoring a draft, and keeping text, needs the engine.
  await act(async () => {
    await import('../../src/engine/createEngine.js');
  });
}

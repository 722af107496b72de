import { draftStore } from '../src/drafts/draftStore.js';
import { MESSAGE } from './visitForm.js';

/** Stores a draft of the form `demo`, as an earlier visit would. Returns a function that removes it. */
export function storeDraft(): () => void {
  const store = draftStore(`/v1/public/contact/forms/demo/submissions ${location.pathname}`);
  store.write({ values: { message: MESSAGE }, isUnconfirmed: false });
  return store.remove;
}

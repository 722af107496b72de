export { useContactForm } from './useContactForm.js';
export type { UseContactFormOptions, UseContactFormReturn } from './useContactForm.js';
export type { FallbackActions } from './useFallback.js';
export { useSubmitContact } from './useSubmitContact.js';
export type { SubmitContactMutation } from './useSubmitContact.js';
export type { DraftNotice } from '../form/store.js';
export type { ContactOptions } from '../form/ContactOptions.js';

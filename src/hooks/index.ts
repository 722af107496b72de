export { useContactForm } from './useContactForm.js';
export type { UseContactFormOptions, UseContactFormReturn } from './useContactForm.js';
export type { FallbackActions } from './useFallback.js';
export { useSubmitContact } from './useSubmitContact.js';
export type { SubmitContactMutation } from './useSubmitContact.js';
export type { DraftNotice } from '../submission/store.js';
export type { ContactOptions } from '../options/ContactOptions.js';

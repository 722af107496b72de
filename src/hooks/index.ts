export { useContactForm } from './useContactForm.js';
export type { UseContactFormOptions, UseContactFormReturn } from './useContactForm.js';
export { useSubmitContact } from './useSubmitContact.js';
export type { SubmitContactMutation } from './useSubmitContact.js';
export type { ContactOptions } from '../options/ContactOptions.js';

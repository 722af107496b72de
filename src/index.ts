export type {
  ContactPayload,
  SendRequest,
  SendSubmission,
  SubmissionEvidence,
  SubmissionReceipt,
} from './client/request.js';
export { isSubmissionError, SubmissionError } from './client/SubmissionError.js';
export type { SubmissionErrorCode } from './client/SubmissionError.js';
export { ContactCheckboxGroup, ContactRadioGroup } from './components/choiceGroups.js';
export { ContactChallenge } from './components/ContactChallenge.js';
export type { ChallengeApi } from './components/ContactChallenge.js';
export { ContactCounter } from './components/ContactCounter.js';
export { ContactDraftNotice } from './components/ContactDraftNotice.js';
export { ContactField } from './components/ContactField.js';
export type { ContactFieldProps } from './components/ContactField.js';
export { ContactForm, preloadContactForm } from './components/ContactForm.js';
export type { ContactFormProps } from './components/ContactForm.js';
export { useContactFormState } from './components/ContactFormContext.js';
export type { ContactFormState } from './components/ContactFormContext.js';
export { ContactTrap } from './components/ContactTrap.js';
export type { ContactFieldName, ContactFieldOptions } from './components/field.js';
export { ContactConfirmation, ContactFallback, ContactStatus, ContactSubmit } from './components/parts.js';
export { useContactField } from './components/useContactField.js';
export type { ContactFieldState } from './components/useContactField.js';
export type { ContactFallbackOptions } from './fallback/links.js';
export { loadMessages } from './messages/loadMessages.js';
export type { PartialMessages } from './messages/mergeMessages.js';
export type { CustomMessages, Messages } from './messages/Messages.js';
export type { ContactClassNames, ContactOptions } from './options/ContactOptions.js';
export { ContactProvider } from './options/ContactProvider.js';
export type { ContactOutput, ContactSchema, ContactValues } from './schema/parseValues.js';
export type { SentSubmission } from './submission/send.js';

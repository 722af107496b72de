export type {
  ContactPayload,
  SendRequest,
  SendSubmission,
  SubmissionEvidence,
  SubmissionReceipt,
} from './client/request.js';
export { isSubmissionError } from './client/isSubmissionError.js';
export { SubmissionError } from './client/SubmissionError.js';
export type { SubmissionErrorCode } from './client/SubmissionError.js';
export { ContactCheckboxGroup, ContactRadioGroup } from './form/choiceGroups.js';
export { ContactChallenge } from './form/ContactChallenge.js';
export type { ChallengeApi } from './form/ContactChallenge.js';
export { ContactCounter } from './form/ContactCounter.js';
export { ContactDraftNotice } from './form/ContactDraftNotice.js';
export { ContactField } from './form/ContactField.js';
export type { ContactFieldProps } from './form/ContactField.js';
export { ContactForm, preloadContactForm } from './form/ContactForm.js';
export type { ContactFormProps } from './form/ContactForm.js';
export { useContactFormState } from './form/ContactFormContext.js';
export type { ContactFormState } from './form/contract.js';
export { ContactTrap } from './form/ContactTrap.js';
export type { ContactFieldName, ContactFieldOptions } from './form/field.js';
export { ContactConfirmation, ContactFallback, ContactStatus, ContactSubmit } from './form/parts.js';
export { useContactField } from './form/useContactField.js';
export type { ContactFieldState } from './form/useContactField.js';
export { loadMessages } from './messages/loadMessages.js';
export type { PartialMessages } from './messages/mergeMessages.js';
export type { CustomMessages, Messages } from './messages/Messages.js';
export type {
  ContactClassNames,
  ContactFallbackOptions,
  ContactOptions,
  SentSubmission,
} from './form/ContactOptions.js';
export { ContactProvider } from './form/ContactProvider.js';
export type { ContactOutput, ContactSchema, ContactValues } from './schema/parseValues.js';

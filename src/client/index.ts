export { isSubmissionError, SubmissionError } from './SubmissionError.js';
export type { SubmissionErrorCode, SubmissionErrorDetails } from './SubmissionError.js';
export type { ContactPayload, SubmissionReceipt } from './request.js';
export { submitContact } from './submitContact.js';
export type { SubmitContactOptions } from './submitContact.js';

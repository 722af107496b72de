export { SubmissionError } from './SubmissionError.js';
export type { SubmissionErrorCode, SubmissionErrorDetails } from './SubmissionError.js';
export { isSubmissionError } from './isSubmissionError.js';
export { submitContact } from './submitContact.js';
export type { ContactPayload, SubmissionReceipt, SubmitContactOptions } from './submitContact.js';

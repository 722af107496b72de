export { isSubmissionError, SubmissionError } from './SubmissionError.js';
export type { SubmissionErrorCode, SubmissionErrorDetails } from './SubmissionError.js';
export { submitContact } from './request.js';
export type { ContactPayload, SubmissionReceipt, SubmitContactOptions } from './request.js';

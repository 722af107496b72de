export { submitContact } from './request.js';
export type { ContactPayload, SubmissionReceipt, SubmitContactOptions } from './request.js';
export { isSubmissionError } from './isSubmissionError.js';
export { SubmissionError } from './SubmissionError.js';
export type { SubmissionErrorCode } from './SubmissionError.js';

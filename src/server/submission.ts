import type { ContactPayload, SubmissionEvidence } from '../client/request.js';

/** A valid submission, as `deliver` receives it. */
export interface ContactSubmission<Payload = ContactPayload> {
  id: string;
  formId: string;
  locale: string;
  payload: Payload;
  evidence: SubmissionEvidence;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

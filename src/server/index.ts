export { createContactEndpoint } from './createContactEndpoint.js';
export type { ContactEndpointOptions } from './endpointOptions.js';
export { forwardTo } from './forwardTo.js';
export { limitSubmissions } from './limitSubmissions.js';
export type { ContactRenderContext } from './endpointOptions.js';
export type { ContactSubmission } from './submission.js';
export { verifyChallenge } from './verifyChallenge.js';

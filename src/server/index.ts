export type { ContactHandlerOptions } from './checkOptions.js';
export { createContactHandler } from './createContactHandler.js';
export { limitSubmissions } from './limitSubmissions.js';
export type { ContactRenderContext } from './renderDocument.js';
export { verifyChallenge } from './verifyChallenge.js';

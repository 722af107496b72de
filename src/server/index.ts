export type { ContactHandlerOptions } from './checkOptions.js';
export { createContactHandler } from './createContactHandler.js';
export type { ContactRenderContext } from './renderDocument.js';

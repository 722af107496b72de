export { contactResolver } from './contactResolver.js';
export type { ContactSchema } from './contactResolver.js';
export { contactSchema } from './contactSchema.js';
export type { ContactValues } from './contactSchema.js';

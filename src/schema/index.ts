export { contactResolver } from './contactResolver.js';
export { contactSchema, contactText } from './contactSchema.js';
export type { ContactObject } from './contactSchema.js';
export type { ContactOutput, ContactSchema, ContactValues } from './parseValues.js';

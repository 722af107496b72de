export { contactSchema, contactText } from './contactSchema.js';
export type { ContactObject, ContactTextOptions } from './contactSchema.js';
export type { ContactOutput, ContactSchema, ContactValues } from './parseValues.js';

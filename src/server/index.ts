export type { ContactHandlerOptions } from './ContactHandlerOptions.js';
export type { ContactPage } from './ContactPage.js';
export { createContactHandler } from './createContactHandler.js';
export type { FormValue, FormValues } from './formValues.js';

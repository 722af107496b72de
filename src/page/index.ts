export { ContactPage } from './ContactPage.js';
export type { ContactPageProps } from './ContactPage.js';

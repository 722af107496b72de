import { ContactForm, preloadContactForm } from 'react-contact-kit';
import { BASE_URL, FORM_ID, type FormProps } from './contactForm.js';

preloadContactForm();

/** The kit's form, whose engine loads before the first interaction. */
export default function KitPreloadForm({ locale }: FormProps) {
  return <ContactForm formId={FORM_ID} baseUrl={BASE_URL} locale={locale} />;
}

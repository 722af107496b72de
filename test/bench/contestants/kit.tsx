import { ContactForm } from 'react-contact-kit';
import { BASE_URL, FORM_ID, type FormProps } from './contactForm.js';

/** The kit's form with default children. */
export default function KitForm({ locale }: FormProps) {
  return <ContactForm formId={FORM_ID} baseUrl={BASE_URL} locale={locale} />;
}

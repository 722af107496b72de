import { ContactCounter, ContactField, ContactForm, ContactStatus, ContactSubmit } from 'react-contact-kit';
import { BASE_URL, FORM_ID, type FormProps } from './contactForm.js';

/** The kit's form with a counter of the message's characters. */
export default function KitCounterForm({ locale }: FormProps) {
  return (
    <ContactForm formId={FORM_ID} baseUrl={BASE_URL} locale={locale}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" as="textarea" description={<ContactCounter max={1000} />} />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

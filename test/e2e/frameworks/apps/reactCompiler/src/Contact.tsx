import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  useContactFormState,
} from 'react-contact-kit';
import 'react-contact-kit/styles.css';

function State() {
  const { status, fieldErrors } = useContactFormState();
  return <output>{`${status} ${Object.keys(fieldErrors).join()}`.trim()}</output>;
}

export function Contact() {
  return (
    <ContactForm formId="f_123" baseUrl="https://api.example.com">
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
      <State />
    </ContactForm>
  );
}

import {
  ContactCounter,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';

export function Counter(props: ContactFormProps) {
  return (
    <ContactForm {...props}>
      <ContactField name="message" maxLength={60} description={<ContactCounter max={60} />} />
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

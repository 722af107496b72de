import {
  ContactDraftNotice,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';

export function DraftNoticePlaced(props: ContactFormProps) {
  return (
    <ContactForm {...props} draft>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactDraftNotice />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

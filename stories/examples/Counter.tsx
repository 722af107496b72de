import {
  ContactCounter,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import { contactSchema, contactText } from '../../src/schema/index.js';

const schema = contactSchema.extend({
  message: contactText({ maxLength: 60, required: 'messageRequired' }),
});

export function Counter(props: ContactFormProps) {
  return (
    <ContactForm {...props} schema={schema}>
      <ContactField name="message" description={<ContactCounter max={60} />} />
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

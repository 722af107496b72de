import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import { ContactTextField } from '../registry/contact-field.js';
import { TopicSelect } from '../TopicSelect.js';
import '../registry/contact-form.css';

export function ShadcnForm(props: ContactFormProps) {
  return (
    <ContactForm data-slot="contact-form" {...props}>
      <ContactTextField name="name" autoComplete="name" />
      <ContactTextField name="email" type="email" autoComplete="email" />
      <ContactTextField name="company" label="Company" description="As registered" />
      <TopicSelect
        name="topic"
        label="What is it about?"
        topics={{ question: 'A question', order: 'An order' }}
        required
      />
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

import * as z from 'zod';
import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import { ContactTextField } from '../registry/contact-field.js';
import { TopicSelect } from '../TopicSelect.js';
import '../registry/contact-form.css';

const schema = contactSchema.extend({ company: z.string(), topic: z.enum(['question', 'order']) });
type Schema = typeof schema;

export function ShadcnForm(props: ContactFormProps) {
  return (
    <ContactForm<Schema> data-slot="contact-form" {...props} schema={schema}>
      <ContactTextField name="name" autoComplete="name" />
      <ContactTextField name="email" type="email" autoComplete="email" />
      <ContactTextField<Schema> name="company" label="Company" description="As registered" />
      <TopicSelect<Schema>
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

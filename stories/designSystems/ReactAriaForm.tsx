import * as z from 'zod';
import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import { TopicSelect } from '../TopicSelect.js';
import './AriaField.css';
import { AriaField } from './AriaField.js';

const schema = contactSchema.extend({ company: z.string(), topic: z.enum(['question', 'order']) });
type Schema = typeof schema;

export function ReactAriaForm(props: ContactFormProps) {
  return (
    <ContactForm<Schema> {...props} className="aria" schema={schema}>
      <AriaField name="name" autoComplete="name" />
      <AriaField name="email" type="email" autoComplete="email" />
      <AriaField<Schema> name="company" label="Company" description="As registered" />
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

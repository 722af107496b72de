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
import './ShadcnField.css';
import { ShadcnField } from './ShadcnField.js';

const schema = contactSchema.extend({ company: z.string(), topic: z.enum(['question', 'order']) });
type Schema = typeof schema;

export function ShadcnForm(props: ContactFormProps) {
  return (
    <ContactForm<Schema> {...props} className="ui-form" schema={schema}>
      <ShadcnField name="name" autoComplete="name" />
      <ShadcnField name="email" type="email" autoComplete="email" />
      <ShadcnField<Schema> name="company" label="Company" description="As registered" />
      <TopicSelect<Schema>
        name="topic"
        label="What is it about?"
        topics={{ question: 'A question', order: 'An order' }}
      />
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

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

const schema = contactSchema.extend({ topic: z.enum(['question', 'order']) });
type Schema = typeof schema;

export function OwnControl(props: ContactFormProps) {
  return (
    <ContactForm<Schema> {...props} schema={schema}>
      <TopicSelect<Schema>
        name="topic"
        label="What is it about?"
        topics={{ question: 'A question', order: 'An order' }}
        required
      />
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

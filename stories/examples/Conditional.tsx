import { useState } from 'react';
import * as z from 'zod';
import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';

const schema = contactSchema
  .extend({
    topic: z.enum(['question', 'order']),
    // Optional, because the form does not always show the field.
    order: z.string().min(3).optional(),
  })
  .check(
    z.refine(({ topic, order }) => topic !== 'order' || Boolean(order), {
      path: ['order'],
      message: 'fieldRequired',
    }),
  );
type Schema = typeof schema;

export function Conditional(props: ContactFormProps) {
  const [topic, setTopic] = useState('order');
  return (
    <ContactForm<Schema> {...props} schema={schema} defaultValues={{ topic: 'order' }}>
      <ContactField<Schema>
        as="select"
        name="topic"
        label="What is it about?"
        required
        onChange={({ currentTarget }) => setTopic(currentTarget.value)}
      >
        <option value="question">A question</option>
        <option value="order">An order</option>
      </ContactField>
      {topic === 'order' && <ContactField<Schema> name="order" label="Order number" required />}
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

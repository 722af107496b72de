import { useState } from 'react';
import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';

export function Conditional(props: ContactFormProps) {
  const [topic, setTopic] = useState('order');
  return (
    <ContactForm {...props} defaultValues={{ topic: 'order' }} onReset={() => setTopic('order')}>
      <ContactField
        as="select"
        name="topic"
        label="What is it about?"
        required
        onChange={({ currentTarget }) => setTopic(currentTarget.value)}
      >
        <option value="question">A question</option>
        <option value="order">An order</option>
      </ContactField>
      {topic === 'order' && <ContactField name="order" label="Order number" required minLength={3} />}
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

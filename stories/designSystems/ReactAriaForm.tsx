import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import { TopicSelect } from '../TopicSelect.js';
import './AriaField.css';
import { AriaField } from './AriaField.js';

export function ReactAriaForm(props: ContactFormProps) {
  return (
    <ContactForm {...props} className="aria">
      <AriaField name="name" autoComplete="name" />
      <AriaField name="email" type="email" autoComplete="email" />
      <AriaField name="company" label="Company" description="As registered" />
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

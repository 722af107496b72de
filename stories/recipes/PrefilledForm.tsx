import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import {
  ContactFallback,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';

const schema = contactSchema.extend({ topic: z.enum(['sales', 'support']) });
type Schema = typeof schema;

/** The initial values in a query string. It ignores other parameters, and values that the schema rejects. */
function readInitialValues(search: string) {
  const parameters = new URLSearchParams(search);
  const topic = z.safeParse(schema.shape.topic, parameters.get('topic'));
  const email = z.safeParse(schema.shape.email, parameters.get('email'));
  return { ...(topic.success && { topic: topic.data }), ...(email.success && { email: email.data }) };
}

const subscribe = () => () => undefined;

export function PrefilledForm(props: ContactFormProps) {
  // The server renders without the query string, so hydration must do so too. The next render has the values.
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const initialValues = readInitialValues(search);
  return (
    <ContactForm<Schema> {...props} schema={schema} defaultValues={initialValues}>
      {/* A select ignores a default value that is set later, so another key mounts it again. */}
      <ContactField<Schema>
        key={initialValues.topic}
        name="topic"
        label="What is it about?"
        as="select"
        required
      >
        <option value="sales">Sales</option>
        <option value="support">Support</option>
      </ContactField>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
      <ContactFallback />
    </ContactForm>
  );
}

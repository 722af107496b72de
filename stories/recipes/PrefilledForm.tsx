'use client';

import { useSyncExternalStore } from 'react';
import {
  ContactFallback,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';

const topics = { sales: 'Sales', support: 'Support' };

/** Reads initial values from a query string. Ignores other parameters, unknown topics and invalid addresses. */
function readInitialValues(search: string) {
  const parameters = new URLSearchParams(search);
  const topic = Object.keys(topics).find((value) => value === parameters.get('topic'));
  const email = contactSchema.shape.email.safeParse(parameters.get('email'));
  return { topic, ...(email.success && { email: email.data }) };
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
    <ContactForm {...props} defaultValues={initialValues}>
      {/* A select ignores a default value that is set later, so another key mounts it again. */}
      <ContactField key={initialValues.topic} name="topic" label="What is it about?" as="select" required>
        {Object.entries(topics).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
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

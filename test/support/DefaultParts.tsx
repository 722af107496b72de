import { ContactField, ContactStatus, ContactSubmit } from '../../src/index.js';

/** The default parts of a form, next to the fields that a test is about. */
export function DefaultParts() {
  return (
    <>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
    </>
  );
}

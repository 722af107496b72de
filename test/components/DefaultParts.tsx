import { ContactField, ContactStatus, ContactSubmit } from '../../src/index.js';

/** What every form here has beside the fields that it is about. */
export function DefaultParts() {
  return (
    <>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactStatus />
      <ContactSubmit />
    </>
  );
}

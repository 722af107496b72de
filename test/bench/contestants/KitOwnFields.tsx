import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactOptions,
} from 'react-contact-kit';
import { BASE_URL, FORM_ID, OWN_FIELDS, ownLabel } from './contactForm.js';
import type { OwnSchema } from './ownSchema.js';

/** A composed form of the kit with own fields. */
export function KitOwnFields({ schema }: { schema: ContactOptions<OwnSchema>['schema'] }) {
  return (
    <ContactForm formId={FORM_ID} baseUrl={BASE_URL} schema={schema}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      {OWN_FIELDS.map((name) => (
        <ContactField<OwnSchema> key={name} name={name as 'own0'} label={ownLabel(name)} />
      ))}
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

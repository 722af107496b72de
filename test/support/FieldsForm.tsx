import {
  ContactDraftNotice,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
} from '../../src/index.js';
import { HookForm, type FormProps } from './HookForm.js';

/** A `ContactForm` with these fields. */
export function FieldsForm({ fields, ...props }: FormProps) {
  if (!fields) return <ContactForm {...props} />;
  return (
    <ContactForm {...props}>
      {Object.entries(fields).map(([name, attributes]) => (
        <ContactField key={name} name={name as 'name'} {...attributes} />
      ))}
      <ContactSubmit />
      <ContactStatus />
      <ContactDraftNotice />
    </ContactForm>
  );
}

/** Both APIs, for tests that choose the fields. */
export const FIELDS_APIS = [
  ['ContactForm', FieldsForm],
  ['useContactForm', HookForm],
] as const;

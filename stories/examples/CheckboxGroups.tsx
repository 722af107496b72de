import * as z from 'zod';
import {
  ContactCheckboxGroup,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';

const schema = contactSchema.extend({
  days: z.array(z.enum(['mon', 'wed', 'fri'])).min(1),
  extras: z.array(z.enum(['demo', 'quote'])),
});
type Schema = typeof schema;

export function CheckboxGroups(props: ContactFormProps) {
  return (
    <ContactForm<Schema> {...props} schema={schema} defaultValues={{ extras: ['quote'] }}>
      <ContactCheckboxGroup<Schema>
        name="days"
        label="When can we call you?"
        description="We call between 9 and 12."
        options={[
          { value: 'mon', label: 'Monday' },
          { value: 'wed', label: 'Wednesday' },
          { value: 'fri', label: 'Friday' },
        ]}
        required
      />
      <ContactCheckboxGroup<Schema>
        name="extras"
        label="Would you like something else?"
        options={[
          { value: 'demo', label: 'A demonstration of the engine' },
          { value: 'quote', label: 'A quote' },
        ]}
      />
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

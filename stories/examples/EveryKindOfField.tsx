import * as z from 'zod';
import {
  ContactField,
  ContactForm,
  ContactRadioGroup,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';

const schema = contactSchema.extend({
  company: z.string(),
  phone: z.string(),
  budget: z.enum(['small', 'large']),
  urgency: z.enum(['low', 'high']),
  consent: z.literal(true),
});
type Schema = typeof schema;

export function EveryKindOfField(props: ContactFormProps) {
  return (
    <ContactForm<Schema> {...props} schema={schema}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField<Schema> name="company" label="Company" autoComplete="organization" />
      <ContactField<Schema> name="phone" label="Telephone" type="tel" autoComplete="tel" />
      <ContactField<Schema> as="select" name="budget" label="Budget" required>
        <option value="small">Up to 5,000</option>
        <option value="large">More</option>
      </ContactField>
      <ContactRadioGroup<Schema>
        name="urgency"
        label="When do you need it?"
        options={[
          { value: 'low', label: 'There is time' },
          { value: 'high', label: 'This week' },
        ]}
        required
      />
      <ContactField name="message" />
      <ContactField<Schema>
        name="consent"
        type="checkbox"
        required
        label={
          <>
            I have read the <a href="#privacy">privacy notice</a>
          </>
        }
      />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

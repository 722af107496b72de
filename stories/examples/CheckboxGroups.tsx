import {
  ContactCheckboxGroup,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';

export function CheckboxGroups(props: ContactFormProps) {
  return (
    <ContactForm {...props} defaultValues={{ extras: ['quote'] }}>
      <ContactCheckboxGroup
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
      <ContactCheckboxGroup
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

import {
  ContactCheckboxGroup,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  ContactStatus,
  ContactSubmit,
} from '../../src/index.js';

const topics = ['Website', 'Online shop', 'Branding'].map((label) => ({ value: label, label }));
const sources = ['Search', 'A friend', 'An event'].map((label) => ({ value: label, label }));

export const EveryKindOfField = (props: { formId: string }) => (
  <ContactForm {...props}>
    <ContactField name="name" />
    <ContactField name="email" />
    <ContactField name="company" label="Company" maxLength={80} autoComplete="organization" />
    <ContactField name="phone" label="Phone" type="tel" autoComplete="tel" />
    <ContactField name="budget" label="Budget" as="select" required>
      <option value="small">Up to 5,000</option>
      <option value="large">More</option>
    </ContactField>
    <ContactCheckboxGroup name="topics" label="What do you need?" options={topics} required />
    <ContactRadioGroup name="source" label="How did you hear about us?" options={sources} />
    <ContactField name="message" />
    <ContactField name="consent" label="I have read the privacy notice" type="checkbox" required />
    <ContactSubmit />
    <ContactStatus />
  </ContactForm>
);

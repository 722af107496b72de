import {
  ContactFallback,
  ContactDraftNotice,
  ContactField,
  ContactStatus,
  ContactSubmit,
  ContactForm as Form,
  type ContactFormProps,
} from '../../src/index.js';
import './contact-form.css';

/** The contact form in the style of shadcn/ui. Add, remove and arrange its parts here. */
export function ContactForm(props: ContactFormProps) {
  return (
    <Form data-slot="contact-form" {...props}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
      <ContactFallback />
      {props.draft && <ContactDraftNotice />}
    </Form>
  );
}

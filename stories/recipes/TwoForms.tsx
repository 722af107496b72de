import { useId } from 'react';
import {
  ContactConfirmation,
  ContactFallback,
  ContactField,
  ContactForm,
  ContactProvider,
  ContactStatus,
  ContactSubmit,
} from '../../src/index.js';
import './TwoForms.css';

const callbackMessages = {
  labels: { phone: 'Phone', message: 'When can we call you?' },
  errors: { messageRequired: 'Enter a day and a time.' },
};

// The confirmation's heading has level 3, because each form has an `<h2>`.
const confirmation = <ContactConfirmation headingLevel={3} />;

/** A contact form and a callback form, which share the options of the provider. */
export function TwoForms() {
  const id = useId();
  return (
    <ContactProvider baseUrl="/" fallback={{ email: 'hello@example.com' }}>
      <div className="two-forms">
        <section>
          <h2 id={`${id}-contact`}>Write to us</h2>
          <ContactForm formId="contact" aria-labelledby={`${id}-contact`} confirmation={confirmation} />
        </section>
        <section>
          <h2 id={`${id}-callback`}>Ask for a call</h2>
          <ContactForm
            formId="callback"
            aria-labelledby={`${id}-callback`}
            messages={callbackMessages}
            confirmation={confirmation}
          >
            <ContactField name="name" />
            <ContactField name="email" />
            <ContactField
              name="phone"
              type="tel"
              autoComplete="tel"
              required
              pattern="[+\d \(\)\/\-.]{5,20}"
              title="Enter a phone number, such as +49 30 123456."
            />
            <ContactField name="message" />
            <ContactSubmit>Ask for a call</ContactSubmit>
            <ContactStatus />
            <ContactFallback />
          </ContactForm>
        </section>
      </div>
    </ContactProvider>
  );
}

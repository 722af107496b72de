import {
  ContactChallenge,
  ContactFallback,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactChallengeProps,
  type ContactFormProps,
} from '../../src/index.js';

export interface ChallengeProps extends ContactFormProps {
  /** Loads the widget of your provider: see the guide “Spam protection”. */
  load: ContactChallengeProps['load'];
}

export function Challenge({ load, ...props }: ChallengeProps) {
  return (
    <ContactForm {...props}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactChallenge load={load} parameters={{ sitekey: 'your-site-key' }} />
      <ContactSubmit />
      <ContactStatus />
      <ContactFallback />
    </ContactForm>
  );
}

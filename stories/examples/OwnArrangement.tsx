import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';

export function OwnArrangement(props: ContactFormProps) {
  return (
    <ContactForm {...props}>
      <ContactField name="message" as="textarea" label="What is it about?" rows={4} />
      <fieldset className="you">
        <legend>About you</legend>
        <ContactField name="name" label="Your name" description="As you would like to be addressed." />
        <ContactField name="email" placeholder="you@example.com" />
      </fieldset>
      <ContactField
        name="consent"
        type="checkbox"
        required
        label={
          <>
            I have read the <a href="https://example.com/privacy">privacy notice</a>
          </>
        }
      />
      <ContactSubmit>Send it off</ContactSubmit>
      <ContactStatus />
    </ContactForm>
  );
}

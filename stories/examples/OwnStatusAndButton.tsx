import { ContactField, ContactForm, useContactFormState, type ContactFormProps } from '../../src/index.js';
import './OwnStatusAndButton.css';

const LABELS = { idle: 'Send it', pending: 'One moment…', success: 'Sent', error: 'Try again' };

function StatusAndButton() {
  const { status, errorMessage } = useContactFormState();
  return (
    <>
      <p role="alert" aria-live="assertive" className="own-status">
        {errorMessage}
      </p>
      <div>
        <button type="submit" className="own-button" aria-disabled={status === 'pending'}>
          {LABELS[status]}
        </button>
      </div>
    </>
  );
}

export function OwnStatusAndButton(props: ContactFormProps) {
  return (
    <ContactForm {...props}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <StatusAndButton />
    </ContactForm>
  );
}

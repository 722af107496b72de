import { useContactFormState } from '../src/index.js';
import './OwnStatus.css';

const LABELS = { idle: 'Send it', pending: 'One moment…', success: 'Sent', error: 'Try again' };

/** Your own status and submit button, inside a `ContactForm`. */
export function OwnStatus() {
  const { status, errorMessage } = useContactFormState();
  return (
    <>
      <p role="alert" className="own-status">
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

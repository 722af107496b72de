import { useId } from 'react';
import { useContactForm } from 'react-contact-kit/hooks';
import { BASE_URL, FIELDS, FORM_ID } from './contactForm.js';

/** The kit's hook with the markup of the floor. */
export default function KitHookForm() {
  const { form, formProps, status, mutation, errorMessage, messages } = useContactForm({
    formId: FORM_ID,
    baseUrl: BASE_URL,
  });
  const { labels, actions, outcomes } = messages;
  const id = useId();
  if (status === 'success') return <p role="status">{outcomes.sentTitle}</p>;
  return (
    <form {...formProps}>
      {FIELDS.map((name) => {
        const Control = name === 'message' ? 'textarea' : 'input';
        const error = form.formState.errors[name]?.message;
        return (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{labels[name]}</label>
            <Control
              {...form.register(name)}
              id={`${id}-${name}`}
              type={name === 'email' ? 'email' : undefined}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-${name}-error`}
            />
            {error && <p id={`${id}-${name}-error`}>{error}</p>}
          </div>
        );
      })}
      <button>{mutation.isPending ? actions.sending : actions.submit}</button>
      <p role="alert">{errorMessage}</p>
    </form>
  );
}

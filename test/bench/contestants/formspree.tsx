import { createClient, SubmissionError } from '@formspree/core';
import { useForm } from '@formspree/react';
import { useId, useState, type FormEvent } from 'react';
import { errorsOf, FIELDS, FORM_ID, send, texts, type Values } from './contactForm.js';

/** Sends to the service of the bench instead of Formspree's. */
const client = Object.assign(createClient(), {
  async submitForm(_formKey: string, data: object) {
    try {
      await send(data instanceof FormData ? (Object.fromEntries(data) as Values) : (data as Values));
      return { kind: 'success' as const, next: '' };
    } catch {
      return new SubmissionError({ message: texts.failed });
    }
  },
});

/** Formspree's hook, and validation by hand, because the hook does not validate. */
export default function FormspreeForm() {
  const [state, submit] = useForm<Values>(FORM_ID, { client });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const id = useId();

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = errorsOf(Object.fromEntries(new FormData(event.currentTarget)) as Values);
    setErrors(found);
    if (Object.keys(found).length === 0) void submit(event);
  }

  if (state.succeeded) return <p role="status">{texts.sent}</p>;
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      {FIELDS.map((name) => {
        const Control = name === 'message' ? 'textarea' : 'input';
        const error = errors[name];
        return (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
            <Control
              id={`${id}-${name}`}
              name={name}
              type={name === 'email' ? 'email' : undefined}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-${name}-error`}
            />
            {error && <p id={`${id}-${name}-error`}>{error}</p>}
          </div>
        );
      })}
      <button>{state.submitting ? texts.sending : texts.submit}</button>
      <p role="alert">{state.errors?.getFormErrors()[0]?.message}</p>
    </form>
  );
}

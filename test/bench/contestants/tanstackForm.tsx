import { useForm } from '@tanstack/react-form';
import { useId, useState } from 'react';
import { FIELDS, NO_VALUES, send, texts, type Status } from './contactForm.js';
import { schema } from './zodSchema.js';

/** TanStack Form with a zod schema. */
export default function TanstackForm() {
  const [status, setStatus] = useState<Status>('idle');
  const form = useForm({
    defaultValues: NO_VALUES,
    validators: { onSubmit: schema },
    async onSubmit({ value }) {
      try {
        await send(value);
        setStatus('success');
      } catch {
        setStatus('error');
      }
    },
  });
  const id = useId();
  if (status === 'success') return <p role="status">{texts.sent}</p>;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      {FIELDS.map((name) => {
        const Control = name === 'message' ? 'textarea' : 'input';
        return (
          <form.Field key={name} name={name}>
            {(field) => {
              const error = field.state.meta.errors[0]?.message;
              return (
                <div>
                  <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
                  <Control
                    id={`${id}-${name}`}
                    name={field.name}
                    type={name === 'email' ? 'email' : undefined}
                    required
                    value={field.state.value}
                    onBlur={field.handleBlur}
                    onChange={(event) => field.handleChange(event.target.value)}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error && `${id}-${name}-error`}
                  />
                  {error && <p id={`${id}-${name}-error`}>{error}</p>}
                </div>
              );
            }}
          </form.Field>
        );
      })}
      <form.Subscribe selector={(state) => state.isSubmitting}>
        {(isSubmitting) => <button>{isSubmitting ? texts.sending : texts.submit}</button>}
      </form.Subscribe>
      <p role="alert">{status === 'error' && texts.failed}</p>
    </form>
  );
}

import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { FIELDS, NO_VALUES, send, texts, type Values } from './contactForm.js';

const client = new QueryClient();

/** react-hook-form with a resolver, and a mutation of TanStack Query. */
export function createRhfForm(resolver: Resolver<Values>) {
  function ContactForm() {
    const { register, handleSubmit, formState } = useForm<Values>({ resolver, defaultValues: NO_VALUES });
    const mutation = useMutation({ mutationFn: send });
    const id = useId();
    if (mutation.isSuccess) return <p role="status">{texts.sent}</p>;
    return (
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit((values) => mutation.mutate(values))(event)}
      >
        {FIELDS.map((name) => {
          const Control = name === 'message' ? 'textarea' : 'input';
          const error = formState.errors[name]?.message;
          return (
            <div key={name}>
              <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
              <Control
                {...register(name)}
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
        <button>{mutation.isPending ? texts.sending : texts.submit}</button>
        <p role="alert">{mutation.isError && texts.failed}</p>
      </form>
    );
  }

  return function RhfForm() {
    return (
      <QueryClientProvider client={client}>
        <ContactForm />
      </QueryClientProvider>
    );
  };
}

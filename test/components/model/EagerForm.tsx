import type { ComponentProps } from 'react';
import { useContactForm, type ContactForm } from '../../../src/index.js';
import { FIELDS } from './FormVisit.js';

/** The eager face of the kit, with the parts of a `ContactForm` as far as a test looks at them. */
export function EagerForm({
  formId,
  baseUrl,
  locale,
  fetch,
  onSuccess,
  onError,
}: ComponentProps<typeof ContactForm>) {
  const { form, mutation, onSubmit } = useContactForm({
    formId,
    baseUrl,
    locale,
    fetch,
    onSuccess,
    onError,
  });
  const { isPending, isSuccess } = mutation;
  const code = isPending ? undefined : form.formState.errors.root?.['submission']?.message;
  const status = isPending ? 'pending' : isSuccess ? 'success' : code ? 'error' : 'idle';

  function startAgain(): void {
    form.reset();
    mutation.reset();
  }

  return (
    <form
      noValidate
      data-status={status}
      onSubmit={(event) => {
        if (isSuccess) event.preventDefault();
        else void onSubmit(event);
      }}
    >
      {isSuccess ? (
        <button type="button" className="contact-again" onClick={startAgain}>
          again
        </button>
      ) : (
        <>
          {FIELDS.map((name) => (
            <input
              key={name}
              aria-label={name}
              data-field={name}
              readOnly={isPending}
              {...form.register(name)}
            />
          ))}
          <p className="contact-status" data-code={code} />
          <button className="contact-submit" data-pending={isPending ? '' : undefined}>
            send
          </button>
        </>
      )}
    </form>
  );
}

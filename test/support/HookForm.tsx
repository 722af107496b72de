import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { useContactForm } from '../../src/hooks/index.js';
import { ContactForm } from '../../src/index.js';

const FIELDS = ['name', 'email', 'message'] as const;

type FormProps = ComponentProps<typeof ContactForm>;

/** A form on `useContactForm` that shows what `ContactForm` shows, so that one test can check both. */
function HookForm(props: FormProps) {
  const id = useId();
  const {
    form,
    status,
    error: failure,
    fieldErrors,
    errorMessage,
    messages,
    onSubmit,
    reset,
  } = useContactForm({
    formId: props.formId,
    baseUrl: props.baseUrl,
    locale: props.locale,
    messages: props.messages,
    schema: props.schema,
    fetch: props.fetch,
    send: props.send,
    timeout: props.timeout,
    onSuccess: props.onSuccess,
    onError: props.onError,
    onInvalid: props.onInvalid,
    queryClient: props.queryClient,
    ...(props.defaultValues && { defaultValues: props.defaultValues }),
  });
  const isPending = status === 'pending';
  const isSuccess = status === 'success';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSuccess) heading.current?.focus();
  }, [isSuccess]);

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
        <>
          <h2 ref={heading} tabIndex={-1}>
            {messages.outcomes.sentTitle}
          </h2>
          <button type="button" className="rck-again" onClick={reset}>
            {messages.actions.sendAnother}
          </button>
        </>
      ) : (
        <>
          {FIELDS.map((name) => {
            const Control = name === 'message' ? 'textarea' : 'input';
            const error = fieldErrors[name];
            return (
              <div key={name}>
                <label htmlFor={id + name}>{messages.labels[name]}</label>
                <Control
                  id={id + name}
                  data-field={name}
                  readOnly={isPending}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error && `${id}${name}-error`}
                  {...form.register(name)}
                />
                {error && <p id={`${id}${name}-error`}>{error}</p>}
              </div>
            );
          })}
          <div role="alert" className="rck-status" data-code={failure?.code}>
            {errorMessage && <p>{errorMessage}</p>}
          </div>
          <button type="submit" className="rck-submit" data-pending={isPending ? '' : undefined}>
            {messages.actions.submit}
          </button>
        </>
      )}
    </form>
  );
}

/** Both APIs, for tests of guarantees that both give. */
export const APIS = [
  ['ContactForm', ContactForm],
  ['useContactForm', HookForm],
] as const;

export type Api = (typeof APIS)[number][0];

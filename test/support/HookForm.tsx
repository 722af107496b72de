import { useId, type ComponentProps, type InputHTMLAttributes } from 'react';
import { useContactForm } from '../../src/hooks/index.js';
import { ContactForm } from '../../src/index.js';

const FIELDS = { name: {}, email: {}, message: {} };

type FieldAttributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'required'>;

export interface FormProps extends ComponentProps<typeof ContactForm> {
  /**
   * The attributes of the fields, by name.
   * @default those of the default schema
   */
  fields?: Readonly<Record<string, FieldAttributes>> | undefined;
}

/** A form on `useContactForm` that shows what `ContactForm` shows, so that one test can check both. */
export function HookForm(props: FormProps) {
  return <HookFormView {...props} contact={useForm(props)} />;
}

function useForm(props: FormProps) {
  return useContactForm({
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
    fallback: props.fallback,
    draft: props.draft,
    ...(props.defaultValues && { defaultValues: props.defaultValues }),
  });
}

interface ViewProps extends FormProps {
  contact: ReturnType<typeof useForm>;
}

function HookFormView({ contact, fields = FIELDS, draft, autoComplete, onReset }: ViewProps) {
  const id = useId();
  const {
    form,
    formRef,
    mutation,
    status,
    error: failure,
    fieldErrors,
    errorMessage,
    fallback,
    messages,
  } = contact;
  const { onSubmit, reset } = contact;
  const { actions, outcomes } = messages;
  const submitLabel = failure ? actions.sendAgain : actions.submit;
  const isPending = status === 'pending';
  const isSuccess = status === 'success';

  return (
    <form
      ref={formRef}
      noValidate
      autoComplete={autoComplete}
      data-status={status}
      onReset={onReset}
      onSubmit={(event) => void onSubmit(event)}
    >
      {isSuccess ? (
        <>
          <h2 data-rck-focus="">{outcomes.sentTitle}</h2>
          {/* The key keeps React from reusing the element of the submit button, so a double click cannot click both. */}
          <button key="again" type="button" className="rck-again" onClick={reset}>
            {actions.sendAnother}
          </button>
        </>
      ) : (
        <>
          {Object.entries(fields).map(([name, attributes]) => {
            const Control = (name === 'message' ? 'textarea' : 'input') as 'input';
            const error = fieldErrors[name];
            return (
              <div key={name}>
                <label htmlFor={id + name}>{messages.labels[name]}</label>
                <Control
                  dir="auto"
                  {...attributes}
                  id={id + name}
                  data-field={name}
                  readOnly={isPending}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error && `${id}${name}-error`}
                  {...form.register(name as 'name')}
                />
                {error && <p id={`${id}${name}-error`}>{error}</p>}
              </div>
            );
          })}
          <button type="submit" className="rck-submit" data-pending={isPending ? '' : undefined}>
            {mutation.isPending ? actions.sending : submitLabel}
          </button>
          <div role="alert" aria-live="assertive" className="rck-status" data-code={failure?.code}>
            {errorMessage && <p>{errorMessage}</p>}
          </div>
          {fallback && (
            <div className="rck-fallback">
              {fallback.emailProps && <a {...fallback.emailProps}>{actions.sendByEmail}</a>}
              <button {...fallback.copyProps}>
                {fallback.isCopied ? actions.copied : actions.copyMessage}
              </button>
              {fallback.phoneProps && <a {...fallback.phoneProps}>{fallback.phoneNumber}</a>}
              <span role="status">{fallback.isCopied && actions.copied}</span>
            </div>
          )}
          {draft && (
            <div className="rck-draft">
              <p role="status">
                {contact.draft &&
                  (contact.draft.isUnconfirmed
                    ? `${outcomes.unconfirmedTitle} ${outcomes.unconfirmed}`
                    : outcomes.draftRestored)}
              </p>
              {contact.draft && (
                <>
                  <button type="button" onClick={contact.draft.keep}>
                    {actions.keepDraft}
                  </button>
                  <button type="button" onClick={contact.draft.discard}>
                    {actions.discardDraft}
                  </button>
                </>
              )}
            </div>
          )}
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

import type { ComponentProps, InputHTMLAttributes } from 'react';
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
  const { field, formProps, submitProps, statusProps, status, error: failure, errorMessage } = contact;
  const { fallback, messages, reset } = contact;
  const { actions, outcomes } = messages;
  const isPending = status === 'pending';
  const isSuccess = status === 'success';

  return (
    <form {...formProps} autoComplete={autoComplete} data-status={status} onReset={onReset}>
      <p {...statusProps} />
      {isSuccess ? (
        <>
          <h2 data-rck-focus="">{outcomes.sentTitle}</h2>
          {/* The key keeps React from reusing the element of the submit button, so a double click cannot click both. */}
          <button key="again" type="button" className="rck-action" onClick={reset}>
            {actions.sendAnother}
          </button>
        </>
      ) : (
        <>
          {Object.entries(fields).map(([name, { required, ...attributes }]) => {
            const Control = (name === 'message' ? 'textarea' : 'input') as 'input';
            const { label, error, labelProps, inputProps, errorProps } = field(name, { required });
            return (
              <div key={name}>
                <label {...labelProps}>{label}</label>
                <Control {...inputProps} {...attributes} />
                {error && <p {...errorProps}>{error}</p>}
              </div>
            );
          })}
          <button {...submitProps} className="rck-submit" data-pending={isPending ? '' : undefined} />
          <div role="alert" aria-live="assertive" className="rck-status" data-code={failure?.code}>
            {errorMessage && <p>{errorMessage}</p>}
          </div>
          {fallback && (
            <div className="rck-fallback">
              {fallback.emailProps && <a {...fallback.emailProps}>{fallback.emailProps.children}</a>}
              <button {...fallback.copyProps} />
              {fallback.phoneProps && <a {...fallback.phoneProps}>{fallback.phoneProps.children}</a>}
            </div>
          )}
          {draft && (
            <div className="rck-draft">
              <p role="status">{contact.draft?.text}</p>
              {contact.draft && <button {...contact.draft.keepProps} />}
              {contact.draft && <button {...contact.draft.discardProps} />}
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

import { ContactForm, type ContactFormProps } from '../../src/index.js';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Reports the use of the form to a tag manager. The events contain nothing that the visitor typed. */
export function TrackedForm(
  props: Omit<ContactFormProps, 'onFirstInteraction' | 'onInvalid' | 'onSuccess' | 'onError'>,
) {
  function push(event: string, details: Record<string, unknown> = {}) {
    window.dataLayer ??= [];
    window.dataLayer.push({ event, form_id: props.formId, ...details });
  }

  return (
    <ContactForm
      {...props}
      onFirstInteraction={() => push('contact_start')}
      onInvalid={(fieldNames) => push('contact_invalid', { fields: fieldNames })}
      onSuccess={() => push('contact_success')}
      onError={({ code }) => push('contact_error', { code })}
    />
  );
}

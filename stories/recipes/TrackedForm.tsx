'use client';

import { useRef } from 'react';
import { ContactForm, type ContactFormProps } from '../../src/index.js';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Reports the use of the form to a tag manager. The events contain nothing that the visitor typed. */
export function TrackedForm(
  props: Omit<ContactFormProps, 'onFocus' | 'onInvalid' | 'onSuccess' | 'onError'>,
) {
  const hasStarted = useRef(false);

  function push(event: string, details: Record<string, unknown> = {}) {
    window.dataLayer ??= [];
    window.dataLayer.push({ event, form_id: props.formId, ...details });
  }

  return (
    <ContactForm
      {...props}
      onFocus={() => {
        if (!hasStarted.current) push('contact_start');
        hasStarted.current = true;
      }}
      onInvalid={(fieldNames) => push('contact_invalid', { fields: fieldNames })}
      onSuccess={() => push('contact_success')}
      onError={({ code }) => push('contact_error', { code })}
    />
  );
}

'use client';

import { useId, useRef } from 'react';
import {
  ContactConfirmation,
  ContactFallback,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import './DialogForm.css';

export function DialogForm(props: ContactFormProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();

  /** Keeps text that was not sent. After a message was sent, the dialog opens with an empty form. */
  function handleClose() {
    if (form.current?.dataset['status'] === 'success') form.current.reset();
  }

  return (
    <>
      <button type="button" className="contact-opener" onClick={() => dialog.current?.showModal()}>
        Contact us
      </button>
      <dialog ref={dialog} className="contact-dialog" aria-labelledby={titleId} onClose={handleClose}>
        <h2 id={titleId}>Contact us</h2>
        <ContactForm
          {...props}
          ref={form}
          confirmation={
            <>
              <ContactConfirmation headingLevel={3} />
              <button type="submit" formMethod="dialog" className="rck-submit">
                Close
              </button>
            </>
          }
        >
          <ContactField name="name" />
          <ContactField name="email" />
          <ContactField name="message" />
          <div className="contact-buttons">
            {/* This button is first, because the Enter key uses the first submit button. */}
            <ContactSubmit />
            <button type="submit" formMethod="dialog" className="rck-secondary">
              Close
            </button>
          </div>
          <ContactStatus />
          <ContactFallback />
        </ContactForm>
      </dialog>
    </>
  );
}

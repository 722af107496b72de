'use client';

import { useEffect, useRef } from 'react';
import { ContactForm, type ContactFormProps } from '../../src/index.js';
import './RedirectForm.css';

export interface RedirectFormProps extends Omit<ContactFormProps, 'onSuccess'> {
  /** Opens a path. For example, the function that React Router's `useNavigate` returns. */
  navigate: (path: string) => void;
}

/** Shows another page after the message was sent. */
export function RedirectForm({ navigate, ...props }: RedirectFormProps) {
  return <ContactForm {...props} onSuccess={() => navigate('/thanks')} />;
}

/** The page of the path `/thanks`. */
export function ThanksPage() {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <main>
      <h1 ref={heading} className="thanks-heading" tabIndex={-1}>
        Thank you
      </h1>
      <p>Your message has arrived. We will reply within a day.</p>
    </main>
  );
}

import { useState, type FormEvent } from 'react';

declare global {
  /** Number of own fields in the forms that have them. The page sets it before it loads a contestant. */
  var ownFieldCount: number | undefined;
}

export interface FormProps {
  /** Only for the kit. */
  locale?: string | undefined;
}

export const BASE_URL = '/';
export const FORM_ID = 'f_bench';
export const SUBMISSIONS = `/v1/public/contact/forms/${FORM_ID}/submissions`;

/** The English messages of the kit. */
export const texts = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  nameRequired: 'Enter your name.',
  emailRequired: 'Enter your email address.',
  emailInvalid: 'Enter an email address in the correct format, like name@example.com.',
  messageRequired: 'Enter your message.',
  submit: 'Send message',
  sending: 'Sending…',
  sent: 'Message sent',
  failed: 'We can’t tell whether it arrived.',
};

export const FIELDS = ['name', 'email', 'message'] as const;
export type FieldName = (typeof FIELDS)[number];
export type Values = Record<FieldName, string>;
export const NO_VALUES: Values = { name: '', email: '', message: '' };

/** Own fields are optional. */
export const OWN_FIELDS = Array.from({ length: globalThis.ownFieldCount ?? 5 }, (_, index) => `own${index}`);
export const ownLabel = (name: string) => `Own field ${name.slice('own'.length)}`;

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Sends a submission. Rejects unless the service accepts it. */
export async function send(payload: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(SUBMISSIONS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ locale: 'en', payload }),
  });
  if (!response.ok) throw new Error(`The service answers ${response.status}.`);
}

/** Validates without a library. */
export function errorsOf({ name, email, message }: Values): Partial<Values> {
  return {
    ...(!name.trim() && { name: texts.nameRequired }),
    ...(email.trim()
      ? !EMAIL.test(email.trim()) && { email: texts.emailInvalid }
      : { email: texts.emailRequired }),
    ...(!message.trim() && { message: texts.messageRequired }),
  };
}

export type Status = 'idle' | 'pending' | 'success' | 'error';

/** The submit handler of forms without a form library, and its state. */
export function useFloorSubmit() {
  const [status, setStatus] = useState<Status>('idle');
  const [errors, setErrors] = useState<Partial<Values>>({});

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (status === 'pending') return;
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Values;
    const found = errorsOf(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const sent = send(values);
    setStatus('pending');
    try {
      await sent;
      setStatus('success');
    } catch {
      setStatus('error');
    }
  }

  return { status, errors, onSubmit };
}

import { useEffect, useRef } from 'react';
import { ContactForm } from '../src/index.js';
import { MESSAGE } from './visitForm.js';

export const VALUES = { name: 'Ada Lovelace', email: 'ada@example.com', message: MESSAGE };

interface FormState {
  id: string;
  name: string;
  formId: string;
  defaultValues?: typeof VALUES;
  isSent?: boolean;
}

/** The states of the form. The sandbox selects the outcome by form ID. */
export const STATES: readonly [FormState, ...FormState[]] = [
  { id: 'idle', name: 'Ready', formId: 'demo', defaultValues: VALUES },
  { id: 'invalid', name: 'Invalid', formId: 'demo', isSent: true },
  { id: 'sending', name: 'Sending', formId: 'sandbox-hangs', defaultValues: VALUES, isSent: true },
  {
    id: 'unconfirmed',
    name: 'Not confirmed',
    formId: 'sandbox-server-error',
    defaultValues: VALUES,
    isSent: true,
  },
  { id: 'not-sent', name: 'Not sent', formId: 'sandbox-not-sent', defaultValues: VALUES, isSent: true },
  { id: 'sent', name: 'Sent', formId: 'demo', defaultValues: VALUES, isSent: true },
];

interface FormInStateProps {
  state: FormState;
  /** Instead of the values of the state. */
  values?: typeof VALUES;
  'aria-label': string;
}

/** A form in a state: it sends itself. */
export function FormInState({ state, values, ...labels }: FormInStateProps) {
  const { formId, isSent } = state;
  const defaultValues = state.defaultValues && (values ?? state.defaultValues);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (!form || !isSent) return undefined;
    const hasEnded = new AbortController();
    if (!defaultValues) returnFocus(form, hasEnded.signal);
    form.requestSubmit();
    return () => hasEnded.abort();
  }, [defaultValues, isSent]);

  return (
    <div ref={place}>
      <ContactForm formId={formId} {...labels} {...(defaultValues && { defaultValues })} />
    </div>
  );
}

/**
 * Focuses the form's button. When the form moves the focus to an error, returns it to where it was. While focus is elsewhere
 * on the page, the form would show an alert instead.
 */
function returnFocus(form: HTMLFormElement, signal: AbortSignal): void {
  const focused = document.activeElement;
  const { scrollX, scrollY } = window;
  form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  const handleFocus = () => {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    window.scrollTo(scrollX, scrollY);
  };
  form.addEventListener('focusin', handleFocus, { once: true, signal });
}

'use client';
import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef } from 'react';
import { formatNumber } from '../i18n/formatNumber.js';
import { countCharacters } from '../schema/countCharacters.js';
import { normalizeText } from '../schema/normalizeText.js';
import { useContactFormContext } from './ContactFormContext.js';
import { withClass } from './withClass.js';

export interface ContactCounterProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Characters (code points) that the field may hold, as your schema has it: the counter only tells. */
  max: number;
  /** @default 'message' */
  name?: string;
}

// Milliseconds without a key, after which a screen reader is told.
const PAUSE = 1_000;

/**
 * How many characters a field may still take. Renders a `<span>` that follows each key, and another for screen readers that
 * follows each pause. Made for the `description` of a `ContactField`.
 *
 * State: `data-over` when the text is too long.
 */
export const ContactCounter = forwardRef<HTMLSpanElement, ContactCounterProps>(function ContactCounter(
  { max, name = 'message', className, ...props },
  ref,
) {
  const { form, messages, defaultValues } = useContactFormContext('ContactCounter');
  const defaultValue = defaultValues?.[name];
  const [count, setCount] = useState(() => charactersSent(defaultValue));
  const [told, setTold] = useState(count);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const update = () => {
      const control = element.querySelector<HTMLTextAreaElement>(`[name="${CSS.escape(name)}"]`);
      setCount(charactersSent(control?.value));
    };
    // A form is reset only after it has said so.
    const updateSoon = () => setTimeout(update);
    // Text that came before the page's JavaScript, or by a new default, sends no event.
    update();
    element.addEventListener('input', update);
    element.addEventListener('reset', updateSoon);
    return () => {
      element.removeEventListener('input', update);
      element.removeEventListener('reset', updateSoon);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new default sends no event
  }, [form, name, defaultValue]);

  useEffect(() => {
    const timer = setTimeout(setTold, PAUSE, count);
    return () => clearTimeout(timer);
  }, [count]);

  const text = (used: number) => {
    const left = max - used;
    const message = left < 0 ? messages.charactersOver : messages.charactersLeft;
    return message.replace('{count}', formatNumber(messages.lang, Math.abs(left)));
  };
  return (
    <span
      {...props}
      ref={ref}
      className={withClass('contact-counter', className)}
      data-over={count > max ? '' : undefined}
    >
      <span aria-hidden>{text(count)}</span>
      <span className="contact-announcement" role="status">
        {text(told)}
      </span>
    </span>
  );
});

/** Counts what would be sent. */
function charactersSent(value: unknown): number {
  return typeof value === 'string' ? countCharacters(normalizeText(value)) : 0;
}

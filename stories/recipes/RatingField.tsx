'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useContactField } from '../../src/index.js';

const ratings = ['1', '2', '3'];

export function RatingField() {
  const field = useContactField({ name: 'rating', label: 'Rating', required: true });
  const { defaultValue = '' } = field.inputProps;
  const [rating, setRating] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);

  function choose(value: string) {
    if (field.isPending) return;
    // Renders at once, so that the hidden input has the new value when it is validated.
    flushSync(() => setRating(value));
    field.revalidate();
  }

  // A reset does not change React's state. The form prevents a reset while a submission is pending.
  useEffect(() => {
    const form = input.current?.form;
    const onReset = (event: Event) => event.defaultPrevented || setRating(defaultValue);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [defaultValue]);

  return (
    <div {...field.fieldProps}>
      <span id={field.labelProps.id}>{field.label}</span>
      <div {...field.controlProps} role="group" tabIndex={-1} aria-labelledby={field.labelProps.id}>
        {ratings.map((value) => (
          <button key={value} type="button" aria-pressed={value === rating} onClick={() => choose(value)}>
            {value}
          </button>
        ))}
      </div>
      <input ref={input} type="hidden" name="rating" value={rating} />
      {field.error && <p {...field.errorProps}>{field.error}</p>}
    </div>
  );
}

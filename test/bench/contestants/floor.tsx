import { useId } from 'react';
import { FIELDS, ownLabel, texts, useFloorSubmit } from './contactForm.js';

/** A native form, with `fetch`, and without any library except React. */
export default function FloorForm({ own }: { own?: readonly string[] }) {
  const { status, errors, onSubmit } = useFloorSubmit();
  const id = useId();
  if (status === 'success') return <p role="status">{texts.sent}</p>;
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      {FIELDS.map((name) => {
        const Control = name === 'message' ? 'textarea' : 'input';
        const error = errors[name];
        return (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
            <Control
              id={`${id}-${name}`}
              name={name}
              type={name === 'email' ? 'email' : undefined}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-${name}-error`}
            />
            {error && <p id={`${id}-${name}-error`}>{error}</p>}
          </div>
        );
      })}
      {own?.map((name) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{ownLabel(name)}</label>
          <input id={`${id}-${name}`} name={name} />
        </div>
      ))}
      <button>{status === 'pending' ? texts.sending : texts.submit}</button>
      <p role="alert">{status === 'error' && texts.failed}</p>
    </form>
  );
}

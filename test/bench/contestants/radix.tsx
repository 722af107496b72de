import { Control, Field, Label, Message, Root, Submit } from '@radix-ui/react-form';
import { useState } from 'react';
import { FIELDS, send, texts, type Status, type Values } from './contactForm.js';

/** Radix Form. It validates with the browser's constraints. */
export default function RadixForm() {
  const [status, setStatus] = useState<Status>('idle');
  if (status === 'success') return <p role="status">{texts.sent}</p>;
  return (
    <Root
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const sent = send(Object.fromEntries(new FormData(event.currentTarget)) as Values);
        setStatus('pending');
        sent.then(
          () => setStatus('success'),
          () => setStatus('error'),
        );
      }}
    >
      {FIELDS.map((name) => (
        <Field key={name} name={name}>
          <Label>{texts[name]}</Label>
          {name === 'message' ? (
            <Control asChild>
              <textarea required />
            </Control>
          ) : (
            <Control required type={name === 'email' ? 'email' : 'text'} />
          )}
          <Message match="valueMissing">{texts[`${name}Required`]}</Message>
          {name === 'email' && <Message match="typeMismatch">{texts.emailInvalid}</Message>}
        </Field>
      ))}
      <Submit>{status === 'pending' ? texts.sending : texts.submit}</Submit>
      <p role="alert">{status === 'error' && texts.failed}</p>
    </Root>
  );
}

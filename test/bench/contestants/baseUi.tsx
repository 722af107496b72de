import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { useState } from 'react';
import { EMAIL, FIELDS, send, texts, type Status, type Values } from './contactForm.js';

/** The form and the fields of Base UI. */
export default function BaseUiForm() {
  const [status, setStatus] = useState<Status>('idle');
  if (status === 'success') return <p role="status">{texts.sent}</p>;
  return (
    <Form
      method="post"
      onFormSubmit={(values) => {
        const sent = send(values as Values);
        setStatus('pending');
        sent.then(
          () => setStatus('success'),
          () => setStatus('error'),
        );
      }}
    >
      {FIELDS.map((name) => (
        <Field.Root
          key={name}
          name={name}
          validate={(value) =>
            name === 'email' && value !== '' && !EMAIL.test(String(value)) ? texts.emailInvalid : null
          }
        >
          <Field.Label>{texts[name]}</Field.Label>
          <Field.Control
            required
            type={name === 'message' ? undefined : 'text'}
            render={name === 'message' ? <textarea /> : <input />}
          />
          <Field.Error match="valueMissing">{texts[`${name}Required`]}</Field.Error>
          <Field.Error match="customError" />
        </Field.Root>
      ))}
      <button type="submit">{status === 'pending' ? texts.sending : texts.submit}</button>
      <p role="alert">{status === 'error' && texts.failed}</p>
    </Form>
  );
}

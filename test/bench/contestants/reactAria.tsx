import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { EMAIL, FIELDS, send, texts, type Status, type Values } from './contactForm.js';

/** The form and the text fields of React Aria Components. */
export default function ReactAriaForm() {
  const [status, setStatus] = useState<Status>('idle');
  if (status === 'success') return <p role="status">{texts.sent}</p>;
  return (
    <Form
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
        <TextField
          key={name}
          name={name}
          isRequired
          validate={(value) =>
            name === 'email' && value !== '' && !EMAIL.test(value) ? texts.emailInvalid : null
          }
        >
          <Label>{texts[name]}</Label>
          {name === 'message' ? <TextArea /> : <Input />}
          <FieldError>
            {({ validationDetails, defaultChildren }) =>
              validationDetails.valueMissing ? texts[`${name}Required`] : defaultChildren
            }
          </FieldError>
        </TextField>
      ))}
      <Button type="submit">{status === 'pending' ? texts.sending : texts.submit}</Button>
      <p role="alert">{status === 'error' && texts.failed}</p>
    </Form>
  );
}

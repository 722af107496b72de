import { getFormProps, getInputProps, getTextareaProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useState } from 'react';
import { FIELDS, send, texts, type Status } from './contactForm.js';
import { schema } from './zodSchema.js';

/** Conform with a zod schema. */
export default function ConformForm() {
  const [status, setStatus] = useState<Status>('idle');
  const [form, fields] = useForm({
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status !== 'success') return;
      const sent = send(submission.value);
      setStatus('pending');
      sent.then(
        () => setStatus('success'),
        () => setStatus('error'),
      );
    },
  });
  if (status === 'success') return <p role="status">{texts.sent}</p>;
  return (
    <form method="post" {...getFormProps(form)} noValidate>
      {FIELDS.map((name) => {
        const field = fields[name];
        return (
          <div key={name}>
            <label htmlFor={field.id}>{texts[name]}</label>
            {name === 'message' ? (
              <textarea {...getTextareaProps(field)} required />
            ) : (
              <input {...getInputProps(field, { type: name === 'email' ? 'email' : 'text' })} required />
            )}
            {field.errors && <p id={field.errorId}>{field.errors}</p>}
          </div>
        );
      })}
      <button>{status === 'pending' ? texts.sending : texts.submit}</button>
      <p role="alert">{status === 'error' && texts.failed}</p>
    </form>
  );
}

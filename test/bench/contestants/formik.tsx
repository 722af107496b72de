import { useFormik } from 'formik';
import { useId, useState } from 'react';
import * as yup from 'yup';
import { FIELDS, NO_VALUES, send, texts, type Status } from './contactForm.js';

const schema = yup.object({
  name: yup.string().trim().required(texts.nameRequired),
  email: yup.string().trim().required(texts.emailRequired).email(texts.emailInvalid),
  message: yup.string().trim().required(texts.messageRequired),
});

/** Formik with a Yup schema. */
export default function FormikForm() {
  const [status, setStatus] = useState<Status>('idle');
  const formik = useFormik({
    initialValues: NO_VALUES,
    validationSchema: schema,
    async onSubmit(values) {
      try {
        await send(values);
        setStatus('success');
      } catch {
        setStatus('error');
      }
    },
  });
  const id = useId();
  if (status === 'success') return <p role="status">{texts.sent}</p>;
  return (
    <form method="post" noValidate onSubmit={formik.handleSubmit}>
      {FIELDS.map((name) => {
        const Control = name === 'message' ? 'textarea' : 'input';
        const error = formik.touched[name] && formik.errors[name];
        return (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
            <Control
              {...formik.getFieldProps(name)}
              id={`${id}-${name}`}
              type={name === 'email' ? 'email' : undefined}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-${name}-error` : undefined}
            />
            {error && <p id={`${id}-${name}-error`}>{error}</p>}
          </div>
        );
      })}
      <button>{formik.isSubmitting ? texts.sending : texts.submit}</button>
      <p role="alert">{status === 'error' && texts.failed}</p>
    </form>
  );
}

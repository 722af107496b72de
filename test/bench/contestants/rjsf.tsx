import Form from '@rjsf/core';
import type { FieldTemplateProps, RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { send, texts, type FieldName, type Status, type Values } from './contactForm.js';

const text = (title: string) => ({ type: 'string', title, minLength: 1 }) as const;

const schema: RJSFSchema = {
  type: 'object',
  required: ['name', 'email', 'message'],
  properties: {
    name: text(texts.name),
    email: { ...text(texts.email), format: 'email' },
    message: text(texts.message),
  },
};

const uiSchema: UiSchema = {
  message: { 'ui:widget': 'textarea' },
  'ui:submitButtonOptions': { submitText: texts.submit },
};

/** Replaces the template of the theme, which adds a mark to the labels of required fields. */
function FieldTemplate({ id, label, schema: { type }, children, errors }: FieldTemplateProps) {
  if (type === 'object') return <>{children}</>;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children}
      {errors}
    </div>
  );
}

function transformErrors(errors: RJSFValidationError[]): RJSFValidationError[] {
  return errors.map((error) => {
    const name = error.property?.replace(/^\./, '') as FieldName;
    return { ...error, message: error.name === 'format' ? texts.emailInvalid : texts[`${name}Required`] };
  });
}

/** A form of a JSON schema, with Ajv. */
export default function RjsfForm() {
  const [status, setStatus] = useState<Status>('idle');
  const [formData, setFormData] = useState<Partial<Values>>({});
  if (status === 'success') return <p role="status">{texts.sent}</p>;
  return (
    <Form
      method="post"
      noHtml5Validate
      showErrorList={false}
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      templates={{ FieldTemplate }}
      transformErrors={transformErrors}
      formData={formData}
      onChange={({ formData: next }) => setFormData(next as Partial<Values>)}
      onSubmit={({ formData: values }) => {
        const sent = send(values as Values);
        setStatus('pending');
        sent.then(
          () => setStatus('success'),
          () => setStatus('error'),
        );
      }}
    >
      <button type="submit">{status === 'pending' ? texts.sending : texts.submit}</button>
      <p role="alert">{status === 'error' && texts.failed}</p>
    </Form>
  );
}

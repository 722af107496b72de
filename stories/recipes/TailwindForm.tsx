import type { ComponentProps } from 'react';
import {
  ContactForm,
  ContactStatus,
  ContactSubmit,
  useContactField,
  type ContactFieldOptions,
  type ContactFormProps,
} from '../../src/index.js';
import './TailwindForm.tailwind.css';

type FieldProps = ContactFieldOptions & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>;

const CONTROL =
  'box-border block w-full [font:inherit] rounded-md border border-slate-500 bg-white px-3 py-2 text-slate-900 shadow-xs ' +
  'focus:border-sky-700 focus:ring-2 focus:ring-sky-700/30 focus:outline-none aria-invalid:border-red-700';

/** A field with your own markup and utilities. The hook connects its elements. */
function Field({ type, autoComplete, ...options }: FieldProps) {
  const field = useContactField(options);
  return (
    <div className="grid gap-1">
      <label {...field.labelProps} className="text-sm font-medium text-slate-700">
        {field.label}
      </label>
      {options.name === 'message' ? (
        <textarea {...field.inputProps} className={CONTROL} rows={5} dir="auto" />
      ) : (
        <input
          {...field.inputProps}
          className={CONTROL}
          type={type}
          autoComplete={autoComplete}
          dir={type === 'email' ? 'ltr' : 'auto'}
        />
      )}
      {field.error && (
        <p {...field.errorProps} className="m-0 text-sm text-red-700">
          {field.error}
        </p>
      )}
    </div>
  );
}

/** Tailwind, without the kit's stylesheet. */
export function TailwindForm(props: Pick<ContactFormProps, 'formId' | 'baseUrl' | 'fetch'>) {
  return (
    <ContactForm {...props} className="grid gap-5 text-slate-900">
      <Field name="name" autoComplete="name" />
      <Field name="email" type="email" autoComplete="email" />
      <Field name="message" />
      <ContactStatus className="rounded-md bg-amber-50 px-3 text-sm text-amber-900 [&>p]:my-2" />
      <ContactSubmit className="cursor-pointer [font:inherit] justify-self-start rounded-md border-0 bg-sky-700 px-4 py-2.5 font-semibold text-white hover:bg-sky-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-sky-700 data-pending:cursor-progress" />
    </ContactForm>
  );
}

import type { ComponentProps } from 'react';
import {
  ContactConfirmation,
  ContactFallback,
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

const LINK =
  '[&>:is(a,button)]:cursor-pointer [&>:is(a,button)]:border-0 [&>:is(a,button)]:bg-transparent [&>:is(a,button)]:px-0 ' +
  '[&>:is(a,button)]:py-2.5 [&>:is(a,button)]:[font:inherit] [&>:is(a,button)]:font-semibold ' +
  '[&>:is(a,button)]:text-sky-800 [&>:is(a,button)]:underline [&>:is(a,button)]:underline-offset-4';

/** Tailwind, without the kit's stylesheet. */
export function TailwindForm(props: ContactFormProps) {
  return (
    <ContactForm
      {...props}
      className="relative grid gap-5 text-slate-900"
      confirmation={
        <ContactConfirmation
          className={`grid justify-items-start gap-2 rounded-lg border border-solid border-emerald-200 bg-emerald-50 p-6 [&>h2]:m-0 [&>h2]:text-xl [&>h2]:font-semibold [&>h2]:text-emerald-900 [&>h2]:outline-none [&>p]:m-0 [&>p]:text-slate-700 ${LINK}`}
        />
      }
    >
      <Field name="name" autoComplete="name" />
      <Field name="email" type="email" autoComplete="email" />
      <Field name="message" />
      <ContactSubmit className="cursor-pointer [font:inherit] justify-self-start rounded-md border-0 bg-sky-700 px-4 py-2.5 font-semibold text-white hover:bg-sky-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-sky-700 data-pending:cursor-progress" />
      {/* Without a text, these two take no place in the grid. Screen readers still know the status. */}
      <ContactStatus className="rounded-md border border-solid border-amber-300 bg-amber-50 px-4 py-3 text-sm text-amber-950 empty:absolute empty:border-0 empty:p-0 [&_p]:m-0" />
      <ContactFallback
        className={`-mt-2 flex flex-wrap gap-x-6 text-sm empty:hidden [&>span]:sr-only ${LINK}`}
      />
    </ContactForm>
  );
}

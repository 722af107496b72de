'use client';

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

const FOCUS =
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-sky-700 dark:focus-visible:outline-sky-400';

const CONTROL =
  'box-border block w-full min-h-11 [font:inherit] rounded-lg border border-solid border-slate-500 bg-white px-3 py-2.25 ' +
  'text-slate-900 shadow-xs read-only:text-slate-600 aria-invalid:border-red-700 dark:bg-slate-800 dark:text-slate-100 ' +
  'dark:read-only:text-slate-400 dark:aria-invalid:border-red-400 focus-visible:-outline-offset-1! ' +
  FOCUS;

/** A field with your own markup and utilities. The hook connects its elements. */
function Field({ type, autoComplete, ...options }: FieldProps) {
  const field = useContactField(options);
  return (
    <div className="grid gap-1.5">
      <label {...field.labelProps} className="text-sm font-medium">
        {field.label}{' '}
        {field.mark && (
          <span {...field.markProps} className="font-normal text-slate-600 dark:text-slate-400">
            {field.mark}
          </span>
        )}
      </label>
      {options.name === 'message' ? (
        <textarea {...field.inputProps} className={`${CONTROL} resize-y`} rows={5} dir="auto" />
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
        <p {...field.errorProps} className="m-0 text-sm font-medium text-red-700 dark:text-red-400">
          {field.error}
        </p>
      )}
    </div>
  );
}

// After these failures, another action helps more than the button.
const SUBMIT =
  'inline-grid min-h-11 w-full cursor-pointer place-items-center rounded-lg border border-solid border-transparent ' +
  'bg-sky-700 px-5 [font-family:inherit] text-base font-semibold text-white hover:bg-sky-800 data-pending:cursor-progress ' +
  'data-pending:bg-sky-900 @sm:w-auto @sm:justify-self-start ' +
  '[&:is([data-code=rejected],[data-code=unconfirmed])]:border-slate-500 ' +
  '[&:is([data-code=rejected],[data-code=unconfirmed])]:bg-transparent ' +
  '[&:is([data-code=rejected],[data-code=unconfirmed])]:text-inherit ' +
  // All labels, invisible and one below the other, so that the width stays the same.
  '*:before:invisible *:before:block *:before:contain-layout *:before:leading-0 *:before:whitespace-pre-line *:before:content-[attr(data-labels)] ' +
  FOCUS;

const ACTIONS =
  'flex flex-wrap gap-x-6 empty:hidden [&>:is(a,button)]:inline-flex [&>:is(a,button)]:min-h-11 ' +
  '[&>:is(a,button)]:cursor-pointer [&>:is(a,button)]:items-center [&>:is(a,button)]:rounded-sm ' +
  '[&>:is(a,button)]:border-0 [&>:is(a,button)]:bg-transparent [&>:is(a,button)]:p-0 ' +
  '[&>:is(a,button)]:[font-family:inherit] [&>:is(a,button)]:text-sm ' +
  '[&>:is(a,button)]:font-semibold [&>:is(a,button)]:text-inherit [&>:is(a,button)]:underline ' +
  '[&>:is(a,button)]:underline-offset-4';

// Stays rendered for screen readers. Takes no space while it is empty.
const ALERT =
  'rounded-lg border border-solid border-amber-300 bg-amber-50 px-4 pt-3 pb-1 text-sm text-amber-950 ' +
  'dark:border-amber-800 dark:bg-amber-950/40 dark:text-amber-100 not-has-[p]:absolute not-has-[p]:border-0 ' +
  'not-has-[p]:p-0 has-data-pending:opacity-75 [&_p]:m-0 [&_b]:font-semibold [&_b]:after:block';

const CONFIRMATION =
  'grid justify-items-center gap-2 rounded-xl border border-solid border-emerald-200 bg-emerald-50 p-8 text-center ' +
  'text-emerald-950 dark:border-emerald-800 dark:bg-emerald-950/50 dark:text-emerald-50 [&>h2]:m-0 [&>h2]:text-xl ' +
  '[&>h2]:font-semibold [&>h2]:outline-none [&>p]:m-0 [&>p]:text-balance [&>button]:mt-3 [&>button]:min-h-11 ' +
  '[&>button]:cursor-pointer [&>button]:rounded-lg [&>button]:border [&>button]:border-solid ' +
  '[&>button]:border-current [&>button]:bg-transparent [&>button]:px-5 [&>button]:[font-family:inherit] ' +
  '[&>button]:text-base ' +
  '[&>button]:font-semibold [&>button]:text-inherit';

/** Tailwind, without the kit's stylesheet. */
export function TailwindForm(props: ContactFormProps) {
  return (
    <ContactForm
      {...props}
      className="@container relative grid content-start gap-5 text-slate-900 data-[status=success]:min-h-(--rck-form-height) data-[status=success]:content-center dark:text-slate-100"
      confirmation={<ContactConfirmation className={CONFIRMATION} />}
    >
      <Field name="name" autoComplete="name" />
      <Field name="email" type="email" autoComplete="email" />
      <Field name="message" />
      <ContactSubmit className={SUBMIT} />
      <div className={ALERT}>
        <ContactStatus />
        <ContactFallback className={ACTIONS} />
      </div>
    </ContactForm>
  );
}

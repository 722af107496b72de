import {
  ContactFallback,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';

/** Uses Tailwind with the kit's stylesheet. Utilities override it and can set its custom properties. */
export function TailwindStyledForm(props: ContactFormProps) {
  return (
    <ContactForm
      {...props}
      className="[--rck-accent-color:var(--color-emerald-800)] [--rck-focus-color:var(--color-emerald-600)]"
      classNames={{ label: 'text-xs tracking-wide uppercase', control: 'rounded-sm' }}
    >
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactSubmit className="rounded-full px-8" />
      <ContactStatus />
      <ContactFallback />
    </ContactForm>
  );
}

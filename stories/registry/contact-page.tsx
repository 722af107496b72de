import {
  ContactCard,
  ContactDetails,
  ContactMap,
  ContactOpenNow,
  type BusinessDetails,
} from '../../src/details/index.js';
import type { ContactFormProps } from '../../src/index.js';
import { ContactForm } from './contact-form.js';

const TITLE = 'Contact us';

/** The outline button of shadcn/ui. */
const BUTTON =
  'inline-flex h-9 items-center rounded-md border border-input px-4 py-0 font-medium shadow-xs pointer-coarse:h-11';

/** The details of your company. */
const COMPANY: BusinessDetails = {
  name: 'Analytical Engines',
  email: 'hello@example.com',
  phone: '+47 55 12 34 56',
  address: { street: 'Havnegaten 1', postalCode: '5003', city: 'Bergen', country: 'NO' },
  timeZone: 'Europe/Oslo',
  hours: {
    mon: ['09:00-17:00'],
    tue: ['09:00-17:00'],
    wed: ['09:00-17:00'],
    thu: ['09:00-17:00'],
    fri: ['09:00-15:00'],
  },
};

/** A contact page: a heading, an introduction, the form, and the details of the company. Renders a `<main>`. */
export function ContactPage(props: ContactFormProps) {
  const { email, phone } = COMPANY;
  return (
    <main className="mx-auto grid max-w-5xl gap-x-16 gap-y-10 px-4 py-12 [--rck-page-edge:var(--border)] sm:px-6 md:py-20 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] dark:scheme-dark">
      <header>
        <h1 className="text-3xl font-semibold tracking-tight text-balance md:text-4xl">{TITLE}</h1>
        <p className="mt-4 max-w-prose text-pretty text-muted-foreground md:text-lg">
          A question, an idea, a complaint: write to us, and a person will answer within one working day.
        </p>
      </header>
      <div className="rounded-xl border bg-card p-6 text-card-foreground shadow-sm sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:[&_textarea]:min-h-76">
        <ContactForm aria-label={TITLE} fallback={{ email, phone }} {...props} />
      </div>
      <div className="grid gap-4 self-start text-sm [&_a]:text-sm [&_dt]:text-muted-foreground [&_dt:has(+dd>div)]:pt-6 [&_dt:has(+dd>div)]:font-medium [&_dt:has(+dd>div)]:text-foreground">
        <ContactOpenNow details={COMPANY} />
        <ContactDetails details={COMPANY} />
        <p className="flex flex-wrap gap-3">
          <ContactMap details={COMPANY} className={BUTTON} />
          <ContactCard details={COMPANY} className={BUTTON} />
        </p>
      </div>
    </main>
  );
}

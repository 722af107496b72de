import type { ReactNode } from 'react';
import type { ContactFormProps } from '../../src/index.js';
import { ContactForm } from './contact-form.js';

const TITLE = 'Contact us';
const EMAIL = 'hello@example.com';
const PHONE = '+1 202 555 0100';

/** A contact page: a heading, an introduction, the form, and the details of the company. Renders a `<main>`. */
export function ContactPage(props: ContactFormProps) {
  return (
    <main className="mx-auto grid max-w-5xl gap-x-16 gap-y-10 px-4 py-12 sm:px-6 md:py-20 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr]">
      <header>
        <h1 className="text-3xl font-semibold tracking-tight text-balance md:text-4xl">{TITLE}</h1>
        <p className="mt-3 max-w-prose text-pretty text-muted-foreground md:text-lg">
          A question, an idea, a complaint: write to us, and a person will answer within one working day.
        </p>
      </header>
      <div className="self-start rounded-xl border bg-card p-6 text-card-foreground shadow-sm sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ContactForm aria-label={TITLE} fallback={{ email: EMAIL, phone: PHONE }} {...props} />
      </div>
      <dl className="self-start divide-y border-y text-sm">
        <Fact label="Email">
          <a className="underline underline-offset-4" href={`mailto:${EMAIL}`}>
            {EMAIL}
          </a>
        </Fact>
        <Fact label="Phone">
          <a className="underline underline-offset-4" href={`tel:${PHONE.replaceAll(' ', '')}`}>
            {PHONE}
          </a>
        </Fact>
        <Fact label="Hours">
          Monday to Friday
          <br />
          9:00 to 17:00
        </Fact>
        <Fact label="Address">
          Havnegaten 1
          <br />
          5003 Bergen, Norway
        </Fact>
      </dl>
    </main>
  );
}

/** A fact about the company with its label. Renders a group of a `<dl>`. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-4 py-4">
      <dt className="text-muted-foreground">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

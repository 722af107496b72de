'use client';

import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import {
  ContactFallback,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
  type ContactSchema,
} from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import './StepsForm.css';

const schema = contactSchema.extend({ topic: z.enum(['sales', 'support']) });
type Schema = typeof schema;

const topics = [
  { value: 'sales', label: 'Sales' },
  { value: 'support', label: 'Support' },
];

// The schemas of the first steps accept everything in the fields of later steps. `FormData` has no entry for a radio group
// without a choice, so `topic` must be optional.
const aboutYou = schema.extend({ topic: z.optional(z.any()), message: z.any() });
const yourTopic = schema.extend({ message: z.any() });
/** Only the last step sends. With this check, the kit shows a step's errors but cannot send its values. */
const sendsNothing = z.refine<unknown>(() => false);

interface Step {
  title: string;
  fields: readonly string[];
  /** Accepts the values of this step and of those before. */
  valid: ContactSchema;
  /** The form's schema in this step. */
  schema: ContactSchema;
}

const STEPS: [Step, ...Step[]] = [
  {
    title: 'About you',
    fields: ['name', 'email'],
    valid: aboutYou,
    schema: aboutYou.check(sendsNothing),
  },
  { title: 'Your topic', fields: ['topic'], valid: yourTopic, schema: yourTopic.check(sendsNothing) },
  { title: 'Your message', fields: ['message'], valid: schema, schema },
];

/** A form in steps. All fields stay mounted, and only those of the current step are visible. */
export function StepsForm(
  props: Omit<ContactFormProps, 'schema' | 'onSubmit' | 'onInvalid' | 'onError' | 'onReset'>,
) {
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLast = step === STEPS.length - 1;
  const current = STEPS[step] ?? STEPS[0];

  function show(next: number) {
    // Renders at once, so that the heading has the new text when it takes focus.
    flushSync(() => setStep(next));
    heading.current?.focus();
  }

  /** Both the Next button and the Enter key submit the form. Only the last step sends it. */
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isLast) return;
    const values = Object.fromEntries(new FormData(event.currentTarget));
    // If the step is not valid, the kit shows the errors.
    if (!z.safeParse(current.valid, values).success) return;
    event.preventDefault();
    show(step + 1);
  }

  /** Goes back to the first step that has one of these fields. */
  function showFields(names: readonly string[]) {
    const next = STEPS.findIndex(({ fields }) => fields.some((name) => names.includes(name)));
    if (next >= 0 && next < step) show(next);
  }

  return (
    <ContactForm
      {...props}
      schema={current.schema}
      onSubmit={handleSubmit}
      onInvalid={showFields}
      onError={({ fields }) => showFields(fields)}
      // After the confirmation, the next message starts with the first step.
      onReset={() => setStep(0)}
    >
      <h2 ref={heading} className="step-heading" tabIndex={-1}>
        Step {step + 1} of {STEPS.length}: {current.title}
      </h2>
      <div className="step" hidden={step !== 0}>
        <ContactField name="name" />
        <ContactField name="email" />
      </div>
      <div className="step" hidden={step !== 1}>
        <ContactRadioGroup<Schema> name="topic" label="What is it about?" options={topics} required />
      </div>
      <div className="step" hidden={step !== 2}>
        <ContactField name="message" />
      </div>
      <div className="step-buttons">
        {/* The second click of a double click must not submit the next step. */}
        <ContactSubmit onClick={(event) => event.detail > 1 && event.preventDefault()}>
          {isLast ? undefined : 'Next'}
        </ContactSubmit>
        {step > 0 && (
          <button type="button" className="rck-secondary" onClick={() => show(step - 1)}>
            Back
          </button>
        )}
      </div>
      <ContactStatus />
      <ContactFallback />
    </ContactForm>
  );
}

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
} from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import './StepsForm.css';

const schema = contactSchema.extend({ topic: z.enum(['sales', 'support']) });
type Schema = typeof schema;

const topics = [
  { value: 'sales', label: 'Sales' },
  { value: 'support', label: 'Support' },
];

const STEPS = [
  { title: 'About you', fields: ['name', 'email'] },
  { title: 'Your topic', fields: ['topic'] },
  { title: 'Your message', fields: ['message'] },
];

/** A form in steps. All fields stay mounted, and only those of the current step are visible. */
export function StepsForm(
  props: Omit<ContactFormProps, 'schema' | 'onSubmit' | 'onInvalid' | 'onError' | 'onReset'>,
) {
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLast = step === STEPS.length - 1;

  function show(next: number) {
    // Renders at once, so that the heading has the new text when it takes the focus.
    flushSync(() => setStep(next));
    heading.current?.focus();
  }

  /** Both the Next button and the Enter key submit the form. Only the last step sends it. */
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isLast) return;
    event.preventDefault();
    const controls = event.currentTarget.querySelectorAll<HTMLInputElement>('.step:not([hidden]) [name]');
    // The browser shows the first error.
    if (Array.from(controls).every((control) => control.reportValidity())) show(step + 1);
  }

  /** Goes back to the first step that has one of these fields. */
  function showFields(names: readonly string[]) {
    const next = STEPS.findIndex(({ fields }) => fields.some((name) => names.includes(name)));
    if (next >= 0 && next < step) show(next);
  }

  return (
    <ContactForm<Schema>
      {...props}
      schema={schema}
      onSubmit={handleSubmit}
      onInvalid={showFields}
      onError={({ fields }) => showFields(fields)}
      // After the confirmation, the next message starts with the first step.
      onReset={() => setStep(0)}
    >
      <h2 ref={heading} className="step-heading" tabIndex={-1}>
        Step {step + 1} of {STEPS.length}: {STEPS[step]?.title}
      </h2>
      <div className="step" hidden={step !== 0}>
        <ContactField name="name" />
        <ContactField name="email" />
      </div>
      <div className="step" hidden={step !== 1}>
        <ContactRadioGroup<Schema> name="topic" label="What is it about?" options={topics} />
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
          <button type="button" className="rck-again" onClick={() => show(step - 1)}>
            Back
          </button>
        )}
      </div>
      <ContactStatus />
      <ContactFallback />
    </ContactForm>
  );
}

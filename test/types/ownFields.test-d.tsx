import { toFile } from '../../src/server/file.js';
import { createContactEndpoint, type ContactSubmission } from '../../src/server/index.js';
import type { ComponentProps } from 'react';
import { expectTypeOf } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import {
  ContactCheckboxGroup,
  ContactCounter,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  useContactField,
  type ContactFieldName,
  type ContactFieldProps,
  type ContactFormProps,
  type ContactSchema,
  type Messages,
} from '../../src/index.js';
import { useContactForm, useSubmitContact } from '../../src/hooks/index.js';
import { submitContact, type ContactPayload } from '../../src/client/index.js';
import { ContactMapEmbed } from '../../src/details/index.js';
import de from '../../src/locales/de.js';
import { ContactPage } from '../../src/page/index.js';
import { contactSchema, type ContactOutput, type ContactValues } from '../../src/schema/index.js';
import { AriaField } from '../../stories/designSystems/AriaField.js';
import { MantineField } from '../../stories/designSystems/MantineField.js';
import { MuiField } from '../../stories/designSystems/MuiField.js';
import { TextInput } from '../../stories/designSystems/shapes/mantine.js';
import { TextField } from '../../stories/designSystems/shapes/mui.js';
import { ContactTextField } from '../../stories/registry/contact-field.js';
import { TopicSelect } from '../../stories/TopicSelect.js';

const schema = contactSchema.extend({
  company: mini.string(),
  topic: z.enum(['sales', 'support']),
  consent: z.literal(true),
  days: z.array(z.enum(['mon', 'fri'])),
});
type Schema = typeof schema;

// The values of the fields, and the payload
expectTypeOf<ContactValues>().toEqualTypeOf<{ name: string; email: string; message: string }>();
expectTypeOf<ContactOutput<Schema>['topic']>().toEqualTypeOf<'sales' | 'support'>();
expectTypeOf<ContactValues<Schema>['consent']>().toEqualTypeOf<true>();
expectTypeOf<ContactValues<Schema>['days']>().toEqualTypeOf<('mon' | 'fri')[]>();
expectTypeOf<keyof ContactValues<Schema>>().toEqualTypeOf<
  'name' | 'email' | 'message' | 'company' | 'topic' | 'consent' | 'days'
>();

// The name of a field must be in the schema
export const named = [
  <ContactField name="email" key="email" />,
  <ContactField<Schema> name="company" key="company" type="tel" />,
  <ContactField<Schema> name="company" key="lines" as="textarea" rows={3} />,
  // @ts-expect-error an input has no rows
  <ContactField<Schema> name="company" key="rows" rows={3} />,
  // @ts-expect-error only a select has options
  <ContactField<Schema> name="company" key="options">
    <option>A</option>
  </ContactField>,
  <ContactRadioGroup<Schema> name="topic" key="topic" options={[{ value: 'sales', label: 'Sales' }]} />,
  <ContactCheckboxGroup<Schema> name="days" key="days" options={[{ value: 'mon', label: 'Monday' }]} />,
  <ContactCounter max={500} key="counter" />,
  <ContactCounter<Schema> name="company" max={500} key="own-counter" />,
  // Without a type argument, a field can have any name
  <ContactField name="company" key="no-company" maxLength={80} minLength={2} />,
  // @ts-expect-error the schema has no such field
  <ContactField<Schema> name="compony" key="typo" />,
  <ContactCounter name="company" max={500} key="no-company-counter" />,
  // @ts-expect-error the schema has no such field
  <ContactCounter<Schema> name="compony" max={500} key="typo-counter" />,
  // @ts-expect-error a group needs options
  <ContactRadioGroup<Schema> name="topic" key="no-options" />,
  // @ts-expect-error a group needs options
  <ContactCheckboxGroup<Schema> name="days" key="no-choices" />,
  // @ts-expect-error a counter needs a maximum
  <ContactCounter key="no-max" />,
];
export const useNamed = () => [
  useContactField({ name: 'message' }),
  useContactField<Schema>({ name: 'topic' }),
  // @ts-expect-error the schema has no such field
  useContactField<Schema>({ name: 'subject' }),
];

// The input of a design system takes the props without a cast, also if its optional props must not be undefined
interface StrictInputProps {
  id?: string;
  name?: string;
  required?: boolean;
  readOnly?: boolean;
  defaultValue?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}
export function OneLine({ StrictInput }: { StrictInput: (props: StrictInputProps) => null }) {
  const field = useContactField({ name: 'email' });
  return (
    <>
      <TextInput {...field.inputProps} error={field.error} />
      <TextField {...field.inputProps} error={Boolean(field.error)} />
      <StrictInput {...field.inputProps} />
    </>
  );
}

// The fields of design systems have the names of the schema too
export const systems = [
  <MuiField name="email" key="mui" />,
  <MantineField<Schema> name="company" key="mantine" />,
  <AriaField<Schema> name="company" key="aria" type="tel" />,
  <MuiField name="phone" key="mui-own" />,
  // @ts-expect-error the schema has no such field
  <MantineField<Schema> name="compony" key="mantine-typo" />,
  // @ts-expect-error the schema has no such field
  <ContactTextField<Schema> name="compony" key="shadcn-typo" />,
  // @ts-expect-error the schema has no such field
  <AriaField<Schema> name="compony" key="aria-typo" />,
  // @ts-expect-error the schema has no such field
  <TopicSelect<Schema> name="topik" key="radix-typo" topics={{}} />,
];

// The documented way to type the props of a component that has no type of its own
export function DayGroup(props: ComponentProps<typeof ContactRadioGroup<typeof schema>>) {
  return <ContactRadioGroup<typeof schema> {...props} />;
}

// Wrappers of parts and forms pass their props on, and read the name
export function CardField<Own extends ContactSchema>(props: ContactFieldProps<Own>) {
  const name: keyof ContactValues<Own> & string = props.name;
  return <ContactField<Own> {...props} name={name} label={name} />;
}
export function OwnControl<Own extends ContactSchema>({ name }: { name: ContactFieldName<Own> }) {
  const { required } = useContactField<Own>({ name });
  return <ContactCounter<Own> name={name} max={required ? 5 : 10} />;
}
export function OwnForm<Own extends ContactSchema>(props: ContactFormProps<Own>) {
  const defaultValues: ContactFormProps<Own>['defaultValues'] = props.defaultValues;
  return <ContactForm<Own> {...props} defaultValues={defaultValues} />;
}
export function EditForm<Own extends ContactSchema>({ entry }: { entry: Partial<ContactValues<Own>> }) {
  return <ContactForm<Own> formId="f" defaultValues={entry} />;
}
expectTypeOf<ContactFieldProps<Schema>['name']>().toEqualTypeOf<ContactFieldName<Schema>>();
expectTypeOf<ComponentProps<typeof ContactField<Schema>>['name']>().toEqualTypeOf<
  keyof ContactValues<Schema>
>();
expectTypeOf<ContactFieldProps['name']>().toEqualTypeOf<ContactFieldName>();
expectTypeOf<string>().toExtend<ContactFieldName>();
expectTypeOf<Partial<ContactValues>>().toExtend<ContactFormProps['defaultValues']>();

// A form's values have the type of its schema
export const forms = [
  <ContactForm formId="f" key="1" defaultValues={{ name: 'Ada' }} />,
  <ContactForm
    formId="f"
    key="2"
    schema={schema}
    defaultValues={{ company: 'Analytical', topic: 'sales', days: ['mon'] }}
  />,
  <ContactForm
    formId="f"
    key="3"
    schema={z.object({ ...contactSchema.shape, vip: z.boolean() })}
    defaultValues={{ vip: true }}
    ref={(form) => form?.requestSubmit()}
  />,
  // A checkbox that must be ticked starts without a tick, and a select without a choice
  <ContactForm formId="f" key="empty" schema={schema} defaultValues={{ consent: false, topic: '' }} />,
  <ContactForm formId="f" key="4" defaultValues={{ company: 'Analytical' }} />,
  // @ts-expect-error the schema has no such topic
  <ContactForm formId="f" key="5" schema={schema} defaultValues={{ topic: 'gossip' }} />,
  // @ts-expect-error the schema has no such field
  <ContactForm formId="f" key="typo" schema={schema} defaultValues={{ compony: '' }} />,
  // A newsletter, without the other default fields
  <ContactForm
    formId="f"
    key="6"
    schema={z.object({ email: z.string() })}
    onSuccess={(_receipt, { payload }) => expectTypeOf(payload).toEqualTypeOf<{ email: string }>()}
  />,
  // @ts-expect-error a schema whose output is not an object cannot be sent
  <ContactForm formId="f" key="7" schema={z.object({ email: z.string() }).transform(() => 'text')} />,
  // Without a schema, the payload is readable without a cast
  <ContactForm
    formId="f"
    key="8"
    send={async ({ payload }) => {
      expectTypeOf(payload['topic']).toEqualTypeOf<string | boolean | string[] | undefined>();
      return { status: 200 };
    }}
    onSuccess={(_receipt, { payload }) => {
      expectTypeOf(payload.email).toEqualTypeOf<string | undefined>();
      expectTypeOf(payload['topic']).toEqualTypeOf<string | boolean | string[] | undefined>();
    }}
  />,
];

// The hooks and the client have the same types
export function useTyped() {
  const { form, mutation } = useContactForm({
    formId: 'f',
    schema,
    defaultValues: { company: 'Analytical' },
  });
  form.register('topic');
  useContactForm({ formId: 'f', schema, defaultValues: { consent: false, topic: '', days: [] } });
  // @ts-expect-error the schema has no such topic
  useContactForm({ formId: 'f', schema, defaultValues: { topic: 'gossip' } });
  // @ts-expect-error the field is not a checkbox
  useContactForm({ formId: 'f', schema, defaultValues: { company: false } });
  // @ts-expect-error the schema has no such field
  form.register('subject');
  expectTypeOf(mutation.variables).toEqualTypeOf<ContactOutput<Schema> | undefined>();
  // Without a schema, react-hook-form has the default fields, and the payload can have any field
  const own = useContactForm({
    formId: 'f',
    onSuccess: (_receipt, { payload }) => {
      expectTypeOf(payload['topic']).toEqualTypeOf<string | boolean | string[] | undefined>();
      expectTypeOf(payload.email).toEqualTypeOf<string | undefined>();
    },
  });
  expectTypeOf(own.form.getValues()).toEqualTypeOf<{ name: string; email: string; message: string }>();
  expectTypeOf(own.mutation.variables).toEqualTypeOf<ContactPayload | undefined>();
  own.field('topic');
  useContactForm({
    formId: 'f',
    schema: contactSchema,
    onSuccess: (_receipt, { payload }) => expectTypeOf(payload.email).toEqualTypeOf<string>(),
  });
  const submission = useSubmitContact({ formId: 'f', schema });
  // @ts-expect-error the payload lacks fields that the schema requires
  submission.mutate({ name: 'Ada', email: 'ada@example.com', message: 'Hello' });
}
export const sent = submitContact({
  baseUrl: '/',
  formId: 'f',
  locale: 'en',
  payload: { name: 'Ada', email: 'ada@example.com', message: 'Hello', company: 'Analytical' },
});
export const callback = submitContact({ baseUrl: '/', formId: 'f', locale: 'en', payload: { name: 'Ada' } });

// Messages over a catalog can leave out keys and groups, and can have more keys
export const partialMessages = [
  <ContactForm
    formId="f"
    key="groups"
    messages={{
      labels: { company: 'Firm' },
      actions: { submit: 'Write to us' },
      descriptions: { name: '…' },
    }}
  />,
  <ContactForm
    formId="f"
    key="languages"
    messages={{ errors: { phoneDigits: 'Digits' }, de: { labels: { company: 'Firma' } }, 'en-GB': {} }}
  />,
  // @ts-expect-error no group has this name
  <ContactForm formId="f" key="group" messages={{ lables: { company: 'Firm' } }} />,
  // @ts-expect-error the group has no such key
  <ContactForm formId="f" key="key" messages={{ actions: { sumbit: 'Write to us' } }} />,
  // @ts-expect-error the group has no such key
  <ContactForm formId="f" key="nested" messages={{ de: { actions: { sumbit: 'Los' } } }} />,
  // @ts-expect-error the group has no such key
  <ContactForm formId="f" key="hint" messages={{ hints: { optionl: 'optional' } }} />,
  // @ts-expect-error the group has no such key
  <ContactForm formId="f" key="outcome" messages={{ en: { outcomes: { sentTitel: 'Sent' } } }} />,
  // These groups also have keys of your own, so a typo cannot be reported
  <ContactForm
    formId="f"
    key="own"
    messages={{ labels: { nam: 'Name' }, errors: { nameRequird: 'Name?' } }}
  />,
  <ContactForm
    formId="f"
    key="own-de"
    messages={{ de: { descriptions: { emial: '…' }, placeholders: { emial: '…' } } }}
  />,
  // @ts-expect-error a message is a string
  <ContactForm formId="f" key="text" messages={{ labels: { company: 1 } }} />,
  // @ts-expect-error a catalog is complete
  <ContactForm formId="f" key="lang" messages={{ lang: 'de', labels: { company: 'Firma' } }} />,
];

// A catalog must be complete, and can have more keys
export const ownMessages = (
  <ContactForm
    formId="f"
    messages={{
      ...de,
      actions: { ...de.actions, submit: 'Ab damit' },
      labels: { ...de.labels, company: 'Firma' },
      descriptions: { company: '…' },
    }}
  />
);
const { submit: _, ...withoutSubmit } = de.actions;
// @ts-expect-error a message is missing
export const incomplete = <ContactForm formId="f" messages={{ ...de, actions: withoutSubmit }} />;
// @ts-expect-error the type `Messages` has no other keys
export const excessive: Messages = { ...de, labels: { ...de.labels, company: 'Firma' } };

// TypeScript gives the objects of a list, such as those of a JSON file, each other's members
const places = [
  { name: 'A', hours: { mon: ['09:00-12:00'] }, exceptions: { '2026-12-24': { hours: ['09:00-12:00'] } } },
  { phone: '1', hours: { tue: [] }, exceptions: { '2026-12-25': { hours: [], reason: 'Holiday' } } },
];
export const page = <ContactPage formId="f" baseUrl="/" details={places} map={ContactMapEmbed} />;

// An endpoint delivers what its form can send
const site = { forms: 'contact', allowedOrigins: 'https://www.example.com' };
createContactEndpoint({
  ...site,
  deliver({ payload }) {
    expectTypeOf(payload.email).toEqualTypeOf<string>();
    expectTypeOf(payload['topic']).toEqualTypeOf<string | boolean | string[] | undefined>();
  },
});
createContactEndpoint({
  ...site,
  fields: { email: false, phone: { required: true } },
  deliver({ payload }) {
    expectTypeOf(payload.name).toEqualTypeOf<string>();
    expectTypeOf(payload.email).toEqualTypeOf<string | undefined>();
  },
});
createContactEndpoint({
  ...site,
  schema,
  deliver: ({ payload }) => expectTypeOf(payload).toEqualTypeOf<ContactOutput<Schema>>(),
});
const deliver = ({ payload, text }: ContactSubmission) => [payload.email, text];
createContactEndpoint({ ...site, deliver });
createContactEndpoint({ ...site, schema, deliver });
createContactEndpoint({ ...site, fields: { email: false }, deliver: toFile('submissions.jsonl') });

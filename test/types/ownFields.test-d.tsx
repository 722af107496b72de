import { expectTypeOf } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import {
  ContactCounter,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  useContactField,
  useContactForm,
  useSubmitContact,
  type Messages,
} from '../../src/index.js';
import { submitContact } from '../../src/client/index.js';
import de from '../../src/locales/de.js';
import { contactSchema, type ContactOutput, type ContactValues } from '../../src/schema/index.js';

const schema = contactSchema.extend({
  company: mini.string(),
  topic: z.enum(['sales', 'support']),
  consent: z.literal(true),
});
type Schema = typeof schema;

// What the fields hold, and what is sent
expectTypeOf<ContactValues>().toEqualTypeOf<{ name: string; email: string; message: string }>();
expectTypeOf<ContactOutput<Schema>['topic']>().toEqualTypeOf<'sales' | 'support'>();
expectTypeOf<ContactValues<Schema>['consent']>().toEqualTypeOf<true>();
expectTypeOf<keyof ContactValues<Schema>>().toEqualTypeOf<
  'name' | 'email' | 'message' | 'company' | 'topic' | 'consent'
>();

// A field has the name of one that the schema knows
export const named = [
  <ContactField name="email" key="email" />,
  <ContactField<Schema> name="company" key="company" rows={3} type="tel" />,
  <ContactRadioGroup<Schema> name="topic" key="topic" options={[{ value: 'sales', label: 'Sales' }]} />,
  <ContactCounter max={500} key="counter" />,
  // @ts-expect-error the default schema has no such field
  <ContactField name="company" key="no-company" />,
  // @ts-expect-error the schema has no such field
  <ContactField<Schema> name="compony" key="typo" />,
  // @ts-expect-error a group needs something to choose from
  <ContactRadioGroup<Schema> name="topic" key="no-options" />,
  // @ts-expect-error a counter needs a bound
  <ContactCounter key="no-max" />,
];
export const useNamed = () => [
  useContactField({ name: 'message' }),
  useContactField<Schema>({ name: 'topic' }),
  // @ts-expect-error the schema has no such field
  useContactField<Schema>({ name: 'subject' }),
];

// A form's values go by its schema
export const forms = [
  <ContactForm formId="f" key="1" defaultValues={{ name: 'Ada' }} />,
  <ContactForm
    formId="f"
    key="2"
    schema={schema}
    defaultValues={{ company: 'Analytical', topic: 'sales' }}
  />,
  <ContactForm
    formId="f"
    key="3"
    schema={z.object({ ...contactSchema.shape, vip: z.boolean() })}
    defaultValues={{ vip: true }}
    ref={(form) => form?.requestSubmit()}
  />,
  // @ts-expect-error the default schema has no such field
  <ContactForm formId="f" key="4" defaultValues={{ company: 'Analytical' }} />,
  // @ts-expect-error no such topic
  <ContactForm formId="f" key="5" schema={schema} defaultValues={{ topic: 'gossip' }} />,
  // @ts-expect-error a schema without the default fields cannot be sent
  <ContactForm formId="f" key="6" schema={z.object({ name: z.string() })} />,
];

// The hooks and the client, too
export function useTyped() {
  const { form, mutation } = useContactForm({
    formId: 'f',
    schema,
    defaultValues: { company: 'Analytical' },
  });
  form.register('topic');
  // @ts-expect-error the schema has no such field
  form.register('subject');
  expectTypeOf(mutation.mutate).parameter(0).toEqualTypeOf<ContactOutput<Schema>>();
  const submission = useSubmitContact({ formId: 'f', schema });
  // @ts-expect-error the payload lacks what the schema asks for
  submission.mutate({ name: 'Ada', email: 'ada@example.com', message: 'Hello' });
}
export const sent = submitContact({
  baseUrl: '/',
  formId: 'f',
  locale: 'en',
  payload: { name: 'Ada', email: 'ada@example.com', message: 'Hello', company: 'Analytical' },
});
// @ts-expect-error a payload has the default fields
export const unsent = submitContact({ baseUrl: '/', formId: 'f', locale: 'en', payload: { name: 'Ada' } });

// A catalog is complete, and may say more
export const ownTexts = (
  <ContactForm
    formId="f"
    messages={{ ...de, submit: 'Ab damit', company: 'Firma', companyDescription: '…' }}
  />
);
const { submit: _, ...withoutSubmit } = de;
// @ts-expect-error a text is missing
export const incomplete = <ContactForm formId="f" messages={withoutSubmit} />;
// @ts-expect-error the kit's own catalogs hold nothing else
export const excessive: Messages = { ...de, company: 'Firma' };

import { contactSchema, contactText } from 'react-contact-kit/schema';
import { OWN_FIELDS } from './contactForm.js';

const texts = OWN_FIELDS.map((name) => [name, contactText({ maxLength: 100, required: false })]);
// The names are not known to the compiler, except for the first one.
const schema = contactSchema.extend(
  Object.fromEntries(texts) as Record<'own0', ReturnType<typeof contactText>>,
);
export type OwnSchema = typeof schema;

/** The schema of the kit's forms with own fields. */
export default schema;

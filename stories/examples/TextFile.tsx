import {
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import { textFile } from '../recipes/textFile.js';
import { TextFileField } from '../recipes/TextFileField.js';

const schema = contactSchema.extend({ log: textFile });
type Schema = typeof schema;

const messages = { errors: { fileInvalid: 'Attach a text file of at most 100 kB.' } };

export function TextFile(props: ContactFormProps) {
  return (
    <ContactForm<Schema> {...props} schema={schema} messages={messages}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <TextFileField<Schema>
        name="log"
        label="Log of the engine"
        description="A text file of at most 100 kB."
      />
      <ContactSubmit />
      <ContactStatus />
    </ContactForm>
  );
}

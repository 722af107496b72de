import {
  ContactCounter,
  ContactField,
  ContactForm,
  ContactProvider,
  ContactStatus,
  ContactSubmit,
} from '../../src/index.js';
import az from '../../src/locales/az.js';
import is from '../../src/locales/is.js';
import { ContactPage } from '../../stories/ContactPage.js';
import { TEXTS } from '../../stories/contactPageTexts.js';

/** Pages that contain formatted dates, names and numbers: contact pages, and forms with a counter. */
export function LocalizedPages() {
  return (
    <ContactProvider baseUrl="/">
      {Object.keys(TEXTS).map((locale) => (
        <ContactPage key={locale} locale={locale} />
      ))}
      {[az, is].map((messages) => (
        <ContactForm key={messages.lang} formId="f_1" messages={messages}>
          <ContactField name="message" />
          {/* Some browsers do not have the separator of thousands in these languages. */}
          <ContactCounter name="message" max={12_345} />
          <ContactSubmit />
          <ContactStatus />
        </ContactForm>
      ))}
    </ContactProvider>
  );
}

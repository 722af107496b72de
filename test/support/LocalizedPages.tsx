import {
  ContactCounter,
  ContactField,
  ContactForm,
  ContactProvider,
  ContactStatus,
  ContactSubmit,
} from '../../src/index.js';
import type { DetailsMessages } from '../../src/details/DetailsMessages.js';
import ar from '../../src/locales/ar.js';
import az from '../../src/locales/az.js';
import arDetails from '../../src/details/locales/ar.js';
import de from '../../src/locales/de.js';
import deDetails from '../../src/details/locales/de.js';
import en from '../../src/locales/en.js';
import enDetails from '../../src/details/locales/en.js';
import is from '../../src/locales/is.js';
import ja from '../../src/locales/ja.js';
import jaDetails from '../../src/details/locales/ja.js';
import type { Messages } from '../../src/messages/Messages.js';
import { ContactPage } from '../../src/page/index.js';
import { cafe, roastery } from '../../stories/details/cafe.js';

const CATALOGS: readonly [Messages, DetailsMessages][] = [
  [en, enDetails],
  [de, deDetails],
  [ar, arDetails],
  [ja, jaDetails],
];

/** Pages that contain formatted dates, names and numbers: contact pages, and forms with a counter. */
export function LocalizedPages() {
  return (
    <ContactProvider baseUrl="/">
      {CATALOGS.map(([messages, detailsMessages]) => (
        <ContactPage
          key={messages.lang}
          formId="f_1"
          messages={messages}
          detailsMessages={detailsMessages}
          details={[cafe, roastery]}
        />
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

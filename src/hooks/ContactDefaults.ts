'use client';
import { createContext } from 'react';
import type { OwnMessages } from '../i18n/Messages.js';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactSchema } from '../schema/parseValues.js';
import type { SubmissionSettings } from '../submission/SubmissionOptions.js';

/** What forms and hooks of a site can have in common. */
interface ContactSettings<Schema extends ContactSchema> extends SubmissionSettings {
  /** Where the service answers: an absolute http(s) URL, or a path from `/` on the page's own host. */
  baseUrl?: string | undefined;
  /**
   * BCP 47 tag of the form's language; its short language code is submitted.
   * @default the catalog's, else `en`
   */
  locale?: string | undefined;
  /**
   * A catalog, used at once; without one, that of `locale` is loaded on demand. It may hold texts of yours beside the kit's:
   * a field `company` finds its label at `company`, its description at `companyDescription`, its placeholder at
   * `companyPlaceholder`, and its error at what your schema gives as message.
   */
  messages?: OwnMessages | undefined;
  /**
   * Any zod schema with at least the fields of the default one. Only what it knows is sent.
   * @default contactSchema
   */
  schema?: Schema | undefined;
}

/** What only a whole form knows. */
export interface ContactFormSettings {
  /**
   * Keeps what the visitor writes in this tab's session storage, for a day, until it is sent or discarded. A field with
   * `autoComplete="off"` is left out.
   * @default false
   */
  draft?: boolean | undefined;
  /** What to offer, beside copying the message, when sending fails: an address to mail it to. */
  fallback?: { email: string } | undefined;
}

/** What every form of a site can have in common. */
export interface ContactDefaults<Schema extends ContactSchema = ContactSchema>
  extends ContactSettings<Schema>, ContactFormSettings {}

export interface ContactOptions<
  Schema extends ContactSchema = typeof contactSchema,
> extends ContactSettings<Schema> {
  /** Public identifier of the form. */
  formId: string;
}

export const ContactDefaultsContext = createContext<ContactDefaults | null>(null);

'use client';
import { createContext } from 'react';
import type { Messages } from '../i18n/Messages.js';
import type { ContactSchema } from '../schema/contactResolver.js';
import type { SubmissionSettings } from '../submission/SubmissionOptions.js';

/** What every form of a site can have in common. */
export interface ContactDefaults extends SubmissionSettings {
  /** Where the service answers: an absolute http(s) URL, or a path from `/` on the page's own host. */
  baseUrl?: string | undefined;
  /**
   * BCP 47 tag of the form's language; its short language code is submitted.
   * @default the catalog's, else `en`
   */
  locale?: string | undefined;
  /** A catalog, used at once; without one, that of `locale` is loaded on demand. */
  messages?: Messages | undefined;
  /**
   * Any zod schema with at least the fields of the default one.
   * @default contactSchema
   */
  schema?: ContactSchema | undefined;
}

export interface ContactOptions extends ContactDefaults {
  /** Public identifier of the form. */
  formId: string;
}

export const ContactDefaultsContext = createContext<ContactDefaults | null>(null);

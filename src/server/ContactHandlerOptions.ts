import type { PostOptions } from '../client/postSubmission.js';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { OwnMessages } from '../i18n/Messages.js';
import type { ContactSchema } from '../schema/parseValues.js';
import type { ContactPage } from './ContactPage.js';

export interface ContactHandlerOptions extends PostOptions {
  /** Where the service answers: an absolute http(s) URL. */
  baseUrl: string;
  /** Public identifier of the form. */
  formId: string;
  /** The origins of your site, such as `https://www.example.com`: only their pages may post. */
  origin: string | readonly string[];
  /** Where the visitor is sent once the message was: a path from `/` on your site. */
  successUrl: string;
  /**
   * The form's schema, an object of fields. Only what it knows is read and sent.
   * @default contactSchema
   */
  schema?: ContactSchema | undefined;
  /**
   * BCP 47 tag of the visitor's language, or what finds it out.
   * @default the parameter `locale` of the request's address, else the catalog's, else `en`
   */
  locale?: string | ((request: Request) => string) | undefined;
  /**
   * A catalog, with texts of your own if you like.
   * @default that of the locale
   */
  messages?: OwnMessages | undefined;
  /** What to offer to a visitor whose message was not sent: a link that opens a mail with it. */
  fallback?: { email: string } | undefined;
  /**
   * Milliseconds for the visitor's browser to send the form.
   * @default 30000
   */
  bodyTimeout?: number | undefined;
  /** Address of a stylesheet for the kit's own page. */
  stylesheet?: string | undefined;
  /**
   * Makes a whole HTML page of your site around the form.
   * @default a plain page
   */
  render?: ((page: ContactPage) => string | Promise<string>) | undefined;
  /** Called when a submission failed; the error never holds what the visitor wrote. */
  onError?: ((error: SubmissionError) => void) | undefined;
}

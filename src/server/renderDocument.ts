import type { SubmissionError } from '../client/SubmissionError.js';
import type { CustomMessages } from '../locales/Messages.js';
import { element, Markup } from './element.js';
import type { FormValues } from './formFields.js';

/** The data for a page that shows why the message was not sent. */
export interface ContactRenderContext {
  /** The complete form as HTML, in the visitor's language, with the visitor's text and the errors. */
  form: string;
  /** The HTTP status of the page. */
  status: number;
  /** The catalog of the visitor's language. */
  messages: CustomMessages;
  /** The values that the visitor entered, by field name. Not escaped. */
  values: FormValues;
  /** Error messages by field name. Not escaped: your schema can quote the visitor's text in them. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Why the submission failed, if no field shows it. */
  error?: SubmissionError | undefined;
}

export interface RenderedDocument {
  html: string;
  /**
   * Content-Security-Policy: allows the page's own style, styles, images and fonts of the site, and posts to the site.
   */
  policy?: string;
}

export interface RenderDocumentOptions {
  title?: string | undefined;
  stylesheet?: string | undefined;
}

// `:where` has no specificity, so every rule of the stylesheet overrides it.
const STYLE =
  ':where(:root){color-scheme:light dark;background:canvas;color:canvastext;font:1rem/1.5 system-ui,sans-serif}' +
  ':where(main){max-inline-size:40rem;margin:2rem auto;padding-inline:1rem}';

/** Renders the plain page, which contains the form. */
export function renderDocument(
  { form, messages }: Pick<ContactRenderContext, 'form' | 'messages'>,
  { title = messages.actions.submit, stylesheet }: RenderDocumentOptions,
): RenderedDocument {
  const nonce = crypto.randomUUID();
  const document = element(
    'html',
    { lang: messages.lang, dir: messages.dir },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('title', {}, title),
      element('style', { nonce }, STYLE),
      stylesheet !== undefined && element('link', { rel: 'stylesheet', href: stylesheet, nonce }),
    ),
    element('body', {}, element('main', {}, element('h1', {}, title), new Markup(form))),
  );
  return {
    html: `<!doctype html>${document.html}`,
    policy:
      `default-src 'none'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; font-src 'self'; ` +
      "form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
  };
}

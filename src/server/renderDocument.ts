import type { ContactPage } from './ContactPage.js';
import { element, Markup } from './element.js';

export interface RenderedDocument {
  html: string;
  /** What the page may do: show itself and the site's styles, and send the form to the site. */
  policy?: string;
}

// Of no specificity, so that any rule of the host's wins.
const STYLE =
  ':where(:root){color-scheme:light dark;background:canvas;color:canvastext;font:1rem/1.5 system-ui,sans-serif}' +
  ':where(main){max-inline-size:40rem;margin:2rem auto;padding-inline:1rem}';

/** A page of the kit's own around the form. */
export function renderDocument(
  { form, messages }: Pick<ContactPage, 'form' | 'messages'>,
  stylesheet: string | undefined,
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
      element('title', {}, messages.submit),
      element('style', { nonce }, STYLE),
      stylesheet !== undefined && element('link', { rel: 'stylesheet', href: stylesheet, nonce }),
    ),
    element('body', {}, element('main', {}, element('h1', {}, messages.submit), new Markup(form))),
  );
  return {
    html: `<!doctype html>${document.html}`,
    policy:
      `default-src 'none'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; font-src 'self'; ` +
      "form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
  };
}

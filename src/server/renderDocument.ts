import { outcomeText } from '../messages/messageText.js';
import { element, Markup } from './element.js';
import type { ContactEndpointOptions, ContactRenderContext } from './endpointOptions.js';

export interface RenderedDocument {
  html: string;
  /** Content-Security-Policy: allows the page's own style, the site's styles, images and fonts, and posts to the site. */
  policy?: string;
}

export interface RenderDocumentOptions extends Pick<ContactEndpointOptions, 'title' | 'stylesheet'> {
  /** The origin of the site. The page links to it. */
  origin?: string | undefined;
  /** The origins to which a post can be redirected. */
  origins?: readonly string[];
}

// In a layer that comes before the kit's, so every rule of the stylesheet overrides it.
const STYLE = `@layer rck-page{
:root{color-scheme:light dark;background:canvas;color:canvastext;font:1rem/1.5 system-ui,sans-serif}
main{max-inline-size:34rem;margin:clamp(1.5rem,8vh,5rem) auto;padding-inline:1.25rem}
h1{margin:0.5rem 0 1.75rem;font-size:1.75rem;line-height:1.2;letter-spacing:-0.02em;text-wrap:balance}
a{color:linktext}
.rck-form{display:grid;gap:1.25rem}
.rck-field{display:grid;gap:0.375rem;margin:0;padding:0;border:0}
.rck-label{font-size:0.875rem;font-weight:600}
.rck-control:not([type=checkbox]){box-sizing:border-box;inline-size:100%;padding:0.6rem 0.875rem;border:1px solid #858b9e;border-radius:0.625rem;background:field;color:fieldtext;font:inherit}
.rck-control[type=checkbox]{justify-self:start;inline-size:1.25rem;block-size:1.25rem}
.rck-error{margin:0;color:#c0281f;color:light-dark(#c0281f,#ff8b80);font-size:0.875rem}
.rck-submit{justify-self:start;padding:0.6rem 1.25rem;border:1px solid transparent;border-radius:0.625rem;background:#4940d8;color:#fff;font:inherit;font-weight:600}
.rck-status p{margin:0;padding:0.875rem 1rem;border:1px solid;border-radius:0.625rem}
.rck-status:focus{outline:none}
.rck-status b::after{display:block;content:''}
.rck-fallback{display:flex;flex-wrap:wrap;gap:0.5rem 1.5rem}
}`;

/** Renders the plain page, which contains the form. */
export function renderDocument(
  { form, messages, error }: Pick<ContactRenderContext, 'form' | 'messages' | 'error'>,
  { title: ownTitle, stylesheet, origin, origins = [] }: RenderDocumentOptions,
): RenderedDocument {
  const { notSentTitle } = messages.outcomes;
  const title = ownTitle ?? (error ? outcomeText(error, { messages }).title.trimEnd() : notSentTitle);
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
      // The text of a `<style>` has no entities.
      element('style', { nonce }, new Markup(STYLE)),
      stylesheet !== undefined && element('link', { rel: 'stylesheet', href: stylesheet, nonce }),
    ),
    element(
      'body',
      {},
      element(
        'main',
        {},
        // The host identifies the site in every language, and is the text of the link.
        origin && element('a', { href: `${origin}/`, dir: 'ltr' }, new URL(origin).host),
        element('h1', {}, title),
        new Markup(form),
      ),
    ),
  );
  return {
    html: `<!doctype html>${document.html}`,
    policy:
      `default-src 'none'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; font-src 'self'; ` +
      // Chromium also checks the redirect after a post.
      `form-action ${["'self'", ...origins].join(' ')}; ` +
      "frame-ancestors 'self'; base-uri 'none'",
  };
}

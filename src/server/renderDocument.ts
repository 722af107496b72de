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

// In a layer that comes before the kit's, so every rule of the stylesheet overrides it. Sets no property of the form's
// elements that the stylesheet does not set, but hides what is not shown. Without `light-dark()`, edges have the text's color and fields no background.
const STYLE = `@layer rck-page{
:root{color-scheme:light dark;accent-color:#4940d8;--_background:light-dark(#fff,#1d1f28);--_color:light-dark(#16181d,#eceef3);--_edge:light-dark(#d5d8e0,#343844);--_strong:light-dark(#858b9e,#757b8d);--_focus-color:light-dark(#4940d8,#a5b0ff);--_error-color:light-dark(#c0281f,#ff8b80);--_warning-color:light-dark(#7d6000,#f0cc5a);background:light-dark(#fff,#14161c);color:var(--_color);font:1rem/1.5 system-ui,sans-serif}
main{max-inline-size:34rem;margin:6vh auto;padding-inline:1.25rem}
main>a{font-size:.875rem}
h1{margin:.75rem 0 1.25rem;font-size:clamp(1.375rem,7vi,1.75rem);font-weight:600;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
main[data-code] b{display:none}
a{color:inherit;text-underline-offset:.25em}
:focus-visible{outline:2px solid;outline-color:var(--_focus-color);outline-offset:2px}
.rck-form{display:grid;gap:1.25rem}
.rck-field{display:grid;gap:.375rem;margin:0;padding:0;border:0}
.rck-label{font-size:.875rem;font-weight:600}
.rck-mark{font-weight:400}
.rck-description{font-size:.8125rem}
.rck-control:not([type=checkbox]){box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;padding:.5rem .875rem;border:1px solid;border-color:var(--_edge) var(--_edge) var(--_strong);border-radius:.625rem;background:var(--_background);color:var(--_color);font:inherit}
.rck-control::placeholder{color:light-dark(#5a6072,#a3a8b6);opacity:1}
.rck-control:focus-visible{outline-offset:-1px}
.rck-control[type=checkbox]{justify-self:start;inline-size:1.25rem;block-size:1.25rem}
.rck-field[data-invalid] .rck-control{border-color:var(--_error-color)}
.rck-field[data-invalid] .rck-control:focus-visible{outline-color:var(--_error-color)}
.rck-error,.rck-status{--_tone:var(--_error-color)}
.rck-status:is([data-code=offline],[data-code=unconfirmed],[data-code=rateLimited]){--_tone:var(--_warning-color)}
.rck-error{display:flex;gap:.5em;margin:0;font-size:.8125rem;font-weight:500}
.rck-status p{margin:0;padding:.875rem 1rem;border-inline-start:.25rem solid;border-inline-start-color:var(--_tone);border-radius:.375rem;background:color-mix(in srgb,var(--_tone) 8%,#0000)}
.rck-error::before{flex:none;inline-size:1.25em;block-size:1.25em;margin-block-start:.125em;border-radius:50%;background:linear-gradient(var(--_background) 60%,#0000 0 80%,var(--_background) 0) 50%/.16em .77em no-repeat,var(--_tone);content:''}
.rck-status:focus{outline:none}
.rck-status b::after{display:block;content:''}
.rck-fallback{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;margin-block-end:1rem}
:is(.rck-status,.rck-fallback):empty{display:none}
.rck-submit,.rck-fallback>:first-child{box-sizing:border-box;min-inline-size:min(100%,(26rem - 100%)*999);min-block-size:2.75rem;justify-self:start;padding:.5rem 1.25rem;border:1px solid transparent;border-radius:.625rem;background:#4940d8;color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none}
.rck-submit:is([data-code=rejected],[data-code=unconfirmed]),.rck-fallback:not([data-code=rejected])>:first-child{border-color:var(--_strong);background:var(--_background);color:var(--_color)}
@media (forced-colors:active){
.rck-field[data-invalid] .rck-control{border-width:2px}
.rck-error::before{--_tone:canvastext;--_background:canvas;forced-color-adjust:none}
}
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
        // The title of a failure is the heading, and not repeated in the form.
        { 'data-code': ownTitle === undefined && error?.code },
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

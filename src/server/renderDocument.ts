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
// elements that would show with the stylesheet, but hides what is not shown. Without `light-dark()`, the colors are the
// browser's, except those of the submit button.
const STYLE = `@layer rck-page{
:root{color-scheme:light dark;accent-color:#534fe8;--_bg:light-dark(#fff,#1d1f28);--_tone:light-dark(#c0281f,#ff8b80);background:light-dark(#fff,#14161c);color:light-dark(#16181d,#eceef3);font:1rem/1.5 system-ui}
[data-code=offline],[data-code=unconfirmed],[data-code=rateLimited]{--_tone:light-dark(#7d6000,#f0cc5a)}
main{max-width:34rem;margin:6vh auto;padding-inline:1.25rem}
h1{margin:.75rem 0 1.25rem;font-size:min(1.6rem,1rem + 2vi);line-height:1.2;text-wrap:balance}
main>p{margin:-.75rem 0 1.75rem}
a{color:inherit;text-underline-offset:.25em}
main>a:not(:hover){text-decoration:none}
[dir=ltr] main>a::before{content:'← '/''}
[dir=rtl] main>a::after{content:' →'/''}
:focus-visible{outline:2px solid light-dark(#4940d8,#a5b0ff);outline-offset:2px}
[tabindex]{outline:0}
form{display:grid;gap:1.5rem}
.rck-field{display:grid;gap:.375rem;margin:0;padding:0;border:0}
legend{float:left}
.rck-label{padding:1px 0;font-size:.875rem;font-weight:600}
main>:is(a,p),.rck-mark,.rck-description,::placeholder{color:light-dark(#5a6072,#a3a8b6);font-weight:400;opacity:1}
.rck-description,.rck-error,main>a{grid-column:1/-1;font-size:.8125rem}
.rck-control,button,form a:first-child{box-sizing:border-box;min-height:2.75rem;padding:.5rem .875rem;border:1px solid light-dark(#ced0dd,#3f424f);border-radius:10px;box-shadow:0 1px 2px #1618280f;color:inherit;font:inherit}
.rck-control{width:100%;border-bottom-color:light-dark(#8a8ea2,#75798c);background:var(--_bg);outline-offset:-1px}
[data-invalid] .rck-control{border-color:var(--_tone);outline-color:var(--_tone)}
select:not([multiple]){--_line:#0000 42%,currentcolor 0 58%,#0000 0;padding-inline-end:2.75em;background:linear-gradient(45deg,var(--_line)) calc(100% - 1.31em)/.42em .42em no-repeat,linear-gradient(-45deg,var(--_line)) calc(100% - .95em)/.42em .42em no-repeat var(--_bg);appearance:none}
[dir=rtl] select{background-position:.95em,1.31em}
:has(>[type=checkbox]){display:grid;grid:auto/auto 1fr;column-gap:.6rem}
[type=checkbox]{order:-1;width:1.25rem;min-height:1.25rem;margin:1px 0}
form p{display:flex;gap:.6em;margin:0}
form p::before{flex:none;width:1.25em;height:1.25em;margin-top:.125em;border-radius:50%;background:linear-gradient(var(--_bg) 60%,#0000 0 80%,var(--_bg) 0) 50%/.16em .77em no-repeat,var(--_tone);content:''}
.rck-status p,.rck-fallback{padding:1em;border:1px solid oklch(from var(--_tone) l c h/.3);border-radius:10px;background:oklch(from var(--_tone) clamp(.24,6 - l*9,.975) .022 h);font-size:.9375rem;text-wrap:pretty}
main[data-code] b,form>:empty{display:none}
.rck-fallback{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:baseline;margin-top:-2.125rem;padding-top:.25rem;border-top:0;border-radius:0 0 10px 10px}
button,form a:first-child{display:inline-grid;place-content:center;justify-self:start;min-width:min(100%,(26rem - 100%)*999);margin-top:.25rem;padding-inline:1.25rem;background:light-dark(#fff,#2a2d38);font-size:.9375rem;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:not([data-code=rejected],[data-code=unconfirmed]),div[data-code=rejected]>a:first-child{border-color:#0000;background:#4940d8;background:light-dark(#4940d8,#534fe8);color:#fff}
@media(forced-colors:active){[data-invalid] .rck-control{border-width:2px}select:not([multiple]){appearance:auto}form p::before{--_tone:canvastext;--_bg:canvas;forced-color-adjust:none}}
}`.replaceAll('\n', '');

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
        // The errors can be far below.
        !error && element('p', {}, messages.outcomes.invalid),
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

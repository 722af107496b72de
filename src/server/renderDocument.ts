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

// In a layer that comes before the kit's, so every rule of the stylesheet overrides it. Hides what is not shown. Without
// `light-dark()`, the colors are the browser's, except those of the submit button. Each page contains all of this, so the
// names are short: `--_t` is the color of an error or a warning, `--_b` the background, `--_e` the edge, `--_f` the focus
// ring, and `--_l` the lines of the chevron and of the envelope.
const STYLE = `@layer rck-page{
:root{color-scheme:light dark;accent-color:#534fe8;--_b:light-dark(#fff,#1d1f28);--_e:light-dark(#8a8ea2,#75798c);--_f:light-dark(#4940d8,#a5b0ff);--_t:light-dark(#c0281f,#ff8b80);background:light-dark(#fff,#14161c);color:light-dark(#16181d,#eceef3);font:1rem/1.5 system-ui}
[data-code=unconfirmed],[data-code=rateLimited]{--_t:light-dark(#a60,#f0cc5a)}
main{max-width:34rem;margin:6vh auto;padding:0 20px}
h1{margin:12px 0 20px;font-size:1.5rem;line-height:1.2;text-wrap:balance}
main>p{margin:-12px 0 28px}
a{color:inherit;text-decoration-color:#888;text-underline-offset:.25em}
[dir=ltr] main>a::before{content:'← '/''}
[dir=rtl] main>a::after{content:' →'/''}
:focus-visible{outline:2px solid;outline-color:var(--_f);outline-offset:2px}
[tabindex]{outline:0}
form{display:grid;gap:24px}
.rck-field{display:grid;gap:6px;margin:0;padding:0;border:0}
legend{float:left}
.rck-label{font-size:.875rem;font-weight:600}
main>a,main>p,.rck-mark,.rck-description,::placeholder{color:light-dark(#5a6072,#a3a8b6);font-weight:400;opacity:1}
.rck-description,.rck-error,main>a{grid-column:1/-1;font-size:.8125rem}
select,button span::after{--_l:#0000 43%,currentcolor 0 57%,#0000 0;background:linear-gradient(45deg,var(--_l)) 0 0/.46em .46em no-repeat,linear-gradient(-45deg,var(--_l)) 100% 0/.46em .46em no-repeat}
[multiple]{background:0}
.rck-control,button,div>a:first-child{box-sizing:border-box;min-height:44px;padding:8px 14px;border:1px solid;border-color:var(--_e);border-radius:10px;background-color:var(--_b);color:inherit;font:inherit}
.rck-control{width:100%;border-color:oklch(from var(--_e) l c h/.4);border-bottom-color:var(--_e);outline-offset:-1px}
.rck-control:focus{box-shadow:0 0 0 4px oklch(from var(--_f) l c h/.16)}
[aria-invalid]{--_f:var(--_t);border-color:var(--_t)}
select[class]{padding-inline-end:44px;background-position:calc(100% - 1.3em),calc(100% - .9em);appearance:none}
button span::after{display:inline-block;width:.88em;height:.56em;margin-inline-start:.5em;border:.1em solid;border-radius:.2em;content:''}
[dir=rtl] select{background-position:.9em,1.3em}
:has(>[type=checkbox]){display:grid;grid:auto/auto 1fr;column-gap:10px}
[type=checkbox]{order:-1;width:1.25em;min-height:1.25em;margin:0}
form p{display:flex;gap:.6em;margin:0}
form p::before{flex:none;width:1.25em;height:1.25em;margin-top:.08em;border-radius:50%;background:linear-gradient(var(--_b) 60%,#0000 0 80%,var(--_b) 0) 50%/.16em .77em no-repeat,var(--_t);content:''}
.rck-status p,.rck-fallback{padding:1em;border:1px solid oklch(from var(--_t) l c h/.3);border-radius:10px;background:oklch(from var(--_t) clamp(.24,8 - l*12,.975) .022 h);font-size:.9375rem;text-wrap:pretty}
main[data-code] b,form>:empty{display:none}
.rck-fallback{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:baseline;margin-top:-34px;padding-top:8px;border-top:0;border-radius:0 0 10px 10px}
button,div>a:first-child{align-content:center;justify-self:start;min-width:min(100%,(26rem - 100%)*99);padding:8px 20px;font-size:.9375rem;font-weight:600;text-align:center;text-box:cap alphabetic;text-decoration:none}
button:not([data-code=unconfirmed],[data-code=rejected]),div[data-code=rejected]>a:first-child{border-color:#0000;background:#534fe8;color:#fff}
@media(forced-colors:active){[aria-invalid]{border-width:2px}select[class]{appearance:auto}form p::before{--_t:canvastext;--_b:canvas;forced-color-adjust:none}}
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
      element('meta', { name: 'viewport', content: 'width=device-width' }),
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

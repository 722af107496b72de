/** The inbox. Its script fetches the submissions and inserts them as text. */
export function inboxPage(nonce: string): string {
  return page(
    'Inbox',
    nonce,
    `<header>
  <h1>Inbox</h1>
  <p class="status"><span id="count" role="status"></span><span id="connection"></span></p>
  <button id="clear" type="button" hidden title="Removes the messages from this list. They stay stored.">Clear list</button>
</header>
<main>
  <div id="empty" class="card" hidden>
    <p class="title">No messages yet.</p>
    <p>They appear here as soon as a form sends them.</p>
    <p class="label">The forms send to</p>
    <pre><code>POST <span class="origin"></span>/v1/public/contact/forms/&lt;form_id>/submissions</code></pre>
    <p class="label">To send one from a terminal (Windows: Git Bash) <span id="copied" role="status"></span></p>
    <pre><button id="copy" type="button" hidden>Copy</button><code id="command">curl -H 'Content-Type: application/json' -d '{
  "locale": "en",
  "payload": {
    "name": "Ada Lovelace",
    "email": "ada@example.com",
    "message": "Is your engine for sale?"
  }
}' <span class="origin"></span>/v1/public/contact/forms/contact/submissions</code></pre>
  </div>
  <ol id="messages" aria-label="Messages, newest first"></ol>
  <noscript><p>The inbox needs JavaScript.</p></noscript>
</main>
<script nonce="${nonce}">${inboxScript}</script>`,
  );
}

/** The page for a missing or wrong key. */
export function lockedPage(nonce: string): string {
  return page(
    'The inbox is locked',
    nonce,
    `<header><h1>The inbox is locked</h1></header>
<main>
  <div class="card">
    <p class="title">Its URL must contain the key.</p>
    <p>The terminal of the command or of the dev server printed the complete URL when the sandbox started. The key
    changes at each start unless you set one.</p>
  </div>
</main>`,
  );
}

function page(title: string, nonce: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · react-contact-kit sandbox</title>
<link rel="icon" type="image/svg+xml" href="${MARK}">
<style nonce="${nonce}">${inboxStyle}</style>
</head>
<body>
${body}
<footer>This page belongs to the <b>react-contact-kit</b> sandbox. It is not part of the API.</footer>
</body>
</html>
`;
}

/** The project's mark, an envelope in a speech bubble, as a URL: the policy of the pages allows no other images. */
const MARK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 32 32" style="color-scheme:light dark"><path fill="light-dark(#4940d8,#6f6aff)" d="M8 2h14a7 7 0 0 1 7 7v9a7 7 0 0 1-7 7h-6l-7 5v-5H8a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="m8 10 7 5.5L22 10"/></svg>',
)}`;

/** The style of both pages, with one rule in each line. */
const inboxStyle = /* css */ `
:root{color-scheme:light dark;--ground:light-dark(#f6f6f9,#0e0f13);--card:light-dark(#fff,#16181f);--line:light-dark(#e1e3ea,#2a2e39);--text:light-dark(#16181d,#eceef3);--quiet:light-dark(#5a6072,#a3a8b6);--focus:light-dark(#4940d8,#a5b0ff)}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;max-width:50rem;margin-inline:auto;padding:clamp(1.5rem,5vw,4rem) clamp(1rem,4vw,2rem) 1.5rem;background:var(--ground);color:var(--text);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere;text-wrap:pretty}
header{display:flex;flex-wrap:wrap;align-items:center;gap:1rem;margin-block-end:1.25rem}
h1{display:flex;align-items:center;gap:.75rem;margin-inline-end:auto;font-size:1.75rem;line-height:1.2;letter-spacing:-.025em}
h1::before{flex:none;width:1.4em;height:1.4em;background:url("${MARK}") center / contain no-repeat;content:''}
.status{display:flex;flex-wrap:wrap;gap:.75rem 1rem;color:var(--quiet);font-size:.875rem;font-variant-numeric:tabular-nums}
#connection::before{content:'';display:inline-block;width:.5rem;height:.5rem;margin-inline-end:.5rem;border-radius:50%;background:currentColor}
#connection:empty{display:none}
#connection[data-state=live]{color:light-dark(#127a48,#4cc38a)}
#connection[data-state=live]::before{box-shadow:0 0 0 3px color-mix(in srgb,currentColor 25%,transparent)}
#connection[data-state=lost]{color:light-dark(#7d6000,#f0cc5a)}
main{flex:1}
ol:empty{display:none}
ol,.card{padding:0;background:var(--card);border:1px solid var(--line);border-radius:1.25rem;box-shadow:0 1px 2px #1618280f;list-style:none}
.card{padding:clamp(1.25rem,5vw,2.5rem)}
li{position:relative;min-width:0;padding:1.75rem;padding-inline-start:5.25rem}
li::before{position:absolute;inset-inline-start:1.75rem;align-content:center;text-align:center;width:2.5rem;height:2.5rem;border-radius:50%;background:light-dark(#ecebfb,#262a45);color:var(--focus);font-weight:600;content:attr(data-initial) / ''}
li+li{border-block-start:1px solid var(--line)}
.title{margin-block-end:.25rem;font-size:1.25rem;font-weight:600}
.title+p{color:var(--quiet)}
.label{margin-block-start:1.5rem;font-size:.875rem;font-weight:600}
pre{margin-block-start:.5rem;padding:1rem;background:var(--ground);border:1px solid var(--line);border-radius:.75rem;font-size:.8125rem;white-space:pre-wrap}
.head{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .75rem}
h2{font-size:1.0625rem;line-height:1.4;font-weight:600}
.email{color:var(--quiet);font-size:.9375rem;text-decoration-color:#888;text-underline-offset:.25em}
.email:hover{color:var(--text)}
time{margin-inline-start:auto;color:var(--quiet);font-size:.8125rem}
button{min-height:2.25rem;padding-inline:.875rem;background:var(--card);color:var(--text);border:1px solid light-dark(#ced0dd,#3f424f);border-radius:.625rem;box-shadow:0 1px 2px #1618280f;font:500 .875rem system-ui,sans-serif;cursor:pointer}
button:hover{background:var(--ground)}
button[aria-disabled=true]{color:var(--quiet);background:none;box-shadow:none;cursor:default}
button,pre,.status span,li::before{text-box:cap alphabetic}
#copy{float:inline-end;margin:-.5rem -.5rem 0 1rem}
#copied{position:absolute;clip-path:inset(50%)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.text{white-space:pre-wrap;margin-block:.625rem 1rem}
dl{display:grid;grid-template-columns:min(8rem,40%) 1fr;column-gap:1.5rem;margin-block-end:1.25rem;border-block-end:1px solid var(--line);font-size:.9375rem}
dl div{display:grid;grid-template-columns:subgrid;grid-column:1 / -1;align-items:baseline;padding-block:.4375rem;border-block-start:1px solid var(--line)}
dt{color:var(--quiet);font-size:.875em}
dd{justify-self:start;white-space:pre-wrap}
dd:empty::before{color:var(--quiet);content:'–'}
code,dt{font-family:ui-monospace,monospace}
.foot,footer{color:var(--quiet);font-size:.8125rem}
footer{margin-block-start:2rem;text-align:center;text-wrap:balance}
footer b{font-weight:inherit;white-space:nowrap}
@media (width < 36rem){
h1{flex-basis:100%}
.status{flex:1}
.head{display:grid;grid-template-columns:1fr auto;justify-items:start;padding-inline-start:2.75rem}
.email{grid-area:2 / 1 / auto / -1}
li{padding:1.25rem}
li::before{inset-inline-start:1.25rem;width:2rem;height:2rem;font-size:.875rem}
}
@media (pointer:coarse){button{min-height:2.75rem}}
@media (prefers-reduced-motion:no-preference){
li{animation:arrive .8s ease-out}
@keyframes arrive{from{background:color-mix(in srgb,var(--focus) 14%,transparent)}}
}
`;

/** The script of the inbox page. It inserts the visitors' text as text, never as markup. */
const inboxScript = /* js */ `
const MAX_SHOWN = 500;
const [list, count, connection, empty, clear, command, copy, copied] = [
  'messages', 'count', 'connection', 'empty', 'clear', 'command', 'copy', 'copied',
].map((id) => document.getElementById(id));
const absoluteTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
// In the language of the page.
const relativeTime = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const languages = new Intl.DisplayNames('en', { type: 'language' });
// Ids of messages. The list shows the newest of them.
let received = [];
// Ids of messages that were removed from the list. A new connection does not show them again.
const cleared = new Set();
let isCounting = false;

for (const at of document.querySelectorAll('.origin')) at.textContent = location.origin;

// Browsers only have a clipboard on HTTPS and on loopback names.
copy.hidden = !navigator.clipboard;
copy.onclick = async () => {
  await navigator.clipboard.writeText(command.textContent);
  copied.textContent = copy.textContent = 'Copied';
  setTimeout(() => {
    copied.textContent = '';
    copy.textContent = 'Copy';
  }, 2000);
};

const events = new EventSource('events' + location.search);
events.onopen = () => {
  // Each connection starts with all stored submissions.
  list.replaceChildren();
  received = [];
  connection.textContent = 'Live';
  connection.dataset.state = 'live';
  showCount();
};
events.onerror = () => {
  const isLost = events.readyState === EventSource.CLOSED;
  connection.textContent = isLost ? 'Closed: open the URL that the sandbox printed when it started' : 'Reconnecting …';
  connection.dataset.state = 'lost';
};
events.onmessage = (event) => {
  const submission = JSON.parse(event.data);
  if (cleared.has(submission.id)) return;
  received.push(submission.id);
  list.prepend(message(submission));
  if (list.childElementCount > MAX_SHOWN) list.lastElementChild.remove();
  showCount();
};
clear.onclick = () => {
  for (const id of received) cleared.add(id);
  received = [];
  list.replaceChildren();
  showCount();
};

setInterval(() => {
  for (const at of list.querySelectorAll('time')) showTime(at);
}, 10_000);

function showTime(at) {
  const text = timeSince(new Date(at.dateTime));
  // Without a change, the visitor's selection stays.
  if (at.textContent !== text) at.textContent = text;
}

function timeSince(date) {
  // The clocks of the browser and of the sandbox can differ.
  const seconds = Math.max(0, (Date.now() - date) / 1000);
  if (seconds < 60) return 'just now';
  if (seconds < 3600) return relativeTime.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return relativeTime.format(-Math.floor(seconds / 3600), 'hour');
  return absoluteTime.format(date);
}

// Once per frame, so that screen readers announce a replay as one number.
function showCount() {
  if (isCounting) return;
  isCounting = true;
  requestAnimationFrame(() => {
    isCounting = false;
    count.textContent = received.length === 1 ? '1 message' : received.length + ' messages';
    empty.hidden = received.length > 0;
    clear.hidden &&= received.length === 0;
    // Hiding the button again would take focus from it.
    clear.setAttribute('aria-disabled', String(received.length === 0));
  });
}

function message({ formId, locale, receivedAt, payload: { name, email, message, ...others } }) {
  const item = element('li');
  item.dataset.initial = Array.from(String(name || email || formId).trim(), (letter) => letter.toUpperCase())[0] ?? '';
  const head = element('div', 'head');
  head.append(element('h2', '', name || email || formId));
  if (email) {
    const address = element('a', 'email', email);
    // A lone surrogate cannot be URL-encoded.
    const encoded = encodeURIComponent(email.replace(/\\p{Surrogate}/gu, '\uFFFD'));
    address.href = 'mailto:' + encoded.replace('%40', '@');
    head.append(address);
  }
  const text = element('p', 'text', message);
  text.lang = locale;
  const at = element('time');
  at.dateTime = receivedAt;
  at.title = absoluteTime.format(new Date(receivedAt));
  showTime(at);
  head.append(at);
  const foot = element('p', 'foot');
  foot.append('Form: ', element('bdi', '', formId), ' · ' + languageOf(locale));
  item.append(head, text);
  if (Object.keys(others).length > 0) {
    const fields = element('dl');
    for (const [key, value] of Object.entries(others)) {
      const field = element('div');
      field.append(element('dt', '', key), element('dd', '', textOf(value)));
      fields.append(field);
    }
    item.append(fields);
  }
  item.append(foot);
  return item;
}

function languageOf(locale) {
  try {
    return languages.of(locale);
  } catch {
    // Not a valid language tag.
    return locale;
  }
}

function textOf(value) {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  // A list that a form has joined. Numbers such as 1,5 stay as they are.
  if (/^\\p{L}[^\\s,]*(,\\p{L}[^\\s,]*)+$/u.test(value)) return value.replaceAll(',', ', ');
  return value instanceof Object ? JSON.stringify(value) : String(value ?? '');
}

function element(tag, className = '', text = '') {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = text;
  if (['h2', 'p', 'dd'].includes(tag) && className !== 'foot') node.dir = 'auto';
  if (className === 'email') node.dir = 'ltr';
  return node;
}
`;

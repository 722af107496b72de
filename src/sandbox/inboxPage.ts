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
  <div id="empty" hidden>
    <p>No messages yet.</p>
    <p>Submissions appear here when a form sends them to:</p>
    <pre><code id="endpoint"></code></pre>
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
  <div>
    <p>Its URL must contain the key.</p>
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
<link rel="icon" href="data:,">
<style nonce="${nonce}">${inboxStyle}</style>
</head>
<body>
${body}
<footer>This page belongs to the react-contact-kit sandbox. It is not part of the API.</footer>
</body>
</html>
`;
}

/** The style of both pages. */
const inboxStyle = /* css */ `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f6f5f2, #17181a);
  --card: light-dark(#fff, #1f2124);
  --line: light-dark(#e4e2dc, #313439);
  --text: light-dark(#1f2328, #e8e6e1);
  --quiet: light-dark(#63676e, #a0a4ab);
  --live: light-dark(#2f7d4f, #6cc490);
  --lost: light-dark(#a8480f, #f0a36b);
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  max-width: 46rem;
  margin-inline: auto;
  padding: clamp(1.25rem, 5vw, 3.5rem) clamp(1rem, 4vw, 2rem) 1.5rem;
  background: var(--ground);
  color: var(--text);
  font: 1rem/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; margin-block-end: 1.5rem; }
h1 { font-size: 1.625rem; line-height: 1.2; font-weight: 650; letter-spacing: -.015em; margin-inline-end: auto; }
.status { display: flex; flex-wrap: wrap; gap: 0 1rem; color: var(--quiet); font-variant-numeric: tabular-nums; }
#connection::before {
  content: '';
  display: inline-block;
  width: .5em;
  height: .5em;
  margin-inline-end: .5em;
  border-radius: 50%;
  background: currentColor;
}
#connection:empty { display: none; }
#connection[data-state='live'] { color: var(--live); }
#connection[data-state='lost'] { color: var(--lost); }
main { flex: 1; }
ol { list-style: none; padding: 0; display: grid; gap: 1rem; }
li, main > div {
  padding: clamp(1rem, 4vw, 1.5rem);
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: .75rem;
}
li { min-width: 0; padding-block-end: 1rem; }
main > div { padding-block: clamp(2rem, 8vw, 3.5rem); text-align: center; text-wrap: balance; }
main > div p + p { color: var(--quiet); margin-block-start: .25rem; }
pre { white-space: pre-wrap; margin-block-start: 1.25rem; font-size: .875rem; }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .75rem; }
h2 { font-size: 1.0625rem; line-height: 1.4; font-weight: 600; }
.email { color: var(--quiet); text-underline-offset: .2em; }
.email:hover { color: var(--text); }
button {
  min-height: 2.25rem;
  padding-inline: .75rem;
  background: var(--card);
  color: inherit;
  border: 1px solid var(--line);
  border-radius: .5rem;
  font: inherit;
  font-size: .875rem;
  cursor: pointer;
}
button:hover { border-color: currentColor; }
button[aria-disabled=true] { color: var(--quiet); border-color: var(--line); cursor: default; }
:is(a, button):focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.text { white-space: pre-wrap; margin-block: .75rem 1rem; }
dl { display: grid; gap: .25rem; margin-block-end: 1rem; font-size: .9375rem; }
dl div { display: flex; flex-wrap: wrap; gap: 0 .75rem; }
dt { color: var(--quiet); }
.foot {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  padding-block-start: .75rem;
  border-block-start: 1px solid var(--line);
  color: var(--quiet);
  font-size: .875rem;
}
.foot code { margin-inline-start: auto; }
code { font-family: ui-monospace, monospace; font-size: .9375em; }
footer { margin-block-start: 2rem; color: var(--quiet); font-size: .8125rem; text-align: center; }
@media (prefers-reduced-motion: no-preference) {
  li { animation: arrive .25s ease-out; }
  @keyframes arrive { from { opacity: 0; translate: 0 -.375rem; } }
}
`;

/** The script of the inbox page. It inserts the visitors' text as text, never as markup. */
const inboxScript = /* js */ `
const MAX_SHOWN = 500;
const list = document.getElementById('messages');
const count = document.getElementById('count');
const connection = document.getElementById('connection');
const empty = document.getElementById('empty');
const clear = document.getElementById('clear');
const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
// Ids of messages. The list shows the newest of them.
let received = [];
// Ids of messages that were removed from the list. A new connection does not show them again.
const cleared = new Set();
let isCounting = false;

document.getElementById('endpoint').textContent =
  'POST ' + location.origin + '/v1/public/contact/forms/<form_id>/submissions';

const events = new EventSource('/_sandbox/events' + location.search);
events.onopen = () => {
  // Each connection starts with all stored submissions.
  list.replaceChildren();
  received = [];
  connection.textContent = 'live';
  connection.dataset.state = 'live';
  showCount();
};
events.onerror = () => {
  const isLost = events.readyState === EventSource.CLOSED;
  connection.textContent = isLost ? 'closed: open the URL that the sandbox printed when it started' : 'reconnecting …';
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
clear.hidden = false;
clear.onclick = () => {
  for (const id of received) cleared.add(id);
  received = [];
  list.replaceChildren();
  showCount();
};

// Once per frame, so that screen readers announce a replay as one number.
function showCount() {
  if (isCounting) return;
  isCounting = true;
  requestAnimationFrame(() => {
    isCounting = false;
    count.textContent = received.length === 1 ? '1 message' : received.length + ' messages';
    empty.hidden = received.length > 0;
    // Hiding the button would take focus from it.
    clear.setAttribute('aria-disabled', String(received.length === 0));
  });
}

function message({ formId, locale, receivedAt, payload: { name, email, message, ...others } }) {
  const item = element('li');
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
  const foot = element('p', 'foot');
  const at = element('time', '', time.format(new Date(receivedAt)));
  at.dateTime = receivedAt;
  foot.append(at, element('span', '', locale), element('code', '', formId));
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

function textOf(value) {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
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

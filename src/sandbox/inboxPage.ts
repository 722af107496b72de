import { inboxScript } from './inboxScript.js';
import { inboxStyle } from './inboxStyle.js';

/** The inbox. It holds no submission itself: its script fetches them and sets them as text. */
export function inboxPage(nonce: string): string {
  return page(
    'Inbox',
    nonce,
    `<header>
  <h1>Inbox</h1>
  <p class="status"><span id="count" role="status"></span><span id="connection"></span></p>
</header>
<main>
  <div id="empty" hidden>
    <p>No messages yet.</p>
    <p>Whatever a form sends here will appear at once:</p>
    <pre><code id="endpoint"></code></pre>
  </div>
  <ol id="messages" aria-label="Messages, newest first"></ol>
  <noscript><p>The inbox needs JavaScript.</p></noscript>
</main>
<script nonce="${nonce}">${inboxScript}</script>`,
  );
}

/** What is shown without the right key. */
export function lockedPage(nonce: string): string {
  return page(
    'The inbox is locked',
    nonce,
    `<header><h1>The inbox is locked</h1></header>
<main>
  <div>
    <p>It opens with the key in its address.</p>
    <p>Look where the sandbox was started: the terminal of the command, or of the dev server, shows the whole address.
    The key is a new one at each start, unless one was set.</p>
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
<footer>An addition of the react-contact-kit sandbox, not part of the API.</footer>
</body>
</html>
`;
}

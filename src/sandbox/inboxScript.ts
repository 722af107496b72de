/** The script of the inbox page. It inserts the visitors' text as text, never as markup. */
export const inboxScript = /* js */ `
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
    // Hiding the button would take the focus from it.
    clear.setAttribute('aria-disabled', String(received.length === 0));
  });
}

function message({ formId, locale, receivedAt, payload: { name, email, message, ...others } }) {
  const item = element('li');
  const head = element('div', 'head');
  head.append(element('h2', '', name));
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
      field.append(element('dt', '', key), element('dd', '', value));
      fields.append(field);
    }
    item.append(fields);
  }
  item.append(foot);
  return item;
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

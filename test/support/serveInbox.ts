import { SMTPServer } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';
import { listen } from './serve.js';

export interface ReceivedMail {
  /** The recipients of the SMTP commands, which can differ from the headers. */
  recipients: string[];
  /** The headers, with folded lines joined. */
  headers: Record<string, string>;
  /** The names of all headers, in alphabetical order. A header that occurs twice is in the list twice. */
  names: string[];
  /** The decoded text. */
  text: string;
  /** The parts of a message that has several, such as plain text and HTML. */
  parts: Pick<ReceivedMail, 'headers' | 'text'>[];
}

interface InboxOptions {
  /** @default a free port */
  port?: number | undefined;
  /** Whether the server accepts a message for this recipient. */
  accepts?: ((recipient: string) => boolean) | undefined;
}

export interface Inbox {
  /** URL of the SMTP server. */
  url: string;
  /** The emails that have arrived, in their order. */
  mails: readonly ReceivedMail[];
  close: () => Promise<void>;
}

/** Starts an SMTP server that keeps the emails that it receives. */
export async function serveInbox({ port = 0, accepts = () => true }: InboxOptions = {}): Promise<Inbox> {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    // Mail clients would not accept its certificate.
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) =>
      callback(accepts(address) ? undefined : new Error('There is no such mailbox.')),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ recipients, ...parseMail(Buffer.concat(chunks).toString('latin1')) });
        callback();
      });
    },
  });
  // A client that is killed breaks its connection.
  smtp.on('error', () => undefined);
  const { port: bound, close } = await listen(smtp.server, port);
  return { url: `smtp://127.0.0.1:${bound}`, mails, close };
}

/** Starts an inbox for one test, and sets `SMTP_URL` to it. Returns the emails that arrive. */
export async function startInbox(options?: InboxOptions): Promise<Inbox['mails']> {
  const { url, mails, close } = await serveInbox(options);
  onTestFinished(close);
  vi.stubEnv('SMTP_URL', url);
  onTestFinished(() => void vi.unstubAllEnvs());
  return mails;
}

/** The decoded value of a header. */
export function headerOf(mail: ReceivedMail | undefined, name: string): string | undefined {
  const value = mail?.headers[name];
  return value === undefined ? undefined : decodeWords(value);
}

/** Reads a message, or a part of one. */
function parseMail(raw: string): Omit<ReceivedMail, 'recipients'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n');
  const list = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':');
    return [name, value.join(':').trim()];
  });
  const headers = Object.fromEntries(list);
  const encoding = headers['Content-Transfer-Encoding'] ?? '';
  const body = decode(raw.slice(end + 4), encoding);
  const [, boundary] = /boundary="(.+?)"/.exec(headers['Content-Type'] ?? '') ?? [];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1);
  return {
    parts: parts.map((part) => parseMail(part.trimStart())),
    headers,
    names: list.map(([name]) => name).toSorted(),
    text: body.replaceAll('\r\n', '\n').replace(/\n$/, ''),
  };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  const bytes = encoding === 'quoted-printable' ? unquoted(body.replaceAll('=\r\n', '')) : body;
  return Buffer.from(bytes, 'latin1').toString();
}

function unquoted(text: string): string {
  return text.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** Decodes the encoded words of a header (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) => {
      if (kind.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString();
      return Buffer.from(unquoted(text.replaceAll('_', ' ')), 'latin1').toString();
    });
}

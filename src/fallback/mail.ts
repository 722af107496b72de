// Windows does not pass longer URLs to a mail program.
const LONGEST = 2_000;
const CUT = encodeURIComponent(' […]');

/**
 * A link that opens the visitor's mail program with a text (RFC 6068). It has at most 2,000 characters: a longer text is
 * cut off and ends with "[…]".
 */
export function mailUrl(email: string, subject: string, body: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  let url = `mailto:${address}?subject=${encodeURIComponent(wellFormed(subject))}&body=`;
  let start = url;
  // Mail uses CRLF line breaks.
  const text = wellFormed(body.slice(0, LONGEST).replace(/\r\n?|\n/g, '\r\n'));
  // `\r\n` counts as one character, so that it is not split.
  for (const character of text.match(/\r\n|[^]/gu) ?? []) {
    url += encodeURIComponent(character);
    if (url.length <= LONGEST - CUT.length) start = url;
    if (url.length > LONGEST) return start + CUT;
  }
  return url;
}

/** A lone surrogate cannot be URL-encoded. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** A field of a form as the visitor sees it. */
export interface FieldText {
  name: string;
  label: string;
  /** The value; the label of the choice if there are choices. */
  text: string;
}

/** The text of a ticked checkbox. It means the same in every language. */
export const TICKED = '✓';

/**
 * The fields as plain text, for a mail or the clipboard: a line with label and value for each field that is not empty,
 * then the message. The message is last, so that a limit of length cuts off its end and no other field.
 */
export function fieldsText(fields: readonly FieldText[]): string {
  const lines: string[] = [];
  let message = '';
  for (const { name, label, text } of fields) {
    if (name === 'message') message = text;
    else if (text) lines.push(`${label}: ${text}`);
  }
  return [lines.join('\n'), message].filter(Boolean).join('\n\n');
}

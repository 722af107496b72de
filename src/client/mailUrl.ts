// Windows does not pass longer URLs to a mail program.
const LONGEST = 2_000;
const CUT = encodeURIComponent(' […]');

/**
 * A link that opens the visitor's mail program with a message (RFC 6068). It has at most 2,000 characters: a longer
 * message is cut off and ends with "[…]".
 */
export function mailUrl(email: string, message: string): string {
  let url = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?body=`;
  let start = url;
  // Mail uses CRLF line breaks. A lone surrogate cannot be URL-encoded.
  const text = message
    .slice(0, LONGEST)
    .replace(/\r\n?|\n/g, '\r\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
  // `\r\n` counts as one character, so that it is not split.
  for (const character of text.match(/\r\n|[^]/gu) ?? []) {
    url += encodeURIComponent(character);
    if (url.length <= LONGEST - CUT.length) start = url;
    if (url.length > LONGEST) return start + CUT;
  }
  return url;
}

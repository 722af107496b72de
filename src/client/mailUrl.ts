// Windows hands longer addresses to no mail program.
const LONGEST = 2_000;
const CUT = encodeURIComponent(' […]');

/**
 * A link that opens the visitor's mail program with a message in it (RFC 6068). It has 2,000 characters at most: of a
 * longer message it holds the beginning, and a sign that it goes on.
 */
export function mailUrl(email: string, message: string): string {
  let url = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?body=`;
  let start = url;
  // With the line breaks of a mail; half a character alone has no encoding.
  const text = message
    .slice(0, LONGEST)
    .replace(/\r\n?|\n/g, '\r\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
  // A line break is never cut in two.
  for (const character of text.match(/\r\n|[^]/gu) ?? []) {
    url += encodeURIComponent(character);
    if (url.length <= LONGEST - CUT.length) start = url;
    if (url.length > LONGEST) return start + CUT;
  }
  return url;
}

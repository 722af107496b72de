/**
 * Normalizes a text: LF line endings, well-formed Unicode, no control characters except LF and TAB, trimmed. Keeps all
 * other characters, including ZWJ, ZWNJ and bidi marks, because they change the meaning of a text. Idempotent.
 */
export function normalizeText(text: string): string {
  return (
    text
      .replace(/\r\n?|\u0085/g, '\n')
      // Halves of surrogate pairs
      .replace(/\p{Cs}/gu, '\uFFFD')
      // C0, DEL and C1: keyboards do not type them, and terminals and mail programs interpret some of them.
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .trim()
  );
}

/**
 * Removes a display name, `mailto:`, angle brackets, and punctuation at the end, which are often copied together with an
 * email address. Idempotent.
 */
export function cleanEmail(text: string): string {
  // No address is that long, and the expressions below take quadratic time.
  if (text.length > 1_000) return text;
  const visible = withoutInvisible(text);
  const [, bracketed = visible] = /^[^<>@\n]*<([^<>]*)>[,;.\s]*$/.exec(visible) ?? [];
  return bracketed.replace(/^(?:\s|mailto:)*/i, '').replace(/[,;.\s]+$/, '');
}

/** Removes invisible characters that are copied with an address, a URL or a number. Keeps joiners, which some scripts need. */
export function withoutInvisible(text: string): string {
  return text.replace(/(?![\u200C\u200D])[\p{Cf}\p{DI}]/gu, '');
}

/** Length in code points, which is closer to the number of visible characters than UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0;
  // Spreading into an array takes ten times as long, and the counter calls this for each key.
  for (const _ of text) count++;
  return count;
}

/**
 * A text as it is sent: LF line ends, well-formed Unicode, no C0 control characters but LF and TAB, trimmed.
 * Everything else stays, ZWJ, ZWNJ and bidi marks included: they carry meaning. Idempotent.
 */
export function normalizeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      // oxlint-disable-next-line no-control-regex -- control characters are what it removes
      .replace(/[\0-\x08\x0B-\x1F]/g, '')
      .trim()
  );
}

import * as fc from 'fast-check';

/** Characters that normalisation changes, and characters that it must not change. */
const PIECES = [
  ['\r', '\n', '\r\n', '\t', '\0', '\u0007', '\u001B', '\u007F', '\u0085', '\u009F'],
  [' ', '\u00A0', '\u2028', '\u2029', '\u3000', '\uFEFF', '\u180E', '\u200B', '\u2060'],
  ['\uD83D', '\uDE00', '\uDBFF', '\uDFFF', '\uFFFD', '\uFFFE', '\u{10FFFF}'],
  ['\u200C', '\u200D', '\u200E', '\u200F', '\u061C', '\u202E', '\u2067', '\u2069', '\u00AD'],
  ['e\u0301', 'é', 'ﬁ', 'क्\u200Dष', 'می\u200Cخواهم', 'שָׁלוֹם', '\uAC01', '\u1100\u1161\u11A8', 'นี้', 'ស្ត្រី'],
  ['👩‍👩‍👧‍👦', '🏳️‍🌈', '🇩🇪', '3️⃣', '👋🏽', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '☺︎', '葛󠄀'],
].flat();

/** Arbitrary text: characters of every plane, lone surrogates, grapheme clusters and the pieces above. */
export const typedText = fc.string({
  unit: fc.oneof(
    { arbitrary: fc.constantFrom(...PIECES), weight: 3 },
    { arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), weight: 2 },
    { arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2 }), weight: 2 },
    { arbitrary: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), weight: 1 },
  ),
  maxLength: 40,
});

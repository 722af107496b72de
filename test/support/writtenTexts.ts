/** Texts as people write them, whose meaning depends on each code point. The kit must not change any of them. */
export const writtenTexts = [
  // Sequences of emoji: families, flags, keycaps, skins, regions by tags, text and emoji presentation.
  '👩‍👩‍👧‍👦 👩🏽‍❤️‍💋‍👨🏿 🏳️‍🌈 🏴‍☠️ 🇩🇪🇯🇵 3️⃣#️⃣ 👋🏻👋🏿 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☺︎☺️ ❤️‍🔥',
  // Both text directions, with isolates, embeddings and marks around numbers.
  'السعر 123٫45 ر.س (VAT 15%) للمنتج \u2068iPhone 15\u2069، شكراً!',
  'שלום, \u2067مرحبا\u2069 — hello\u200E! \u202Bמחיר: 99.90 ₪\u202C',
  '\u202Eevil\u202C \u061C١٢٣\u200F',
  // Combining marks: single, stacked, composed and decomposed.
  'é e\u0301 ạ̈ a\u0323\u0308 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢ ﷺ ﬁ Å A\u030A Ω \u2126',
  '\uAC01 \u1100\u1161\u11A8 が か\u3099 ॐ क़ क\u093C',
  // Grapheme clusters, joiners, stacked letters and tone marks.
  'नमस्ते क्\u200Dष क्\u200Cष श्री — ภาษาไทย กำกับ น้ำ — ស្ត្រី ខ្មែរ — မြန်မာစာ ဣန္ဒြေ — བོད་སྐད་ རྒྱལ',
  'می\u200Cخواهم — தமிழ் க்ஷ — മലയാളം ന്\u200D ൺ — සිංහල ක්\u200Dෂ — বাংলা ক্ষ — ᠮᠣᠩᠭᠣᠯ\u180E᠎ᠠ — ትግርኛ — ᏣᎳᎩ',
  '葛\u{E0100}飾区 葛\u{E0101}城市 𠮷野家 髙島屋 ㍻ ｶﾞ 漢字かな交じり文、終わり。',
  // Characters inside a text that look like white space or line ends.
  'a\tb\u00A0c\u2003d\u3000e\u2028f\u2029gh\u200Bi\uFEFFj\u00ADk\u2060l\uFFFDmn',
  // Characters that other programs interpret.
  '<script>alert(1)</script> &amp; %00 \\u0041 \\n "quoted" \'single\' ${x} {{y}} =1+1',
].join('\n');

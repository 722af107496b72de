import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanEmail, countCharacters, normalizeText } from '../../src/schema/normalizeText.js';
import { typedText } from '../support/typedText.js';

const LAST = 0x10_ff_ff;
const everyCodePoint = Array.from({ length: LAST + 1 }, (_, code) => code);
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

const isPrintable = (code: number) => code >= 0x20 && !(code >= 0x7f && code <= 0x9f);

/** The same without regular expressions, one code point at a time. */
function normalizedByHand(text: string): string {
  const kept: string[] = [];
  const characters = Array.from(text);
  for (const [index, character] of characters.entries()) {
    const code = character.codePointAt(0) ?? 0;
    if (isSurrogate(code)) kept.push('\uFFFD');
    else if (character === '\r' || character === '\u0085') kept.push('\n');
    else if (character === '\n' && characters[index - 1] === '\r') continue;
    else if (isPrintable(code) || character === '\t' || character === '\n') kept.push(character);
  }
  while (isSpace(kept[0])) kept.shift();
  while (isSpace(kept.at(-1))) kept.pop();
  return kept.join('');
}

/** White space and line ends of ECMAScript, without the control characters that were removed before. */
const SPACES = [
  0x09, 0x0a, 0x20, 0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008,
  0x2009, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff,
];
const isSpace = (character: string | undefined) => SPACES.includes(character?.codePointAt(0) ?? -1);

/** Letters, marks, numbers, punctuation, symbols and format characters, which carry the meaning of a text. */
const meaning = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD').match(/[^\p{Z}\p{Cc}\uFEFF]/gu);

describe('of all code points', () => {
  it('only control characters and lone surrogates change within a text', () => {
    const changed = everyCodePoint.filter((code) => {
      const text = `a${String.fromCodePoint(code)}b`;
      return normalizeText(text) !== text;
    });
    const controls = changed.filter((code) => !isSurrogate(code)).map(hex);
    expect(controls.join(' ')).toBe(
      '0000 0001 0002 0003 0004 0005 0006 0007 0008 000B 000C 000D 000E 000F 0010 0011 0012 0013 0014 0015 0016 ' +
        '0017 0018 0019 001A 001B 001C 001D 001E 001F 007F 0080 0081 0082 0083 0084 0085 0086 0087 0088 0089 008A 008B ' +
        '008C 008D 008E 008F 0090 0091 0092 0093 0094 0095 0096 0097 0098 0099 009A 009B 009C 009D 009E 009F',
    );
    expect(changed.filter(isSurrogate)).toHaveLength(0xe000 - 0xd800);
  });

  it('only white space and line ends are removed at the ends but not within a text', () => {
    const gone = everyCodePoint.filter((code) => {
      const character = String.fromCodePoint(code);
      return normalizeText(`a${character}b`).length > 2 && normalizeText(`${character}a${character}`) === 'a';
    });
    expect(gone.map(hex)).toEqual([...SPACES.map(hex), '000D', '0085'].toSorted());
  });
});

describe('any text', () => {
  const holds = (property: (text: string) => void) =>
    fc.assert(
      fc.property(typedText, (text) => {
        property(text);
      }),
      { numRuns: 3_000 },
    );

  it('is normalized as by a second implementation', () => {
    holds((text) => expect(normalizeText(text)).toBe(normalizedByHand(text)));
  });

  it('does not change if it is normalized again', () => {
    holds((text) => expect(normalizeText(normalizeText(text))).toBe(normalizeText(text)));
  });

  it('is well-formed after normalization, so that it can be encoded', () => {
    const encoder = new TextEncoder();
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    holds((text) => {
      const normalized = normalizeText(text);
      expect(() => encodeURIComponent(normalized)).not.toThrow();
      expect(decoder.decode(encoder.encode(normalized))).toBe(normalized);
    });
  });

  it('keeps its letters, marks, numbers, emoji, joiners and bidi marks, in the same order', () => {
    holds((text) => expect(meaning(normalizeText(text))).toEqual(meaning(text)));
  });

  it('keeps its Unicode normalization form', () => {
    const texts = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(texts, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (text, form) => {
        const typed = `a${text.normalize(form)}z`;
        expect(normalizeText(typed)).toBe(typed);
      }),
    );
  });

  it('is counted in code points', () => {
    holds((text) => {
      const pairs = text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g) ?? [];
      expect(countCharacters(text)).toBe(text.length - pairs.length);
    });
  });
});

it.each(['\r', '\r\n', '\0x', '\uD800', '\uDC00 ', '\u200D', 'x ', ' ', '😀'])(
  'a megabyte of %j takes time in proportion to its length',
  (unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    const start = process.cpuUsage();
    countCharacters(normalizeText(`x${text}x`));
    // The CPU time of this process, because other processes can use the machine too.
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000);
  },
);

describe('an email address', () => {
  it.each([
    ['ada@gmail.com,', 'ada@gmail.com'],
    ['ada@gmail.com;', 'ada@gmail.com'],
    ['ada@gmail.com.', 'ada@gmail.com'],
    ['<ada@gmail.com>', 'ada@gmail.com'],
    ['Ada Lovelace <ada@gmail.com>', 'ada@gmail.com'],
    ['"Lovelace, Ada" <ada@gmail.com>;', 'ada@gmail.com'],
    ['mailto:ada@gmail.com', 'ada@gmail.com'],
    ['<mailto:ada@gmail.com>', 'ada@gmail.com'],
    ['MAILTO: ada@gmail.com', 'ada@gmail.com'],
    ['mailto:mailto:ada@gmail.com', 'ada@gmail.com'],
    // Zero-width space, word joiner, byte order mark, bidi marks, soft hyphen, Hangul filler
    ['\u200Bada@gmail.com', 'ada@gmail.com'],
    ['ada\u2060@gmail.com\u200E', 'ada@gmail.com'],
    ['\u202Aada@gmail.com\u202C', 'ada@gmail.com'],
    ['\uFEFF<ada@gma\u00ADil.com>\u3164', 'ada@gmail.com'],
    ['\u200Fmailto:ada@gmail.com', 'ada@gmail.com'],
  ])('%j becomes %j, and stays so', (text, address) => {
    expect(cleanEmail(text)).toBe(address);
    expect(cleanEmail(address)).toBe(address);
  });

  it.each([
    "o'brien+tag@example.com",
    '"ada"@example.com',
    'ada',
    'Ada <ada@a.de>, Bob <bob@b.de>',
    'a <b> c',
    // A joiner is part of a word.
    'ada@نامه\u200Cای.com',
  ])('%j stays as it is', (text) => expect(cleanEmail(text)).toBe(text));

  it.each(['.', '<', '<a>', ' ', 'mailto:'])('a very long text of %j does not take long', (part) => {
    const text = `${part.repeat(100_000)}x`;
    const start = performance.now();
    expect(cleanEmail(text)).toBe(text);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

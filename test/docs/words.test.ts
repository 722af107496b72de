import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Words that the documentation does not use for something, and the word that it uses. */
const WORDS: readonly [word: RegExp, instead: string][] = [
  [/\bfilled traps?\b|\b(a|the|of) traps?\b/i, 'honeypot, or `ContactTrap`'],
  [/\bchallenge widgets?\b/i, 'CAPTCHA'],
  [/\bthe focus\b(?! target)/i, 'focus'],
  [/\brefused (fields?|values?|submits?)\b/i, 'invalid'],
  [/\b(schema|service|kit|endpoint) refuse[sd]?\b/i, 'rejects, or does not accept'],
  [/\btexts\b/i, 'text, strings, or messages'],
  [/\bthe shell\b/i, 'what loads with the page'],
  [/\blate parts?\b/i, 'the engine'],
  [/\b(pressing|a press of) (the )?(button|Send)\b/i, 'a submit'],
  [/\b(mend|ways out|anew)\b/i, 'fix, fallback actions, again'],
  [/\bmay not\b/i, 'must not, or might not'],
  [/\bUI (texts|words)\b/i, 'UI strings'],
];

const PAGES = ['README.md', ...readdirSync(join(ROOT, 'stories/docs')).map((file) => `stories/docs/${file}`)];

it.each(PAGES)('%s uses the words of the glossary', (page) => {
  const prose = readFileSync(join(ROOT, page), 'utf8')
    .replaceAll(/^```[^]*?^```/gm, '')
    // Code, and the targets of links
    .replaceAll(/`[^`\n]*`|\]\([^)]*\)/g, '');
  const found = WORDS.flatMap(([word, instead]) => {
    const match = word.exec(prose);
    return match ? [`"${match[0]}": write ${instead}`] : [];
  });
  expect(found).toEqual([]);
});

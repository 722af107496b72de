import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findTexts, TEXTS } from '../../../stories/contactPageTexts.js';

const STORIES = new URL('../../../stories/', import.meta.url).pathname;
const read = (path: string) => readFileSync(STORIES + path, 'utf8');

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['zh-CN', 'zh-Hans'],
  ['zh-Hans', 'zh-Hans'],
])('the contact page has texts for %s', (locale, key) => {
  expect(findTexts(locale)).toBe(TEXTS[key]);
});

it.each(['he', 'zh-TW'])('the contact page has no texts for %s', (locale) => {
  expect(findTexts(locale)).toBeUndefined();
});

it('the guide shows the contact page with the imports of an app', () => {
  const replaced = read('docs/GettingStarted.mdx').matchAll(/\.replace\((".+?"), (".+?")\)/g);
  let shown = read('ContactPage.tsx');
  for (const [, part = '', replacement = ''] of replaced) {
    shown = shown.replace(JSON.parse(part) as string, JSON.parse(replacement) as string);
  }
  const imports = Array.from(shown.matchAll(/^import .*?'(.+)';$/gm), ([, name]) => name);
  expect(imports).toEqual([
    'react',
    'react-contact-kit',
    'react-contact-kit/styles.css',
    './contactPageTexts',
    './ContactPage.css',
  ]);
});

import { expect, it } from 'vitest';
import { findTexts, TEXTS } from '../../stories/contactPageTexts.js';
import { shownContactPage } from '../support/docs/shownContactPage.js';

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
  const imports = Array.from(shownContactPage().matchAll(/^import .*?'(.+)';$/gm), ([, name]) => name);
  expect(imports).toEqual([
    'react',
    'react-contact-kit',
    'react-contact-kit/styles.css',
    './contactPageTexts',
    './ContactPage.css',
  ]);
});

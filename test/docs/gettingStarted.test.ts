import { expect, it } from 'vitest';
import { codeBlocks } from '../support/codeBlocks.js';
import { shownContactPage } from '../support/docs/shownContactPage.js';

const blocks = codeBlocks('stories/docs/GettingStarted.mdx');
const steps = [...new Set(blocks.map(({ section = '' }) => section))];

/** The app after a step, as one text without line breaks. */
function appAfter(step: string): string {
  const followed = steps.slice(0, steps.indexOf(step) + 1);
  const files = new Map<string, string>();
  for (const { file, code, section = '' } of blocks) {
    if (file && followed.includes(section)) files.set(file, code);
  }
  if (step === steps.at(-1)) files.set('src/ContactPage.tsx', shownContactPage());
  return [...files.values()].join('\n').replaceAll(/\s+/g, ' ');
}

/** The features that a step of the guide adds, and which the app keeps until the given step, or until the end. */
const FEATURES: [feature: string, from: string, until?: string][] = [
  ['contactSandbox()', '3'],
  ['<ContactProvider', '4'],
  ['baseUrl={baseUrl}', '4'],
  ["fallback={{ email: 'hello@example.com' }}", '4'],
  // The page of the last step has its own language and fields.
  ['messages={de}', '5', '10'],
  ['--rck-accent-color', '6'],
  ['required minLength={2}', '7', '10'],
  ['name="company"', '7', '10'],
  ['<ContactFallback />', '7', '10'],
  ['<ContactDraftNotice />', '8', '10'],
  ['draft onSuccess={', '8'],
  ['onError={', '8'],
  ['onInvalid={', '8'],
];

it.each(FEATURES)('the guide keeps %s from step %s on', (feature, from, until) => {
  const first = steps.findIndex((step) => step.startsWith(`${from}.`));
  const last = until ? steps.findIndex((step) => step.startsWith(`${until}.`)) : steps.length;
  const later = steps.slice(first, last);
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter((step) => !appAfter(step).includes(feature))).toEqual([]);
});

it('no file of the app sends to the sandbox in production', () => {
  const afterProvider = steps.slice(steps.findIndex((step) => step.startsWith('4.')));
  expect(afterProvider.filter((step) => appAfter(step).includes('baseUrl="/"'))).toEqual([]);
});

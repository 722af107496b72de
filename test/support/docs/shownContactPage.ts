import { readFileSync } from 'node:fs';
import { adapt } from '../codeBlocks.js';

const STORIES = new URL('../../../stories/', import.meta.url).pathname;

/** The source of the contact page, with the imports that the guide replaces in it. */
export function shownContactPage(): string {
  const guide = readFileSync(`${STORIES}docs/GettingStarted.mdx`, 'utf8');
  let shown = readFileSync(`${STORIES}ContactPage.tsx`, 'utf8');
  for (const [, part = '', replacement = ''] of guide.matchAll(/\.replace\((".+?"), (".+?")\)/g)) {
    shown = adapt(shown, JSON.parse(part) as string, JSON.parse(replacement) as string);
  }
  return shown;
}

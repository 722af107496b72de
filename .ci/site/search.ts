import type { Options } from 'minisearch';

/** A section of a page that a search can find. */
export interface Section {
  /** Its address, relative to the other pages. */
  id: string;
  group: string;
  title: string;
  heading: string;
  /** A summary of the page, in its first section only. */
  description: string;
  text: string;
}

/** Words of almost every question, which say nothing about its subject. */
const COMMON = new Set(
  'a an and are contact do does for form how i in is it my of on or react the to what with'.split(' '),
);

/** camelCase is one word and its parts: "useActionState" is found by "action state" too. */
export function tokenize(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}@]+/u);
  const compounds = words.filter((word) => /[a-z][A-Z]/.test(word));
  return words.concat(compounds.flatMap((word) => word.split(/(?<=[a-z])(?=[A-Z])/)));
}

/** A word as the index has it, or `null` for a common word. */
export function termOf(word: string): string | null {
  const lower = word.toLowerCase();
  // The plural and the singular are one word.
  const term = lower.length > 3 ? lower.replace(/(?<!s)s$/, '') : lower;
  return COMMON.has(lower) || COMMON.has(term) ? null : term;
}

/** The options of the search: the build makes the index with them, and the pages load it with them. */
export const OPTIONS: Options<Section> = {
  fields: ['title', 'heading', 'description', 'text'],
  storeFields: ['group', 'title', 'heading', 'description'],
  tokenize,
  processTerm: termOf,
  searchOptions: {
    boost: { title: 3, heading: 3, description: 3 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.15 : false),
  },
};

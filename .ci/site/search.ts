import type { Options } from 'minisearch';

/** A section of a page that a search can find. */
export interface Section {
  /** Its address, relative to the other pages. */
  id: string;
  title: string;
  heading: string;
  text: string;
}

/** Words of almost every question, which say nothing about its subject. */
const COMMON = new Set('a an and are do does for how i in is it my of on or the to what with'.split(' '));

/** The options of the search: the build makes the index with them, and the pages load it with them. */
export const OPTIONS: Options<Section> = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading'],
  // camelCase is one word and its parts: "useActionState" is found by "action state" too.
  tokenize: (text) =>
    text.split(/[^\p{L}\p{N}@]+/u).flatMap((word) => {
      const parts = word.split(/(?<=[a-z])(?=[A-Z])/);
      return parts.length > 1 ? [word, ...parts] : [word];
    }),
  processTerm: (term) => {
    const word = term.toLowerCase();
    if (COMMON.has(word)) return null;
    // The plural and the singular are one word.
    return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
  },
  searchOptions: {
    boost: { title: 3, heading: 3 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.15 : false),
  },
};

import { readFileSync } from 'node:fs';

/** The page that quotes messages of other tools, so that a search for a message finds it. */
export const TROUBLESHOOTING = readFileSync(
  new URL('../../../stories/docs/troubleshooting.md', import.meta.url),
  'utf8',
);

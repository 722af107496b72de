import { readFileSync } from 'node:fs';

/** The page that quotes messages of other tools, so that a search for a message finds it. */
export const TROUBLESHOOTING = readFileSync(
  new URL('../../../stories/docs/Troubleshooting.mdx', import.meta.url),
  'utf8',
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface CodeBlock {
  language: string;
  /** The name in the comment that is the first line, if there is one. In an Astro page, it follows the fence. */
  file: string | undefined;
  code: string;
  /** The heading of the section that contains it. */
  section: string | undefined;
}

/** The code blocks of a page, in their order. */
export function codeBlocks(page: string): CodeBlock[] {
  return codeBlocksIn(readFileSync(join(ROOT, page), 'utf8'));
}

/** The code blocks of a text in Markdown. */
export function codeBlocksIn(text: string): CodeBlock[] {
  return Array.from(
    text.matchAll(/^```(\w+)\n(.*?)^```$/gms),
    ({ index, 1: language = '', 2: code = '' }) => ({
      language,
      file: /^(?:---\n)?(?:\/\/|\/\*) ([\w./[\]$-]+\.\w+)(?: \*\/)?\n/.exec(code)?.[1],
      code,
      section: [...text.slice(0, index).matchAll(/^## (.+)$/gm)].at(-1)?.[1],
    }),
  );
}

/** The code block of a page that starts with this file name. */
export function codeOf(page: string, file: string): string {
  const block = codeBlocks(page).find((candidate) => candidate.file === file);
  if (!block) throw new Error(`${page} has no code block for ${file}`);
  return block.code;
}

/** The endpoint in the `server.js` of the quick start, as a module that exports it. */
export function documentedEndpoint(): string {
  const server = codeOf('stories/docs/quick-start.md', 'server.js');
  const [endpoint = ''] = server.split('\nexpress()');
  const code = endpoint.replaceAll(/^(?:\/\/|if |import (?:express|\{ createRequestListener \})).*\n/gm, '');
  return adapt(code, 'const endpoint', 'export const endpoint');
}

/** Replaces a part of an example, and fails if the example has no such part. */
export function adapt(code: string, part: string, replacement: string): string {
  if (!code.includes(part)) throw new Error(`The example does not contain ${part}`);
  return code.replaceAll(part, replacement);
}

import { readFileSync } from 'node:fs';

const PAGES = new URL('../../../stories/docs/', import.meta.url);

export function textOf(page: string): string {
  return readFileSync(new URL(page, PAGES), 'utf8');
}

/** The code block of a page that starts with this file name. */
export function codeOf(page: string, file: string): string {
  const start = `\`\`\`ts\n// ${file}\n`;
  const [, rest] = textOf(page).split(start);
  const code = rest?.split('\n```\n', 1)[0];
  if (code === undefined) throw new Error(`${page} has no code block for ${file}`);
  return code;
}

/** Replaces a part of an example, and fails if the example has no such part. */
export function adapt(code: string, part: string, replacement: string): string {
  if (!code.includes(part)) throw new Error(`The example does not contain ${part}`);
  return code.replaceAll(part, replacement);
}

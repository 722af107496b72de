import { readFileSync } from 'node:fs';

/** The code block of a documentation page that starts with this file name. */
export function codeOf(page: string, file: string): string {
  const text = readFileSync(new URL(`../../stories/docs/${page}`, import.meta.url), 'utf8');
  const [, code] = new RegExp(`^\`\`\`tsx?\\n// ${file}\\n(.*?)^\`\`\`$`, 'ms').exec(text) ?? [];
  if (code === undefined) throw new Error(`${page} has no code block for ${file}`);
  return code;
}

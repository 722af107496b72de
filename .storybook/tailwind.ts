import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';
import type { Plugin } from 'vite';

/**
 * Tailwind for the recipes: compiles `X.tailwind.css` with the utilities that `X.tsx` in the same folder uses. Tailwind's
 * own Vite plugin needs native binaries, which a lock file does not contain for every platform.
 */
export function tailwind(): Plugin {
  return {
    name: 'tailwind-recipe',
    enforce: 'pre',
    async transform(code, id) {
      const [path = ''] = id.split('?');
      return path.endsWith('.tailwind.css') ? compileTailwind(path, code) : undefined;
    },
  };
}

/** Compiles a stylesheet `X.tailwind.css`. */
export async function compileTailwind(path: string, code: string): Promise<string> {
  const compiler = await compile(code, {
    base: dirname(path),
    loadStylesheet: async (sheet, base) => {
      // The package exports its stylesheet with the condition `style`, which Node does not resolve.
      const name = sheet === 'tailwindcss' ? 'tailwindcss/index.css' : sheet;
      const file = fileURLToPath(import.meta.resolve(name));
      return { path: file, base, content: await readFile(file, 'utf8') };
    },
  });
  const source = await readFile(path.replace('.tailwind.css', '.tsx'), 'utf8');
  return compiler.build(source.match(/[^\s"'`]+/g) ?? []);
}

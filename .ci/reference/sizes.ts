import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { closure, gzipBytes, type Bundler, type Chunk } from '../../test/support/bundle.js';

/** The limits of the bytes that a page loads (gzip, without React). A test and the manifest use them. */
export const BUDGETS = {
  contactForm: { limit: 9_750, description: 'First load of `ContactForm`' },
  contactFormWithEngine: { limit: 33_200, description: '`ContactForm` with its engine' },
  useContactForm: { limit: 34_850, description: '`useContactForm`' },
  useDraft: { limit: 2_000, description: '`useDraft`, in addition to `useContactForm`' },
  submitContact: { limit: 2_350, description: '`submitContact` alone' },
} as const;

/** The largest catalog, as a file. */
export const CATALOG_BUDGET = { limit: 1_500, description: 'The largest catalog' } as const;
export const STYLESHEET_BUDGET = { limit: 4_050, description: '`styles.css`, minified' } as const;

export type Sizes = Record<keyof typeof BUDGETS, number>;

/** Bundles pages with the built package, and measures what they load. */
export async function measureSizes(bundle: Bundler): Promise<Sizes> {
  const form = await bundle(`export { ContactForm } from './dist/index.js'`);
  const initial = firstLoad(form);
  const [engine, ...others] = form.filter(
    (chunk) => chunk.code.includes('resolver') && !initial.includes(chunk),
  );
  if (!engine || others.length > 0) throw new Error('The engine is not a file of its own.');
  const hooks = async (names: string) =>
    gzipBytes(firstLoad(await bundle(`export { ${names} } from './dist/hooks/index.js'`)));
  const useContactForm = await hooks('useContactForm');
  return {
    contactForm: gzipBytes(initial),
    contactFormWithEngine: gzipBytes(closure(form, [...initial, engine])),
    useContactForm,
    useDraft: (await hooks('useContactForm, useDraft')) - useContactForm,
    submitContact: gzipBytes(await bundle(`export { submitContact } from './dist/client/index.js'`)),
  };
}

/** The chunks that a page loads at once. */
export function firstLoad(chunks: readonly Chunk[]): Chunk[] {
  return closure(
    chunks,
    chunks.filter((chunk) => chunk.isEntry),
  );
}

/** The bytes of the stylesheet on a page (gzip). */
export async function stylesheetSize(root: string): Promise<number> {
  const css = readFileSync(join(root, 'src/styles.css'), 'utf8');
  const { code } = await transform(css, { loader: 'css', minify: true });
  return gzipSync(code, { level: 9 }).length;
}

/** The bytes of each built catalog (gzip), by file. */
export function catalogSizes(root: string): Record<string, number> {
  const folder = join(root, 'dist/locales');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(
    files.map((file) => [file, gzipSync(readFileSync(join(folder, file)), { level: 9 }).length]),
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { closure, gzipBytes, type Bundler, type Chunk } from '../../test/support/bundle.js';

/** The limits of the bytes that a page loads (gzip, without React), by bundler. They only fall. */
export const BUDGETS = {
  contactForm: { limit: { rolldown: 5_100, esbuild: 5_250 }, description: 'First load of `ContactForm`' },
  arrangedParts: {
    limit: { rolldown: 5_850, esbuild: 6_050 },
    description: 'First load of `ContactForm` with its parts as children',
  },
  ownFields: {
    limit: { rolldown: 6_050, esbuild: 6_200 },
    description: 'First load of `ContactForm` with five own fields and a lazy schema',
  },
  contactFormWithEngine: {
    limit: { rolldown: 31_400, esbuild: 32_650 },
    description: '`ContactForm` with its engine',
  },
  useContactForm: { limit: { rolldown: 34_000, esbuild: 35_500 }, description: '`useContactForm`' },
  submitContact: { limit: { rolldown: 2_300, esbuild: 2_330 }, description: '`submitContact` alone' },
} as const;

/** The largest catalog, as a file. */
export const CATALOG_BUDGET = { limit: { file: 1_500 }, description: 'The largest catalog' } as const;
export const STYLESHEET_BUDGET = {
  limit: { esbuild: 4_050 },
  description: '`styles.css`, minified',
} as const;

export type Sizes = Record<keyof typeof BUDGETS, number>;

const PARTS = ['ContactForm', 'ContactField', 'ContactSubmit', 'ContactStatus', 'ContactFallback'];
const OWN_FIELDS = ['company', 'phone', 'topic', 'budget', 'city'];

/** The code of a page whose form has these fields, with a lazy schema. */
function pageWith(fields: readonly string[]): string {
  const parts = fields.map(
    (name) => `jsx(ContactField, { name: '${name}', label: '${name}', required: true }, '${name}')`,
  );
  return `import { jsx } from 'react/jsx-runtime';
    import { ContactField, ContactForm, ContactStatus, ContactSubmit } from './dist/index.js';
    const schema = () => import('./dist/schema/index.js');
    const children = [${parts.join()}, jsx(ContactStatus, {}, 's'), jsx(ContactSubmit, {}, 'b')];
    export const Page = () => jsx(ContactForm, { formId: 'f_1', baseUrl: '/', schema, children });`;
}

/** Bundles pages with the built package, and measures what they load. */
export async function measureSizes(bundle: Bundler): Promise<Sizes> {
  const form = await bundle(`export { ContactForm } from './dist/index.js'`);
  const initial = firstLoad(form);
  const [engine, ...others] = form.filter(
    (chunk) => chunk.code.includes('resolver') && !initial.includes(chunk),
  );
  if (!engine || others.length > 0) throw new Error('The engine is not a file of its own.');
  const page = async (code: string) => gzipBytes(firstLoad(await bundle(code)));
  return {
    contactForm: gzipBytes(initial),
    arrangedParts: await page(`export { ${PARTS.join()} } from './dist/index.js'`),
    ownFields: await page(pageWith([...OWN_FIELDS, 'name', 'email', 'message'])),
    contactFormWithEngine: gzipBytes(closure(form, [...initial, engine])),
    useContactForm: await page(`export { useContactForm } from './dist/hooks/index.js'`),
    submitContact: await page(`export { submitContact } from './dist/client/index.js'`),
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

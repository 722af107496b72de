import { transform } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUDGETS, FILE_BUDGETS } from '../../../.ci/reference/budgets.js';
import {
  bundlers,
  closure,
  DEVELOPER_MESSAGES,
  gzipBytes,
  type Bundler,
  type Chunk,
} from '../../support/bundle.js';

const ROOT = new URL('../../../', import.meta.url).pathname;
const CONSOLE = /console\.(warn|error)/;
const PARTS = ['ContactForm', 'ContactField', 'ContactSubmit', 'ContactStatus', 'ContactFallback'];
const OWN_MARKUP = ['ContactForm', 'useContactField', 'ContactSubmit', 'ContactStatus', 'ContactFallback'];
const STATIC_DETAILS = [
  'ContactAddress',
  'ContactCard',
  'ContactDetails',
  'ContactEmail',
  'ContactHours',
  'ContactLinks',
  'ContactMap',
  'ContactPhone',
];
const FIELDS = ['company', 'phone', 'topic', 'budget', 'city', 'name', 'email', 'message'];

describe.each(Object.entries(bundlers))('a page bundled with %s', (name, bundle) => {
  it('loads at most as much as the budgets allow', async () => {
    const sizes = await measureSizes(bundle);
    console.info(`${name}: ${JSON.stringify(sizes)}`);
    const overLimit = Object.entries(BUDGETS).filter(
      ([part, { limit }]) => !(sizes[part as keyof typeof BUDGETS] <= limit[name as keyof typeof bundlers]),
    );
    expect(overLimit).toEqual([]);
  });

  // After a shared file has failed to load, WebKit does not load it again.
  it('loads each lazy part of a ContactForm in a file of its own', async () => {
    const chunks = await bundle(`export { ContactForm } from './dist/index.js'`);
    const initial = firstLoad(chunks);
    const lazyNames = new Set(initial.flatMap(({ dynamicImports }) => dynamicImports));
    const lazy = chunks.filter((chunk) => lazyNames.has(chunk.name));
    // The engine, drafts, the part that loads a catalog, and the list of catalogs
    expect(lazy).toHaveLength(4);
    for (const part of lazy) {
      expect(closure(chunks, [part]).filter((chunk) => !initial.includes(chunk))).toEqual([part]);
    }
  });

  it('contains no message for developers', async () => {
    for (const module of ['diagnoseForm', 'diagnoseOptions', 'diagnoseRequest']) {
      const file = new URL(`../../../dist/diagnostics/${module}.js`, import.meta.url);
      expect(readFileSync(file, 'utf8')).toMatch(DEVELOPER_MESSAGES);
    }
    const chunks = await bundle(`export * from './dist/index.js'`);
    for (const { code } of chunks) {
      expect(code).not.toMatch(DEVELOPER_MESSAGES);
      expect(code).not.toMatch(CONSOLE);
    }
  });
});

// A server component that renders them adds no JavaScript to the page.
it('the details that do not move need no client component', async () => {
  const chunks = await bundlers.esbuild(`export { ${STATIC_DETAILS.join()} } from './dist/details/index.js'`);
  const code = chunks.map((chunk) => chunk.code).join('\n');
  // The bundler drops the modules of the others.
  expect(code).not.toMatch(/use client|\buse[A-Z]\w*\b/);
  expect(code).toContain('rck-details');
  expect([...code.matchAll(/from"([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'react/jsx-runtime',
    'react/jsx-runtime',
  ]);
});

it('no catalog is larger than its budget', () => {
  const folder = join(ROOT, 'dist/locales');
  const catalogs = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(catalogs.length).toBeGreaterThan(60);
  const isTooLarge = (file: string) =>
    gzipSync(readFileSync(join(folder, file)), { level: 9 }).length > FILE_BUDGETS.catalog.limit.file;
  expect(catalogs.filter(isTooLarge)).toEqual([]);
});

it.each([
  ['styles.css', FILE_BUDGETS.stylesheet],
  ['page.css', FILE_BUDGETS.pageStylesheet],
  ['page-map.css', FILE_BUDGETS.mapStylesheet],
])('%s is not larger than its budget', async (file, { limit }) => {
  const css = await minified('dist', file);
  expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(limit.esbuild);
});

it('each stylesheet has the rules of its source', async () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const stylesheets = files.filter((file) => file.endsWith('.css'));
  expect(stylesheets.length).toBeGreaterThan(5);
  for (const file of stylesheets) expect(await minified('dist', file)).toBe(await minified('src', file));
});

async function minified(folder: string, file: string): Promise<string> {
  const css = readFileSync(join(ROOT, folder, file), 'utf8');
  return (await transform(css, { loader: 'css', minify: true })).code;
}

/** Bundles pages with the built package, and measures what they load. */
async function measureSizes(bundle: Bundler): Promise<Record<keyof typeof BUDGETS, number>> {
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
    ownFields: await page(pageWith(FIELDS)),
    ownMarkup: await page(`export { ${OWN_MARKUP.join()} } from './dist/index.js'`),
    contactFormWithEngine: gzipBytes(closure(form, [...initial, engine])),
    useContactForm: await page(`export { useContactForm } from './dist/hooks/index.js'`),
    useSubmitContact: await page(`export { useSubmitContact } from './dist/hooks/index.js'`),
    contactOpenNow: await page(`export { ContactOpenNow } from './dist/details/index.js'`),
    details: await page(
      `export { ${[...STATIC_DETAILS, 'ContactMapEmbed', 'ContactOpenNow'].join()} } from './dist/details/index.js'`,
    ),
    contactPage: await page(`export { ContactPage } from './dist/page/index.js'`),
    submitContact: await page(`export { submitContact } from './dist/client/index.js'`),
  };
}

/** The chunks that a page loads at once. */
function firstLoad(chunks: readonly Chunk[]): Chunk[] {
  return closure(
    chunks,
    chunks.filter((chunk) => chunk.isEntry),
  );
}

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

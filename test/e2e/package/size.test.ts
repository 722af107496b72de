import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BUDGETS,
  CATALOG_BUDGET,
  STYLESHEET_BUDGET,
  catalogSizes,
  firstLoad,
  measureSizes,
  stylesheetSize,
} from '../../../.ci/reference/sizes.js';
import { bundlers, closure, gzipBytes } from '../../support/bundle.js';

const DEVELOPER_MESSAGES =
  /no-cors|not the contact service|styles\.css|visitors see its name|no catalog for|Only in development|Check baseUrl|language tag|schema is strict|no such field|announces a failed|that you set as|console\.(warn|error)/;

const OWN_FIELDS = ['company', 'phone', 'topic', 'budget', 'city'];
/** The folder of schemas, inside the project so that they find their libraries. */
const ROOT = new URL('../../../', import.meta.url).pathname;
const FOLDER = join(ROOT, 'node_modules/.cache/size');

beforeAll(() => void mkdirSync(FOLDER, { recursive: true }));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe.each(Object.entries(bundlers))('a page bundled with %s', (name, bundle) => {
  it('loads at most as much as the budgets allow', async () => {
    const sizes = await measureSizes(bundle);
    console.info(`${name}: ${JSON.stringify(sizes)}`);
    const limits = Object.entries(BUDGETS).map(([part, { limit }]) => [part, limit]);
    const overLimit = limits.filter(
      ([part, limit]) => !(sizes[part as keyof typeof BUDGETS] <= Number(limit)),
    );
    expect(overLimit).toEqual([]);
    expect(limits).toHaveLength(Object.keys(sizes).length);
  });

  // After a shared file has failed to load, WebKit does not load it again.
  it('loads each lazy part of a ContactForm in a file of its own', async () => {
    const chunks = await bundle(`export { ContactForm } from './dist/index.js'`);
    const initial = firstLoad(chunks);
    const lazyNames = new Set(initial.flatMap(({ dynamicImports }) => dynamicImports));
    const lazy = chunks.filter((chunk) => lazyNames.has(chunk.name));
    // The engine, drafts, the mail link, and the list of catalogs
    expect(lazy).toHaveLength(4);
    for (const part of lazy) {
      expect(closure(chunks, [part]).filter((chunk) => !initial.includes(chunk))).toEqual([part]);
    }
  });

  it.each(['zod', 'zod/mini'])(
    'loads at most 1 kB more for five own fields whose schema is lazy and made with %s',
    async (library) => {
      const file = join(FOLDER, `${name}-${library.replace('/', '-')}.js`);
      writeFileSync(
        file,
        `import { contactSchema } from '../../../dist/schema/index.js';
        import * as z from '${library}';
        const fields = Object.fromEntries(${JSON.stringify(OWN_FIELDS)}.map((field) => [field, z.string()]));
        export default z.object({ ...contactSchema.shape, ...fields });`,
      );
      const parts = [...OWN_FIELDS, 'name', 'email', 'message'].map(
        (field) => `jsx(ContactField, { name: '${field}', label: '${field}', required: true }, '${field}')`,
      );
      const chunks = await bundle(
        `import { jsx } from 'react/jsx-runtime';
        import { ContactField, ContactForm, ContactStatus, ContactSubmit } from './dist/index.js';
        const schema = () => import(${JSON.stringify(file)});
        const children = [${parts.join()}, jsx(ContactStatus, {}, 's'), jsx(ContactSubmit, {}, 'b')];
        export const Form = () => jsx(ContactForm, { formId: 'f_1', baseUrl: '/', schema, children });`,
      );
      const plain = await bundle(`export { ContactForm } from './dist/index.js'`);
      const more = gzipBytes(firstLoad(chunks)) - gzipBytes(firstLoad(plain));
      console.info(`${name}, ${library}: ${more} B more for five own fields`);
      expect(more).toBeLessThanOrEqual(1_000);
    },
  );

  it('contains no message for developers', async () => {
    for (const module of [
      'checkOnServer',
      'diagnoseWebPage',
      'diagnosedFetch',
      'diagnoseForm',
      'diagnoseIssues',
      'diagnoseLabel',
      'diagnoseLocale',
      'diagnosePage',
      'diagnoseThrown',
      'showDropped',
    ]) {
      const file = new URL(`../../../dist/diagnostics/${module}.js`, import.meta.url);
      expect(readFileSync(file, 'utf8')).toMatch(DEVELOPER_MESSAGES);
    }
    const chunks = await bundle(`export * from './dist/index.js'`);
    for (const { code } of chunks) expect(code).not.toMatch(DEVELOPER_MESSAGES);
  });
});

it('no catalog is larger than its budget', () => {
  const sizes = Object.entries(catalogSizes(ROOT));
  expect(sizes.length).toBeGreaterThan(60);
  expect(sizes.filter(([, size]) => size > CATALOG_BUDGET.limit)).toEqual([]);
});

it('the stylesheet is not larger than its budget', async () => {
  expect(await stylesheetSize(ROOT)).toBeLessThanOrEqual(STYLESHEET_BUDGET.limit);
});

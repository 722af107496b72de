import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundlers, closure, gzipBytes, type Chunk } from '../../support/bundle.js';

const DEVELOPER_MESSAGES =
  /no-cors|Check baseUrl|language tag|schema is strict|no such field|announces a failed|that you set as|console\.(warn|error)/;

const OWN_FIELDS = ['company', 'phone', 'topic', 'budget', 'city'];
/** The folder of schemas, inside the project so that they find their libraries. */
const FOLDER = new URL('../../../node_modules/.cache/size', import.meta.url).pathname;

beforeAll(() => void mkdirSync(FOLDER, { recursive: true }));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe.each(Object.entries(bundlers))('a page bundled with %s', (name, bundle) => {
  it('loads at most 9.95 kB for a ContactForm, and 33.2 kB with its engine', async () => {
    const chunks = await bundle(`export { ContactForm } from './dist/index.js'`);
    const initial = closure(
      chunks,
      chunks.filter((chunk) => chunk.isEntry),
    );
    const engine = chunks.filter((chunk) => chunk.code.includes('resolver') && !initial.includes(chunk));
    const total = closure(chunks, [...initial, ...engine]);

    console.info(`${name}: ContactForm ${gzipBytes(initial)} B, with its engine ${gzipBytes(total)} B`);
    expect(engine).toHaveLength(1);
    expect(gzipBytes(initial)).toBeLessThanOrEqual(9_950);
    expect(gzipBytes(total)).toBeLessThanOrEqual(33_200);
  });

  // After a shared file has failed to load, WebKit does not load it again.
  it('loads each lazy part of a ContactForm in a file of its own', async () => {
    const chunks = await bundle(`export { ContactForm } from './dist/index.js'`);
    const initial = closure(
      chunks,
      chunks.filter((chunk) => chunk.isEntry),
    );
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
      const initial = (all: Chunk[]) =>
        gzipBytes(
          closure(
            all,
            all.filter((chunk) => chunk.isEntry),
          ),
        );
      const plain = initial(await bundle(`export { ContactForm } from './dist/index.js'`));
      console.info(`${name}, ${library}: ${initial(chunks) - plain} B more for five own fields`);
      expect(initial(chunks) - plain).toBeLessThanOrEqual(1_000);
    },
  );

  it('contains no message for developers', async () => {
    for (const module of [
      'diagnosedFetch',
      'diagnoseForm',
      'diagnoseLocale',
      'diagnoseThrown',
      'diagnoseUnknownFields',
    ]) {
      const file = new URL(`../../../dist/diagnostics/${module}.js`, import.meta.url);
      expect(readFileSync(file, 'utf8')).toMatch(DEVELOPER_MESSAGES);
    }
    const chunks = await bundle(`export * from './dist/index.js'`);
    for (const { code } of chunks) expect(code).not.toMatch(DEVELOPER_MESSAGES);
  });

  it('loads at most 35.2 kB for useContactForm, and 2 kB more for useDraft', async () => {
    const bytes = async (names: string) => {
      const chunks = await bundle(`export { ${names} } from './dist/hooks/index.js'`);
      return gzipBytes(
        closure(
          chunks,
          chunks.filter((chunk) => chunk.isEntry),
        ),
      );
    };
    const form = await bytes('useContactForm');
    const draft = (await bytes('useContactForm, useDraft')) - form;
    console.info(`${name}: useContactForm ${form} B, useDraft ${draft} B more`);
    expect(form).toBeLessThanOrEqual(35_200);
    expect(draft).toBeLessThanOrEqual(2_000);
  });

  it('loads at most 2.3 kB for submitContact alone', async () => {
    const chunks = await bundle(`export { submitContact } from './dist/client/index.js'`);
    console.info(`${name}: submitContact ${gzipBytes(chunks)} B`);
    expect(gzipBytes(chunks)).toBeLessThanOrEqual(2_300);
  });
});

it('no catalog is larger than 1.5 kB', () => {
  const folder = new URL('../../../dist/locales/', import.meta.url);
  const sizes = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, gzipSync(readFileSync(new URL(file, folder)), { level: 9 }).length] as const);
  expect(sizes.length).toBeGreaterThan(60);
  expect(sizes.filter(([, size]) => size > 1_500)).toEqual([]);
});

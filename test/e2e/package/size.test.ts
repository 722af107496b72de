import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  BUDGETS,
  CATALOG_BUDGET,
  STYLESHEET_BUDGET,
  catalogSizes,
  firstLoad,
  measureSizes,
  stylesheetSize,
} from '../../../.ci/reference/sizes.js';
import { bundlers, closure, DEVELOPER_MESSAGES } from '../../support/bundle.js';

const CONSOLE = /console\.(warn|error)/;

const ROOT = new URL('../../../', import.meta.url).pathname;

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
    for (const module of ['checkOnServer', 'diagnoseForm', 'diagnoseOptions', 'diagnoseRequest']) {
      const file = new URL(`../../../dist/diagnostics/${module}.js`, import.meta.url);
      expect(readFileSync(file, 'utf8')).toMatch(module === 'checkOnServer' ? CONSOLE : DEVELOPER_MESSAGES);
    }
    const chunks = await bundle(`export * from './dist/index.js'`);
    for (const { code } of chunks) {
      expect(code).not.toMatch(DEVELOPER_MESSAGES);
      expect(code).not.toMatch(CONSOLE);
    }
  });
});

it('no catalog is larger than its budget', () => {
  const sizes = Object.entries(catalogSizes(ROOT));
  expect(sizes.length).toBeGreaterThan(60);
  expect(sizes.filter(([, size]) => size > CATALOG_BUDGET.limit.file)).toEqual([]);
});

it('the stylesheet is not larger than its budget', async () => {
  expect(await stylesheetSize(ROOT)).toBeLessThanOrEqual(STYLESHEET_BUDGET.limit.esbuild);
});

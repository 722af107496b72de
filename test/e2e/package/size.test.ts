import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundlers, closure, gzipBytes } from '../../support/bundle.js';

const DEVELOPER_MESSAGES =
  /no-cors|Check baseUrl|language tag|schema is strict|no such field|announces a failed|that you set as|console\.(warn|error)/;

describe.each(Object.entries(bundlers))('a page bundled with %s', (name, bundle) => {
  it('loads at most 8 kB for a ContactForm, and 29 kB with its engine', async () => {
    const chunks = await bundle(`export { ContactForm } from './dist/index.js'`);
    const initial = closure(
      chunks,
      chunks.filter((chunk) => chunk.isEntry),
    );
    const engine = chunks.filter((chunk) => chunk.code.includes('resolver') && !initial.includes(chunk));
    const total = closure(chunks, [...initial, ...engine]);

    console.info(`${name}: ContactForm ${gzipBytes(initial)} B, with its engine ${gzipBytes(total)} B`);
    expect(engine).toHaveLength(1);
    expect(gzipBytes(initial)).toBeLessThanOrEqual(8_000);
    expect(gzipBytes(total)).toBeLessThanOrEqual(29_000);
  });

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

  it('loads at most 2.3 kB for submitContact alone', async () => {
    const chunks = await bundle(`export { submitContact } from './dist/client/index.js'`);
    console.info(`${name}: submitContact ${gzipBytes(chunks)} B`);
    expect(gzipBytes(chunks)).toBeLessThanOrEqual(2_300);
  });
});

it('no catalog is larger than 1.2 kB', () => {
  const folder = new URL('../../../dist/locales/', import.meta.url);
  const sizes = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, gzipSync(readFileSync(new URL(file, folder)), { level: 9 }).length] as const);
  expect(sizes.length).toBeGreaterThan(60);
  expect(sizes.filter(([, size]) => size > 1_200)).toEqual([]);
});

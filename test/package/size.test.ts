import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { bundlers, closure, gzipBytes } from './bundle.js';

const FOR_DEVELOPERS = /no-cors|Check baseUrl|language tag|console\.warn/;

describe.each(Object.entries(bundlers))('what a page pays, bundled with %s', (name, bundle) => {
  it('is at most 5 kB for a ContactForm, and 26 kB once its engine is there', async () => {
    const chunks = await bundle(`export { ContactForm } from './dist/index.js'`);
    const initial = closure(
      chunks,
      chunks.filter((chunk) => chunk.isEntry),
    );
    const engine = chunks.filter((chunk) => chunk.code.includes('resolver') && !initial.includes(chunk));
    const total = closure(chunks, [...initial, ...engine]);

    console.info(`${name}: ContactForm ${gzipBytes(initial)} B, with its engine ${gzipBytes(total)} B`);
    expect(engine).toHaveLength(1);
    expect(gzipBytes(initial)).toBeLessThanOrEqual(5_000);
    expect(gzipBytes(total)).toBeLessThanOrEqual(26_000);
  });

  it('has nothing in it that only developers read', async () => {
    const diagnostics = readFileSync(
      new URL('../../dist/diagnostics/diagnosedFetch.js', import.meta.url),
      'utf8',
    );
    expect(diagnostics).toMatch(FOR_DEVELOPERS);
    const chunks = await bundle(`export * from './dist/index.js'`);
    for (const { code } of chunks) expect(code).not.toMatch(FOR_DEVELOPERS);
  });

  it('is at most 1.9 kB for submitContact alone', async () => {
    const chunks = await bundle(`export { submitContact } from './dist/client/index.js'`);
    console.info(`${name}: submitContact ${gzipBytes(chunks)} B`);
    expect(gzipBytes(chunks)).toBeLessThanOrEqual(1_900);
  });
});

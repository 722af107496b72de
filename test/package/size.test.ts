import { describe, expect, it } from 'vitest';
import { bundlers, closure, gzipBytes } from './bundle.js';

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

  it('is at most 1.9 kB for submitContact alone', async () => {
    const chunks = await bundle(`export { submitContact } from './dist/client/index.js'`);
    console.info(`${name}: submitContact ${gzipBytes(chunks)} B`);
    expect(gzipBytes(chunks)).toBeLessThanOrEqual(1_900);
  });
});

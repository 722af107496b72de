import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundlers, closure, type Chunk } from '../support/bundle.js';
import type { Contestant } from './contestants.js';

export interface Bytes {
  min: number;
  gzip: number;
  brotli: number;
}

export interface ContestantBytes {
  /** Loaded with the page. */
  initial: Bytes;
  /** Including the chunks that load on first interaction. */
  total: Bytes;
}

export type BundlerName = keyof typeof bundlers;
export const BUNDLERS = Object.keys(bundlers) as BundlerName[];

/** Libraries that a host app can have already. */
export const HOST_LIBRARIES = ['react-hook-form', '@hookform/resolvers', 'zod', '@tanstack/react-query'];

/** The bytes of a form, without React. */
export async function contestantBytes(
  { id, file, late = [] }: Contestant,
  bundler: BundlerName,
  hostLibraries: readonly string[] = [],
): Promise<ContestantBytes> {
  const chunks = await bundlers[bundler](
    `export { default } from './test/bench/contestants/${file}.tsx'`,
    hostLibraries,
  );
  const initial = closure(
    chunks,
    chunks.filter((chunk) => chunk.isEntry),
  );
  const lateChunks = late.map((name) => {
    const chunk = chunks.find((candidate) => candidate.name.includes(`${name}-`));
    if (!chunk) throw new Error(`${id} has no chunk with the name ${name} (${bundler}).`);
    return chunk;
  });
  return { initial: bytesOf(initial), total: bytesOf(closure(chunks, [...initial, ...lateChunks])) };
}

/** The bytes of the kit's stylesheet, minified. */
export async function stylesheetBytes(): Promise<Bytes> {
  const { transform } = await import('esbuild');
  const source = readFileSync(`${import.meta.dirname}/../../src/styles.css`, 'utf8');
  const { code } = await transform(source, { loader: 'css', minify: true });
  return bytesOf([{ code }]);
}

function bytesOf(chunks: readonly Pick<Chunk, 'code'>[]): Bytes {
  const sum = (size: (code: string) => number) => chunks.reduce((bytes, { code }) => bytes + size(code), 0);
  return {
    min: sum((code) => Buffer.byteLength(code)),
    gzip: sum((code) => gzipSync(code, { level: 9 }).length),
    brotli: sum((code) => brotliCompressSync(code).length),
  };
}

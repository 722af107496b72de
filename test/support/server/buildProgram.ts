import { join } from 'node:path';
import { build } from 'esbuild';
import { temporaryFile } from '../temporaryFile.js';

/** Builds a program of this folder, because Node 20 cannot run TypeScript. Returns its path. */
export async function buildProgram(name: string): Promise<string> {
  const path = await temporaryFile('program.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, name)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: path,
    logLevel: 'error',
  });
  return path;
}

// Writes the files of the package that are generated from the code and the documentation: see writeFiles.ts.
// Vite runs it, because Node 20 does not run TypeScript.
import { join } from 'node:path';
import { runnerImport } from 'vite';

const { module } = await runnerImport(join(import.meta.dirname, 'writeFiles.ts'));
module.writeFiles();

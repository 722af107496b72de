// Writes the files of the package that are generated from the code and the documentation: see writeFiles.ts.
// Vite runs it, because Node 20 does not run TypeScript.
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('writeFiles.ts', import.meta.url).pathname);
module.writeFiles();

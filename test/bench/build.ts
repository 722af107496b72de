import { build, type Plugin } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { importMap } from '../support/importMap.js';
import { contestants, type Contestant } from './contestants.js';
import { kitMarkupModule } from './kitMarkup.js';

const FOLDER = import.meta.dirname;
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

export interface Built {
  contestant: Contestant;
  /** URL of the module that exports the form. */
  url: string;
  /** URLs of the chunks that load on first interaction. */
  late: string[];
  renderToString: () => string;
}

export interface Site {
  builds: Built[];
  importMap: string;
  /** The code of each module, by path. */
  modules: Map<string, string>;
}

interface ServerModule {
  render: () => string;
}

/** Packages in CommonJS call `require('react')`. A browser has React only as a module. */
const REQUIRED_REACT: Plugin = {
  name: 'required react',
  setup(bundler) {
    bundler.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, namespace: 'required-react' } : { path, external: true },
    );
    bundler.onLoad({ filter: /.*/, namespace: 'required-react' }, ({ path }) => ({
      contents: `export * from '${path}'`,
    }));
  },
};

/** Builds the modules of the pages, and the functions that render the forms in Node. */
export async function buildSite(chosen: readonly Contestant[]): Promise<Site> {
  await writeKitMarkup();
  const react = await importMap(REACT);
  const modules = new Map(react.modules);
  modules.set('/harness.js', await buildHarness());
  const builds: Built[] = [];
  for (const contestant of chosen) {
    const files = await buildForm(contestant);
    for (const [path, code] of files) modules.set(path, code);
    const late = (contestant.late ?? []).map((name) => {
      const path = [...files.keys()].find((file) => file.includes(`/${name}-`));
      if (!path) throw new Error(`${contestant.id} has no chunk with the name ${name}.`);
      return path;
    });
    const { render } = await buildServer(contestant);
    builds.push({ contestant, url: `/${contestant.id}/form.js`, late, renderToString: render });
  }
  return { builds, importMap: JSON.stringify({ imports: react.imports }), modules };
}

async function buildForm({ id, file }: Contestant): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [{ in: `${FOLDER}/contestants/${file}.tsx`, out: 'form' }],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: `/${id}`,
    chunkNames: '[name]-[hash]',
    write: false,
    define: PRODUCTION,
    plugins: [REQUIRED_REACT],
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

async function buildHarness(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${FOLDER}/harness.ts`],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external: REACT,
  });
  return outputFiles[0]?.text ?? '';
}

/** Each bundle has its own copy of React, so that no contestant shares its optimized code with another. */
async function buildServer({ id, file }: Contestant): Promise<ServerModule> {
  const outfile = `${FOLDER}/dist/server/${id}.cjs`;
  await build({
    stdin: {
      contents: `
        import { createElement } from 'react';
        import { renderToString } from 'react-dom/server';
        import Form from './contestants/${file}.tsx';
        export const render = () => renderToString(createElement(Form));`,
      resolveDir: FOLDER,
    },
    bundle: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    format: 'cjs',
    outfile,
    define: PRODUCTION,
  });
  return createRequire(import.meta.url)(outfile) as ServerModule;
}

async function writeKitMarkup(): Promise<void> {
  const kit = contestants.find(({ id }) => id === 'kit');
  if (!kit) throw new Error('The kit is not among the contestants.');
  mkdirSync(`${FOLDER}/dist`, { recursive: true });
  const { render } = await buildServer(kit);
  writeFileSync(`${FOLDER}/dist/kitMarkup.tsx`, kitMarkupModule(render()));
}

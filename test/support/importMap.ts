import { build } from 'esbuild';

export interface ImportMap {
  imports: Record<string, string>;
  /** The code of each module, by path. */
  modules: Map<string, string>;
}

const MODULES = 'modules:';

/** Makes packages loadable in a browser without a bundler, as services such as esm.sh do. */
export async function importMap(packages: readonly string[]): Promise<ImportMap> {
  const { outputFiles } = await build({
    entryPoints: packages.map((name) => ({ in: MODULES + name, out: name })),
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '/modules',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'modules',
        setup(bundler) {
          bundler.onResolve({ filter: /^modules:/ }, ({ path }) => ({
            path: path.slice(MODULES.length),
            namespace: 'modules',
          }));
          bundler.onLoad({ filter: /.*/, namespace: 'modules' }, async ({ path }) => {
            const exported = (await import(/* @vite-ignore */ path)) as object;
            // CommonJS modules have no named exports unless they are listed.
            const names = Object.keys(exported).filter((name) => /^[\w$]+$/.test(name));
            return {
              contents: `export { ${names.join(', ')} } from '${path}'`,
              resolveDir: import.meta.dirname,
            };
          });
        },
      },
    ],
  });
  return {
    imports: Object.fromEntries(packages.map((name) => [name, `/modules/${name}.js`])),
    modules: new Map(outputFiles.map(({ path, text }) => [path, text])),
  };
}
